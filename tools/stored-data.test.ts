import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { myTests, testDetail } from '@inkstone/assignments/contract';
import { restoreDatabase } from '@inkstone/db/backup';
import { cloneDatabase, type TestDatabase } from '@inkstone/db/testing';
import { listBackendMessages, listMessages } from '@inkstone/messages/contract';
import { attemptReport } from '@inkstone/reports/contract';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/server/testing';
import type { startAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, type AssignmentFixture } from '@inkstone/taking/testing';
import type * as z from 'zod';

type Start = z.output<(typeof startAttempt)['output']>;

/** What the server answered when the fixture was written, with whom and what it was about. */
interface Answers {
  now: string;
  open: Start;
  openWindowId: string;
  mock: Start;
  people: Record<
    'openStudent' | 'mockStudent' | 'lateTeacher' | 'essayTeacher' | 'givenTeacher' | 'redoStudent' | 'author',
    TestPerson
  >;
  ids: Record<'openAssignment' | 'mockAssignment' | 'givenAssignment' | 'lateAttempt' | 'essayAttempt', number> & {
    questions: number[];
    mockWindowId: string;
  };
  late: object;
  detail: object;
  essay: object;
  redoTests: object;
  notices: object;
  messages: object;
  tests: object;
}

const folder = path.join(import.meta.dirname, 'fixtures/before-standard-names');
const before = JSON.parse(readFileSync(path.join(folder, 'answers.json'), 'utf8')) as Answers;
const migrations = path.join(import.meta.dirname, '../apps/server/migrations');

const emptyDatabase = (): Promise<TestDatabase> => {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/template1';
  return cloneDatabase(url.href);
};

let school: TestSchool;
beforeAll(async () => {
  const database = await emptyDatabase();
  await restoreDatabase({
    connection: { connectionString: database.url },
    folder: path.join(folder, 'database'),
    migrations,
  });
  school = await openSchool({ now: before.now, database });
});
afterAll(() => school.close());

const signIn = (name: keyof Answers['people']) => school.signIn(before.people[name]);

const fixtureFor = async (name: 'open' | 'mock'): Promise<AssignmentFixture> => {
  const student = await signIn(`${name}Student`);
  const assignmentId = before.ids[`${name}Assignment`];
  return { teacher: student, student, studentPerson: student.person, assignmentId, questionIds: [], kind: 'test' };
};

test('lists, reports and messages answer what they answered before', async () => {
  const lateTeacher = await signIn('lateTeacher');
  expect(await lateTeacher.ask(attemptReport, { attemptId: before.ids.lateAttempt })).toMatchObject(before.late);
  const essayTeacher = await signIn('essayTeacher');
  expect(await essayTeacher.ask(attemptReport, { attemptId: before.ids.essayAttempt })).toMatchObject(before.essay);
  const givenTeacher = await signIn('givenTeacher');
  expect(await givenTeacher.ask(testDetail, { id: before.ids.givenAssignment })).toMatchObject(before.detail);
  expect(await (await signIn('redoStudent')).ask(myTests, {})).toMatchObject(before.redoTests);
  expect(await (await signIn('author')).ask(listBackendMessages, {})).toMatchObject(before.notices);
  const student = await signIn('openStudent');
  expect(await student.ask(listMessages, {})).toMatchObject(before.messages);
  expect(await student.ask(myTests, {})).toMatchObject(before.tests);
});

test('an open attempt starts with the same answer, and goes on to its end', async () => {
  school.clock.set(before.open.serverTime);
  const work = await fixtureFor('open');
  const driver = await openAttemptDriver(school, work, { windowId: before.openWindowId });
  expect(driver.start).toMatchObject(before.open);
  const [questionId = 0] = before.ids.questions;
  expect(Object.keys(driver.start.state as object).toSorted()).toEqual(
    Object.keys(before.open.state as object).toSorted(),
  );
  await driver.sendEvents(
    { kind: 'question-entered', questionId },
    { kind: 'eliminated', questionId, optionId: 'A', on: true },
    { kind: 'answered', questionId, value: 'B' },
  );
  const next = await openAttemptDriver(school, work, { takeOver: true });
  expect(next.start.state).toMatchObject({ eliminated: { [questionId]: ['C', 'A'] }, flagged: [questionId] });
  expect(await next.submit()).toMatchObject({ isClosed: true });
});

test('a mock goes on in the section that was asked for', async () => {
  school.clock.set(before.mock.serverTime);
  const driver = await openAttemptDriver(school, await fixtureFor('mock'), { windowId: before.ids.mockWindowId });
  expect(driver.start).toMatchObject(before.mock);
  expect(Object.keys(driver.start.state as object).toSorted()).toEqual(
    Object.keys(before.mock.state as object).toSorted(),
  );
  await driver.sendEvents({ kind: 'section-finished', sectionId: 'reading' });
  expect(await driver.submit()).toMatchObject({ isClosed: true });
});
