import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages } from '@inkstone/messages/contract';
import { drawTextXlsx } from '@inkstone/files/table';
import { parseCsv } from '@inkstone/files/testing/table';
import { aClass } from '@inkstone/people/testing';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  deletePaperTest,
  exportPaperMarks,
  exportStudentResults,
  getGradebook,
  getPaperTest,
  listMyPaperMarks,
  listStudentPaperMarks,
  releasePaperTest,
  savePaperMarks,
  savePaperTest,
  undoPaperSheet,
} from '../../contract.ts';
import { streamSchoolResults } from '../results/stream-school-results.ts';

let school: TestSchool;
let teacher: TestBrowser;
let classId: number;
let students: TestPerson[];
let person: TestPerson;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  const room = await aClass(school, { students: 3 });
  ({ id: classId, students, teacher: person } = room);
  teacher = await school.signIn(room.teacher);
});
afterAll(() => school.close());

const draft = { title: 'Fractions', day: '2026-02-27', maximum: 50, parts: [] };
type Draft = Partial<Omit<typeof draft, 'maximum' | 'parts'>> & {
  maximum?: number | null;
  parts?: { name: string; maximum: number }[];
};
const make = async (more: Draft = {}): Promise<number> =>
  (await teacher.send(savePaperTest, { ...newRequestId(), classId, edition: 0, ...draft, ...more })).id;

const toMark = (
  index: number,
  edition: number,
  points: number | null,
  state: 'marked' | 'absent' | 'empty' = 'marked',
) => ({
  ...{ studentId: students[index]?.id ?? 0, edition, state, points, parts: [] as (number | null)[] },
});
const save = (id: number, marks: ReturnType<typeof toMark>[], fileName: string | null = null) =>
  teacher.send(savePaperMarks, { ...newRequestId(), id, fileName, marks });
const release = (id: number) => teacher.send(releasePaperTest, { ...newRequestId(), id });
const plan = async (id: number, bytes: Buffer, browser = teacher) =>
  sendForm(school, browser, { path: 'backend/myClass/planPaperMarks', fields: { id: String(id) }, bytes });

test('marks are saved each by itself with their history; empty is not zero, and a newer mark is not overwritten', async () => {
  const id = await make();
  const first = await save(id, [toMark(0, 0, 0), toMark(1, 0, 51), toMark(2, 0, null, 'absent')]);
  expect(first.list.map(({ outcome }) => outcome)).toEqual(['saved', 'aboveMaximum', 'saved']);
  expect((await save(id, [toMark(0, 0, 12.5)])).list).toMatchObject([
    { outcome: 'changedMeanwhile', edition: 1, mark: { points: 0 } },
  ]);
  expect((await save(id, [toMark(0, 0, 0)])).list).toMatchObject([{ outcome: 'same', edition: 1 }]);
  expect((await save(id, [toMark(0, 1, 12.5)])).list).toMatchObject([{ outcome: 'saved', edition: 2 }]);
  const { list, changes } = await teacher.ask(getPaperTest, { id });
  const states = new Map(list.map(({ studentId, mark }) => [studentId, mark]));
  expect(students.map((student) => states.get(student.id))).toEqual([
    { state: 'marked', points: 12.5, parts: [] },
    { state: 'empty', points: null, parts: [] },
    { state: 'absent', points: null, parts: [] },
  ]);
  expect(changes).toHaveLength(3);
  expect(changes[0]).toMatchObject({ old: { points: 0 }, new: { points: 12.5 }, sheet: null });
});

test('a second mark of one student in one request is judged by what the first has become', async () => {
  const id = await make({ title: 'Twice' });
  expect((await save(id, [toMark(0, 0, 5), toMark(0, 0, 6)])).list).toMatchObject([
    { outcome: 'saved', edition: 1, mark: { points: 5 } },
    { outcome: 'changedMeanwhile', edition: 1, mark: { points: 5 } },
  ]);
  expect((await save(id, [toMark(1, 0, 51), toMark(1, 0, 7)])).list).toMatchObject([
    { outcome: 'aboveMaximum', edition: 0, mark: { points: null } },
    { outcome: 'saved', edition: 1, mark: { points: 7 } },
  ]);
  const { list } = await teacher.ask(getPaperTest, { id });
  const points = new Map(list.map(({ studentId, mark }) => [studentId, mark.points]));
  expect(students.map((student) => points.get(student.id))).toEqual([5, 7, null]);
});

test('a total is there once every part is, and a test whose marks would not fit is not changed', async () => {
  const parts = [
    { name: 'Part A', maximum: 20 },
    { name: 'Part B', maximum: 30 },
  ];
  const id = await make({ title: 'In parts', maximum: null, parts });
  const send = (edition: number, values: (number | null)[]) =>
    save(id, [{ ...toMark(0, edition, null), parts: values }]);
  expect((await send(0, [18, null])).list[0]?.mark).toEqual({ state: 'marked', points: null, parts: [18, null] });
  expect((await send(1, [18, 31])).list[0]?.outcome).toBe('aboveMaximum');
  expect((await send(1, [18, 25.5])).list[0]?.mark).toMatchObject({ points: 43.5 });
  expect(await teacher.ask(getPaperTest, { id })).toMatchObject({ maximum: 50, parts });
  const change = { ...newRequestId(), classId, id, edition: 1, ...draft, parts: [], maximum: 10 };
  expect(await teacher.refused(savePaperTest, change)).toBe('paper.marksDoNotFit');
  expect(await teacher.refused(savePaperTest, { ...change, ...newRequestId(), edition: 3 })).toBe(
    'paper.changedMeanwhile',
  );
});

test('marks are in the gradebook and count once they are released; students are told and read theirs alone', async () => {
  const id = await make({ title: 'Decimals' });
  await save(id, [toMark(0, 0, 40), toMark(1, 0, null, 'absent')]);
  const student = await school.signIn(students[0] ?? ({} as TestPerson));
  const readCells = async () => {
    const { works, list } = await teacher.ask(getGradebook, { classId, pageNum: 50 });
    const column = works.findIndex((work) => work.id === id);
    const cellOf = (index: number) => list.find(({ studentId }) => studentId === students[index]?.id)?.cells[column];
    return { work: works[column], cells: [cellOf(0), cellOf(1), cellOf(2)] };
  };
  const before = await readCells();
  expect(before.work).toMatchObject({ isOnPaper: true, family: 'test', mean: null, released: 0 });
  expect(before.cells.map((cell) => cell?.state)).toEqual(['marked', 'absent', 'notMarked']);
  expect((await student.ask(listMyPaperMarks, {})).list).toEqual([]);

  await release(id);
  expect(await teacher.refused(releasePaperTest, { ...newRequestId(), id })).toBe('paper.released');
  const after = await readCells();
  expect(after.work).toMatchObject({ mean: 0.8, released: 1 });
  expect(after.cells[0]).toMatchObject({ state: 'released', points: 40, maximum: 50 });
  expect((await student.ask(listMyPaperMarks, {})).list).toMatchObject([{ id, mark: { points: 40 }, changes: [] }]);
  const events = async () => (await student.ask(listMessages, {})).messages.map(({ event }) => event);
  expect(await events()).toContain('paperMarked');

  school.clock.pass({ minutes: 1 });
  await save(id, [toMark(0, 1, 42)]);
  expect((await student.ask(listMyPaperMarks, {})).list[0]).toMatchObject({
    mark: { points: 42 },
    changes: [{ old: { points: 40 }, new: { points: 42 } }],
  });
  const told = (await student.ask(listMessages, {})).messages.find(({ event }) => event === 'paperScoreChanged');
  expect(told?.messageContent).toContain('42');
  const studentId = students[0]?.id ?? 0;
  expect((await teacher.ask(listStudentPaperMarks, { studentId })).list.map((result) => result.id)).toContain(id);
});

test('a released test that is deleted takes its notices with it, and its students are told', async () => {
  const id = await make({ title: 'Withdrawn' });
  await save(id, [toMark(0, 0, 40), toMark(1, 0, null, 'absent')]);
  const [student, other] = [await school.signIn(students[0] ?? person), await school.signIn(students[2] ?? person)];
  const listTold = async (browser: TestBrowser) =>
    (await browser.ask(listMessages, {})).messages.flatMap(({ event, messageContent }) =>
      messageContent.includes('Withdrawn') ? [event] : [],
    );
  await release(id);
  school.clock.pass({ minutes: 1 });
  await save(id, [toMark(0, 1, 41)]);
  expect(await listTold(student)).toEqual(['paperScoreChanged', 'paperMarked']);
  await teacher.send(deletePaperTest, { ...newRequestId(), id });
  expect(await listTold(student)).toEqual(['paperTestDeleted']);
  expect(await listTold(other)).toEqual([]);
  expect((await student.ask(listMyPaperMarks, {})).list.map((result) => result.id)).not.toContain(id);
});

test('marks of tests on paper are in the results file of their student and in the marks of the whole school', async () => {
  const id = await make({ title: 'In the files', day: '2026-02-20' });
  await save(id, [toMark(0, 0, 40), toMark(1, 0, null, 'absent')]);
  const query = `studentId=${students[0]?.id ?? 0}&format=csv&columns=work,family,state,points,maximum,percent,day`;
  const { rawPayload } = await school.server.app.inject({
    url: `/api/${exportStudentResults.path}?${query}`,
    headers: { authorization: `Bearer ${teacher.token}` },
  });
  const own = parseCsv(rawPayload.toString('utf8')).filter(([work]) => work === 'In the files');
  expect(own).toEqual([['In the files', 'Test on paper', 'Marked, not released', '40', '50', '80%', '2026-02-20']]);

  const lines = await school.tx(async (tx) => {
    const reader = { tx, now: school.clock.now(), school: { graceSeconds: 0, timeZone: 'Asia/Shanghai' } };
    const chunks: Buffer[] = [];
    for await (const chunk of streamSchoolResults({ ...reader, language: 'en' }, 'csv')) chunks.push(chunk);
    return parseCsv(Buffer.concat(chunks).toString('utf8'));
  });
  const heads = lines[0] ?? [];
  const read = (row: string[], ...names: string[]) => names.map((name) => row[heads.indexOf(name)]);
  const marks = lines.filter(([work]) => work === 'In the files');
  const facts = ['User name', 'State', 'Points', 'Highest possible', 'Day of a test on paper'];
  const expected = [
    [students[0]?.username, 'Marked, not released', '40', '50', '2026-02-20'],
    [students[1]?.username, 'Absent', '', '', '2026-02-20'],
    [students[2]?.username, 'Not marked', '', '', '2026-02-20'],
  ];
  expect(marks.map((row) => read(row, ...facts))).toEqual(expect.arrayContaining(expected));
  expect(marks).toHaveLength(3);
});

test('a sheet is a proposal; chosen rows are applied, a second time nothing changes, and it is undone', async () => {
  const id = await make({ title: 'By sheet' });
  await save(id, [toMark(1, 0, 20)]);
  const [first, second, third] = students.map(({ username }) => username);
  const rows = [
    ['用户名', '姓名', '得分'],
    [first ?? '', '', '33.5'],
    [second ?? '', '', '20'],
    [third ?? '', '', '缺考'],
    ['nobody-here', '', '7'],
    [first ?? '', '', '9'],
  ];
  const { body } = await plan(id, await drawTextXlsx('Marks', rows));
  const planned = body as {
    fileName: string;
    rows: { outcome: string; studentId: number; edition: number; new: object }[];
  };
  expect(planned.rows.map(({ outcome }) => outcome)).toEqual(['change', 'same', 'change', 'unknown', 'repeated']);
  const { list } = await teacher.ask(getPaperTest, { id });
  expect(list.filter(({ mark }) => mark.state === 'empty')).toHaveLength(2);

  const marks = planned.rows
    .filter(({ outcome }) => outcome === 'change')
    .map(({ studentId, edition, new: mark }) => ({ studentId, edition, ...mark })) as ReturnType<typeof toMark>[];
  expect((await save(id, marks, 'marks.xlsx')).list.map(({ outcome }) => outcome)).toEqual(['saved', 'saved']);
  expect((await save(id, marks, 'marks.xlsx')).list.map(({ outcome }) => outcome)).toEqual(['same', 'same']);
  const applied = await teacher.ask(getPaperTest, { id });
  expect(applied.sheets).toMatchObject([{ fileName: 'marks.xlsx', marks: 2, undoneAt: null }]);
  expect(applied.changes[0]).toMatchObject({ sheet: 'marks.xlsx' });

  await save(id, [toMark(0, 1, 34)]);
  const sheetId = applied.sheets[0]?.id ?? 0;
  expect(await teacher.send(undoPaperSheet, { ...newRequestId(), id, sheetId })).toMatchObject({ undone: 1, stays: 1 });
  expect(await teacher.refused(undoPaperSheet, { ...newRequestId(), id, sheetId })).toBe('markSheet.undone');
  const undone = await teacher.ask(getPaperTest, { id });
  expect(undone.list.find(({ studentId }) => studentId === students[2]?.id)?.mark.state).toBe('empty');
});

test('the file of marks lists the class, and comes back as it went out; other files are refused', async () => {
  const id = await make({ title: 'Round trip' });
  await save(id, [toMark(0, 0, 7.25), toMark(1, 0, null, 'absent')]);
  const { rawPayload } = await school.server.app.inject({
    url: `/api/${exportPaperMarks.path}?id=${id}&format=csv`,
    headers: { authorization: `Bearer ${teacher.token}` },
  });
  const [heads, ...rows] = parseCsv(rawPayload.toString('utf8'));
  expect(heads).toHaveLength(4);
  const cells = rows.map((row) => row[3] ?? '');
  expect(cells).toHaveLength(3);
  expect(cells).toEqual(expect.arrayContaining(['', '7.25', expect.stringMatching(/Absent|缺考/)]));
  const { body } = await plan(id, rawPayload);
  expect((body['rows'] as { outcome: string }[]).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
  const refusals = [];
  for (const bytes of [Buffer.from('%PDF-1.7'), Buffer.from('a,b\n1,2\n')]) {
    const { status } = await plan(id, bytes);
    refusals.push(status);
  }
  expect(refusals.every((status) => status >= 400)).toBe(true);
});

test('a colleague of the class reads a test and marks nothing; others find nothing', async () => {
  const id = await make({ title: 'Mine alone' });
  const colleague = await school.person({ role: 'teacher' });
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  await school.db.run(sql`insert into class_teacher (class_id, teacher_id) values (${classId}, ${colleague.id})`);
  const browser = await school.signIn(colleague);
  expect(await browser.ask(getPaperTest, { id })).toMatchObject({ isMine: false });
  const marks = { ...newRequestId(), id, fileName: null, marks: [toMark(0, 0, 1)] };
  for (const other of [browser, stranger]) {
    expect(await other.failed(savePaperMarks, { ...marks, ...newRequestId() })).toMatchObject({ kind: 'notFound' });
    expect(await other.failed(releasePaperTest, { ...newRequestId(), id })).toMatchObject({ kind: 'notFound' });
    expect((await plan(id, Buffer.from('x'), other)).status).toBe(404);
  }
  expect(await stranger.failed(getPaperTest, { id })).toMatchObject({ kind: 'notFound' });
  const strange = { ...marks, ...newRequestId(), marks: [{ ...toMark(0, 0, 1), studentId: colleague.id }] };
  expect(await teacher.failed(savePaperMarks, strange)).toMatchObject({ kind: 'notFound' });
});

test('the mark of a student who has left the class since keeps no other back; who was never in it refuses all', async () => {
  const id = await make();
  const leaver = students[2]?.id ?? 0;
  await school.db.run(sql`update class_member set left_at = ${school.clock.now()} where student_id = ${leaver}`);
  const marks = [toMark(0, 0, 7), toMark(2, 0, 8)];
  const stranger = { ...toMark(1, 0, 9), studentId: (await school.person()).id };
  const input = { ...newRequestId(), id, fileName: null, marks: [...marks, stranger] };
  expect(await teacher.failed(savePaperMarks, input)).toMatchObject({ kind: 'notFound' });
  expect((await save(id, marks)).list.map(({ outcome }) => outcome)).toEqual(['saved', 'notInClass']);
});
