import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, beginAs, type ClassAssignment } from '@inkstone/assignments/testing';
import type { AnyCall } from '@inkstone/call';
import { parseCsv, readTable } from '@inkstone/files/testing/table';
import { finishAttempt } from '@inkstone/taking/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { exportAssignmentResults, exportItemResults, exportStudentResults } from '../../contract.ts';
import { createSubmittedPassage, type SubmittedPassage } from '../../testing.ts';

let school: TestSchool;
let assigned: ClassAssignment;
let read: SubmittedPassage;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  assigned = await anAssignment(school, { kind: 'homework', count: 3 });
  const { student, window } = await beginAs(school, assigned, 0);
  await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  await beginAs(school, assigned, 1);
  read = await createSubmittedPassage(school, { kind: 'test' });
});
afterAll(() => school.close());

const fetchFile = async ({ token }: TestBrowser, { path }: AnyCall, query: string): Promise<Buffer> => {
  const { rawPayload, statusCode } = await school.server.app.inject({
    url: `/api/${path}?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
};

const fetchRows = async (browser: TestBrowser, call: AnyCall, query: string): Promise<string[][]> =>
  parseCsv((await fetchFile(browser, call, `${query}&format=csv`)).toString('utf8'));

test('everyone who got the work has a row with the state; no score is an empty cell', async () => {
  const query = `id=${assigned.id}&classId=${assigned.classId}&columns=points,student,state`;
  const [heads, ...rows] = await fetchRows(assigned.teacher, exportAssignmentResults, query);
  expect(heads).toHaveLength(3);
  const states = rows.map(([, state]) => state);
  expect(states).toHaveLength(3);
  expect(states.filter((state) => /Not started|未开始/.test(state ?? ''))).toHaveLength(1);
  expect(states.filter((state) => /In progress|进行中/.test(state ?? ''))).toHaveLength(1);
  const unscored = rows.filter(([, state]) => /Not started|未开始|In progress|进行中/.test(state ?? ''));
  expect(unscored.map(([, , points]) => points)).toEqual(['', '']);
});

test('a score is a number, a share a percentage and a time an instant in the zone of the heading', async () => {
  const columns = 'points,maximum,percent,submittedAt';
  const query = `id=${read.assignmentId}&format=xlsx&columns=${columns}`;
  const { cells } = readTable(await fetchFile(read.teacher, exportAssignmentResults, query));
  expect(cells.get('D1')?.value).toMatch(/\(Asia\/Shanghai\)$/);
  expect(cells.get('A2')).toMatchObject({ type: 'n', value: '10' });
  expect(cells.get('B2')).toMatchObject({ type: 'n', value: '30' });
  expect(cells.get('C2')).toMatchObject({ type: 'n', format: '0.0%' });
  expect(Number(cells.get('C2')?.value)).toBeCloseTo(1 / 3, 9);
  const serial = Date.parse('2026-03-02T16:00:00.000Z') / 86_400_000 + 25_569;
  expect(Math.abs(Number(cells.get('D2')?.value) - serial)).toBeLessThan(0.01);
});

test('each question has a row, and figures are withheld below the responses that they need', async () => {
  const query = `id=${read.assignmentId}&columns=position,answered,mean,discrimination`;
  const [, ...rows] = await fetchRows(read.teacher, exportItemResults, query);
  expect(rows).toEqual([
    ['1', '1', '1', ''],
    ['2', '1', '0', ''],
    ['3', '0', '0', ''],
  ]);
});

test("a student's work has a row each, also before the report is open to the student", async () => {
  const query = `studentId=${read.person.id}&columns=work,state,points`;
  const [, ...rows] = await fetchRows(read.teacher, exportStudentResults, query);
  expect(rows).toEqual([['A passage', expect.stringMatching(/not released|未公布/), '10']]);
});

test('an unknown column is refused, and the work of somebody else is not found', async () => {
  const input = { id: read.assignmentId, format: 'csv' as const };
  expect(await read.teacher.failed(exportAssignmentResults, { ...input, columns: 'password' })).toMatchObject({
    kind: 'invalid',
  });
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  for (const call of [exportAssignmentResults, exportItemResults]) {
    expect(await stranger.failed(call, input)).toMatchObject({ kind: 'notFound' });
  }
  const ofStudent = { studentId: read.person.id, format: 'csv' };
  expect(await stranger.failed(exportStudentResults, ofStudent)).toMatchObject({ kind: 'notFound' });
});
