import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCsv } from '@inkstone/files/testing/table';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import {
  applyResultsSheet,
  exportAssignmentResults,
  getAttemptReport,
  listResultsSheets,
  overrideScore,
  undoResultsSheet,
} from '../../contract.ts';
import { createSubmittedPassage, type SubmittedPassage } from '../../testing.ts';

let school: TestSchool;
let read: SubmittedPassage;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  read = await createSubmittedPassage(school, { kind: 'test' });
});
afterAll(() => school.close());

const fetchList = async (): Promise<string[][]> => {
  const { rawPayload } = await school.server.app.inject({
    url: `/api/${exportAssignmentResults.path}?id=${read.assignmentId}&format=csv&columns=student,points,record`,
    headers: { authorization: `Bearer ${read.teacher.token}` },
  });
  return parseCsv(rawPayload.toString('utf8'));
};

interface Row {
  attemptId: number;
  outcome: string;
  oldPoints: number | null;
  newPoints: number;
}

const plan = async (lines: string[][], browser = read.teacher) => {
  const bytes = Buffer.from(lines.map((cells) => cells.join(',')).join('\n'));
  const fields = { id: String(read.assignmentId) };
  const { status, body } = await sendForm(school, browser, { path: 'backend/test/planResults', fields, bytes });
  return { status, rows: body['rows'] as Row[] };
};

const apply = (rows: readonly Row[]) =>
  read.teacher.send(applyResultsSheet, {
    ...{ ...newRequestId(), id: read.assignmentId, fileName: 'edited.csv' },
    rows: rows.map(({ attemptId, oldPoints, newPoints }) => ({ attemptId, oldPoints, newPoints })),
  });
const getScore = async () => (await read.teacher.ask(getAttemptReport, { attemptId: read.attemptId })).score;
const listSheets = async () => (await read.teacher.ask(listResultsSheets, { id: read.assignmentId })).list;

/** The exported list with other points in its row. */
const edit = async (points: string): Promise<string[][]> => {
  const [heads = [], row = []] = await fetchList();
  return [heads, [row[0] ?? '', points, row[2] ?? '']];
};

test('an edited list is a proposal: nothing is written, and each row says what it would do', async () => {
  const before = await getScore();
  const [heads = [], row = []] = await edit('12.5');
  const record = row[2] ?? '';
  const { rows } = await plan([heads, row, ['Nobody', '1', '999999-0-0'], ['Again', '3', record], ['Without', '', '']]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['change', 'unknown', 'repeated', 'same']);
  expect(rows[0]).toMatchObject({ attemptId: read.attemptId, oldPoints: before, newPoints: 12.5 });
  const others = [];
  for (const points of ['abc', '1000', String(before)])
    others.push((await plan([heads, ['', points, record]])).rows[0]);
  expect(others.map((row) => row?.outcome)).toEqual(['notNumber', 'aboveMaximum', 'same']);
  expect(await getScore()).toBe(before);
  expect(
    (
      await plan([
        ['student', 'points'],
        ['a', '1'],
      ])
    ).status,
  ).toBeGreaterThanOrEqual(400);
});

test('an applied row is a change by hand with the sheet as its reason; twice changes nothing, and it is undone', async () => {
  const before = await getScore();
  const lines = await edit('12.5');
  const { rows } = await plan(lines);
  expect((await apply(rows)).list).toEqual([{ attemptId: read.attemptId, outcome: 'applied' }]);
  const report = await read.teacher.ask(getAttemptReport, { attemptId: read.attemptId });
  expect(report).toMatchObject({ score: 12.5, scoreChanged: { oldPoints: before } });
  expect(report.scoreChanged?.reason).toContain('edited.csv');
  expect((await apply(rows)).list).toMatchObject([{ outcome: 'same' }]);
  expect((await plan(lines)).rows).toMatchObject([{ outcome: 'same' }]);
  const sheets = await listSheets();
  expect(sheets).toMatchObject([{ fileName: 'edited.csv', changes: 1, undoneAt: null }]);
  const undo = { id: read.assignmentId, sheetId: sheets[0]?.sheetId ?? 0 };
  expect(await read.teacher.send(undoResultsSheet, { ...newRequestId(), ...undo })).toMatchObject({
    undone: 1,
    stays: 0,
  });
  expect(await getScore()).toBe(before);
  expect(await read.teacher.refused(undoResultsSheet, { ...newRequestId(), ...undo })).toBe('markSheet.undone');
});

test('a total that was changed since the export, or since the receipt, stays', async () => {
  const lines = await edit('11');
  const { rows } = await plan(lines);
  const change = { attemptId: read.attemptId, score: 14, reason: 'Agreed in class.' };
  await read.teacher.send(overrideScore, { ...newRequestId(), ...change });
  expect((await plan(lines)).rows).toMatchObject([{ outcome: 'changedSince' }]);
  expect((await apply(rows)).list).toMatchObject([{ outcome: 'changedMeanwhile' }]);
  expect(await getScore()).toBe(14);
  const again = await plan(await edit('13'));
  await apply(again.rows);
  await read.teacher.send(overrideScore, { ...newRequestId(), ...change, score: 15 });
  const sheetId = (await listSheets())[0]?.sheetId ?? 0;
  const undone = await read.teacher.send(undoResultsSheet, { ...newRequestId(), id: read.assignmentId, sheetId });
  expect(undone).toMatchObject({ undone: 0, stays: 1 });
  expect(await getScore()).toBe(15);
});

test('only who gave the work brings its list back', async () => {
  const lines = await edit('1');
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await plan(lines, stranger)).status).toBe(404);
  const rows = [{ attemptId: read.attemptId, oldPoints: null, newPoints: 1 }];
  const input = { ...newRequestId(), id: read.assignmentId, fileName: '', rows };
  expect(await stranger.failed(applyResultsSheet, input)).toMatchObject({ kind: 'notFound' });
});

test('an attempt at other work refuses the rows beside it too', async () => {
  const before = await getScore();
  const own = { attemptId: read.attemptId, oldPoints: before, newPoints: 3 };
  const rows = [own, { ...own, attemptId: 987_654_321 }];
  const input = { ...newRequestId(), id: read.assignmentId, fileName: '', rows };
  expect(await read.teacher.failed(applyResultsSheet, input)).toMatchObject({ kind: 'notFound' });
  expect(await getScore()).toBe(before);
});
