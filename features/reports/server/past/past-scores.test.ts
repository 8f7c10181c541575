import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawTextXlsx } from '@inkstone/files/table';
import { aClass } from '@inkstone/people/testing';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  applyPastScores,
  listMyPastScores,
  listPastScoreSheets,
  listStudentPastScores,
  undoPastScores,
} from '../../contract/past-scores.ts';

let school: TestSchool;
let head: TestBrowser;
let teacher: TestBrowser;
let person: TestPerson;
let headPerson: TestPerson;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  const room = await aClass(school, { students: 1 });
  person = room.students[0] ?? (await school.person());
  teacher = await school.signIn(room.teacher);
  headPerson = await school.person({ role: 'staff', permissions: ['school', 'school_people'] });
  head = await school.signIn(headPerson);
});
afterAll(() => school.close());

interface Row {
  number: number;
  studentId: number;
  outcome: string;
  old: { total: string; parts: { name: string; score: string }[]; source: string } | null;
  score: { exam: string; day: string; total: string; parts: { name: string; score: string }[]; source: string };
}

const heads = ['用户名', '考试', '考试日期', '总分', '阅读', '听力', '来源'];
const plan = async (...rows: string[][]) => {
  const bytes = await drawTextXlsx('Scores', [heads, ...rows]);
  const { body } = await sendForm(school, head, { path: 'backend/school/planPastScores', fields: {}, bytes });
  return body['rows'] as Row[];
};
const apply = (rows: readonly Row[]) =>
  head.send(applyPastScores, {
    ...{ ...newRequestId(), fileName: 'scores.xlsx' },
    rows: rows.map(({ studentId, score, old }) => ({ ...score, studentId, old })),
  });
const listSheets = async () => (await head.ask(listPastScoreSheets, {})).list;
const readOwn = async () => (await (await school.signIn(person)).ask(listMyPastScores, {})).list;

test('a sheet is a proposal; imported, its scores are read as history by the student and the teacher', async () => {
  const name = person.username;
  const rows = await plan(
    [name, '托福', '2025年3月14日', '103', '27', '', 'ETS'],
    [name, '托福', '2025-03-14', '104', '', '', ''],
    ['nobody-here', '托福', '2025-03-14', '90', '', '', ''],
    [name, '', '2025-03-14', '90', '', '', ''],
    [name, 'SAT', '2025-02-30', '1400', '', '', ''],
    [name, 'SAT', '2025-02-03', '', '', '', ''],
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(['change', 'repeated', 'unknown', 'noExam', 'noDay', 'noTotal']);
  expect(await readOwn()).toEqual([]);
  const chosen = rows.filter(({ outcome }) => outcome === 'change');
  expect(await apply(chosen)).toMatchObject({ applied: 1, same: 0, left: 0 });
  expect(await apply(chosen)).toMatchObject({ applied: 0, same: 1, left: 0 });
  const score = {
    exam: '托福',
    day: '2025-03-14',
    total: '103',
    parts: [{ name: '阅读', score: '27' }],
    source: 'ETS',
  };
  expect(await readOwn()).toMatchObject([score]);
  expect((await teacher.ask(listStudentPastScores, { studentId: person.id })).list).toMatchObject([score]);
  expect(await listSheets()).toMatchObject([{ fileName: 'scores.xlsx', scores: 1, undoneAt: null }]);
});

test('a later sheet changes a score, what changed since the receipt stays, and undoing gives back what was there', async () => {
  const rows = await plan([person.username.toUpperCase(), '托福', '2025-03-14', '105', '28', '', 'ETS']);
  expect(rows).toMatchObject([{ outcome: 'change', old: { total: '103' } }]);
  expect(await apply(rows)).toMatchObject({ applied: 1 });
  const late = rows.map((row) => ({ ...row, score: { ...row.score, total: '99' } }));
  expect(await apply(late)).toMatchObject({ applied: 0, left: 1 });
  const [second] = await listSheets();
  expect(await head.send(undoPastScores, { ...newRequestId(), sheetId: second?.sheetId ?? 0 })).toMatchObject({
    ...{ undone: 1, stays: 0 },
  });
  expect(await readOwn()).toMatchObject([{ total: '103' }]);
  const again = { ...newRequestId(), sheetId: second?.sheetId ?? 0 };
  expect(await head.refused(undoPastScores, again)).toBe('markSheet.undone');
});

const planColumns = async (columns: string | null, ...rows: string[][]) => {
  const bytes = await drawTextXlsx('Scores', rows);
  const fields: Record<string, string> = columns === null ? {} : { columns };
  const { body } = await sendForm(school, head, { path: 'backend/school/planPastScores', fields, bytes });
  return body as unknown as {
    isComplete: boolean;
    columns: { head: string; field: string | null; samples: string[] }[];
    rows: (Row & { dayText: string })[];
  };
};

test('columns whose heads say nothing are named by the administrator, and then planned', async () => {
  const sheet = [
    ['Who', 'Which', 'When', 'Result', 'Reading', 'Remark of the office'],
    [person.username, 'IELTS', '2025/5/10', '7.5', '8', 'kept'],
    [person.username, 'IELTS', 'May 2025', '7', '', ''],
  ];
  const guessed = await planColumns(null, ...sheet);
  expect(guessed).toMatchObject({ isComplete: false, rows: [] });
  expect(guessed.columns[0]).toEqual({ head: 'Who', field: 'part', samples: [person.username, person.username] });
  const named = await planColumns('username,exam,day,total,part,', ...sheet);
  expect(named.columns.map(({ field }) => field)).toEqual(['username', 'exam', 'day', 'total', 'part', null]);
  expect(named).toMatchObject({ isComplete: true });
  expect(named.rows).toMatchObject([
    { outcome: 'change', score: { exam: 'IELTS', day: '2025-05-10', total: '7.5', source: '' } },
    { outcome: 'noDay', dayText: 'May 2025', score: { day: '' } },
  ]);
  expect(named.rows[0]?.score.parts).toEqual([{ name: 'Reading', score: '8' }]);
});

test('only who administers people brings scores in, and only who teaches a student reads them', async () => {
  const rows = [{ studentId: person.id, exam: 'SAT', day: '2025-01-01', total: '1', parts: [], source: '', old: null }];
  const input = { ...newRequestId(), fileName: '', rows };
  expect(await teacher.failed(applyPastScores, input)).toMatchObject({ kind: 'forbidden' });
  const staffToo = {
    ...input,
    ...newRequestId(),
    rows: rows.flatMap((row) => [row, { ...row, studentId: headPerson.id }]),
  };
  expect(await head.failed(applyPastScores, staffToo)).toMatchObject({ kind: 'notFound' });
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await stranger.failed(listStudentPastScores, { studentId: person.id })).toMatchObject({ kind: 'notFound' });
});

test('a sheet can be undone for thirty days', async () => {
  const sheetId = (await listSheets()).find(({ undoneAt }) => undoneAt === null)?.sheetId ?? 0;
  school.clock.pass({ days: 31 });
  const browser = await school.signIn(headPerson);
  expect(await browser.refused(undoPastScores, { ...newRequestId(), sheetId })).toBe('markSheet.tooLate');
  expect((await browser.ask(listPastScoreSheets, {})).list.map(({ undoUntil }) => undoUntil)).toEqual([null, null]);
});
