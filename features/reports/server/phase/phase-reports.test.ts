import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLink } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  createPhaseReport,
  deletePhaseReport,
  updatePhaseReport,
  getPhaseReport,
  listPhaseReports,
} from '../../contract.ts';
import { createSubmittedPassage, type SubmittedPassage } from '../../testing.ts';

let school: TestSchool;
let read: SubmittedPassage;
let colleague: TestBrowser;
let studentId: number;
beforeAll(async () => {
  school = await openSchool();
  read = await createSubmittedPassage(school, { kind: 'test' });
  studentId = read.person.id;
  const person = await school.person({ role: 'teacher' });
  await aLink(school, person, read.person);
  colleague = await school.signIn(person);
});
afterAll(() => school.close());

const press = () => ({ requestId: randomUUID() });
const march = { from: '2026-03-01', to: '2026-03-31' };
const comments = { overall: 'A good month.', strengths: 'Reads closely.', advice: 'Answer the last one too.' };
const begin = async (period = march) =>
  (await read.teacher.send(createPhaseReport, { ...press(), studentId, title: 'March', ...period })).id;

test('a draft computes the figures of its period from submissions and due assignments', async () => {
  const { numbers, comments, version } = await read.teacher.ask(getPhaseReport, { id: await begin() });
  expect({ said: comments, version }).toEqual({ said: { overall: '', strengths: '', advice: '' }, version: 1 });
  expect(numbers).toMatchObject({
    ...{ answered: 2, right: 1, marked: 3 },
    weeks: [{ monday: '2026-03-02', answered: 2 }],
    tests: { given: 1, done: 1, onTime: 1 },
    homework: { given: 0, done: 0, onTime: 0 },
    subjects: [{ programme: 'toefl-2023', subject: 'reading', pieces: 1, right: 1, scored: 3 }],
    results: [{ id: read.assignmentId, title: 'A passage', score: 10, scoreMax: 30 }],
  });
});

test('a period without work has no figures, and days count in the time zone of the school', async () => {
  const empty = await read.teacher.ask(getPhaseReport, { id: await begin({ from: '2026-02-01', to: '2026-03-01' }) });
  expect(empty.numbers).toMatchObject({ answered: 0, weeks: [], tests: { given: 0 }, results: [] });
  const day = await read.teacher.ask(getPhaseReport, { id: await begin({ from: '2026-03-02', to: '2026-03-02' }) });
  expect(day.numbers).toMatchObject({ answered: 2, tests: { given: 1 } });
});

test('work counts in the period of its submission, and by its deadline only without one', async () => {
  const due = (at: string) =>
    school.db.run(sql`update assignment set deadline = ${at}::timestamptz where id = ${read.assignmentId}`);
  const april = { from: '2026-04-01', to: '2026-04-30' };
  const countAssigned = async (period: typeof april) =>
    (await read.teacher.ask(getPhaseReport, { id: await begin(period) })).numbers.tests;
  // Submitted on 2 March, due in April.
  await due('2026-04-10T08:00:00Z');
  expect(await countAssigned(march)).toEqual({ given: 1, done: 1, onTime: 1 });
  expect(await countAssigned(april)).toEqual({ given: 0, done: 0, onTime: 0 });
  await school.db.run(sql`update recipient set submitted_at = null where assignment_id = ${read.assignmentId}`);
  expect(await countAssigned(april)).toEqual({ given: 1, done: 0, onTime: 0 });
  await school.db.run(sql`update recipient r set submitted_at = a.submitted_at from attempt a
         where a.id = r.attempt_id and r.assignment_id = ${read.assignmentId}`);
  await due('2026-03-02T11:00:00Z');
});

test('a published report keeps its comments and figures for everyone who teaches the student, until it is unpublished', async () => {
  const id = await begin();
  expect(await colleague.failed(getPhaseReport, { id })).toMatchObject({ kind: 'notFound' });
  const saved = await read.teacher.send(updatePhaseReport, { ...press(), id, version: 1, comments });
  expect(saved).toMatchObject({ version: 2, publishedAt: null });
  const published = await read.teacher.send(updatePhaseReport, { ...press(), id, version: 2, publish: true });
  expect(published.publishedAt).toBe(school.clock.now().toISOString());
  const seen = await colleague.ask(getPhaseReport, { id });
  expect(seen).toMatchObject({ isMine: false, comments, numbers: { answered: 2 } });
  const words = { ...press(), id, version: 3, title: 'April' };
  expect(await read.teacher.refused(updatePhaseReport, words)).toBe('phase.published');
  await read.teacher.send(updatePhaseReport, { ...words, publish: false });
  expect(await colleague.failed(getPhaseReport, { id })).toMatchObject({ kind: 'notFound' });
});

test('an older window overwrites nothing', async () => {
  const id = await begin();
  await read.teacher.send(updatePhaseReport, { ...press(), id, version: 1, title: 'One' });
  expect(await read.teacher.refused(updatePhaseReport, { ...press(), id, version: 1, title: 'Two' })).toBe(
    'phase.newer',
  );
});

test("lists show the caller's own, and for a student also published ones of colleagues; a deleted one is gone", async () => {
  const id = await begin();
  const drafts = (await colleague.ask(listPhaseReports, { studentId })).list.map((row) => row.id);
  expect(drafts).not.toContain(id);
  await read.teacher.send(updatePhaseReport, { ...press(), id, version: 1, publish: true });
  expect((await colleague.ask(listPhaseReports, { studentId })).list[0]).toMatchObject({ id, isMine: false });
  expect((await colleague.ask(listPhaseReports, {})).total).toBe(0);
  expect(await colleague.failed(deletePhaseReport, { ...press(), id })).toMatchObject({ kind: 'notFound' });
  await read.teacher.send(deletePhaseReport, { ...press(), id });
  expect(await read.teacher.failed(getPhaseReport, { id })).toMatchObject({ kind: 'notFound' });
});

test('a reversed period or one longer than a year is refused; another teacher’s student is not found', async () => {
  const draft = { ...press(), studentId, title: 'Odd' };
  for (const period of [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2024-01-01', to: '2026-03-01' },
  ]) {
    expect(await read.teacher.refused(createPhaseReport, { ...draft, ...period })).toBe('phase.period');
  }
  const ancient = { ...draft, from: '0000-01-01', to: '0000-02-01' };
  expect(await read.teacher.failed(createPhaseReport, ancient)).toMatchObject({ kind: 'invalid' });
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await stranger.failed(createPhaseReport, { ...draft, ...march })).toMatchObject({ kind: 'notFound' });
  expect(await stranger.failed(listPhaseReports, { studentId })).toMatchObject({ kind: 'notFound' });
});
