import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listMyTests, getAssignedTest } from '@inkstone/assignments/contract';
import { openDb } from '@inkstone/db';
import { migrate, readMigrations } from '@inkstone/db/migrate';
import { restoreDatabase } from '@inkstone/db/backup';
import { cloneDatabase, type TestDatabase } from '@inkstone/db/testing';
import { installJobs, startJobs, type AnyJob } from '@inkstone/jobs';
import { mailJob } from '@inkstone/mail';
import { toWire } from '@inkstone/call';
import { listBackendMessages, listMessages } from '@inkstone/messages/contract';
import { getAttemptReport } from '@inkstone/reports/contract';
import { startAttempt } from '@inkstone/taking/contract';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { openAttemptDriver, type AssignmentFixture } from '@inkstone/taking/testing';
import pg from 'pg';
import type * as z from 'zod';
import { rescoreRecentJob } from '../features/taking/server/finishing/rescore-recent-job.ts';
import { pdfExportJob } from '../features/textbooks/server/pdf-export/pdf-export-job.ts';

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
  const connection = { connectionString: database.url };
  const prepare = async () => {
    const db = openDb(connection, 2);
    await installJobs(db, [mailJob, pdfExportJob, rescoreRecentJob]);
    await db.$client.end();
  };
  const extraTables = ['jobs.queue', 'jobs.job', 'jobs.job_dependency'];
  await restoreDatabase({ connection, folder: path.join(folder, 'database'), migrations, prepare, extraTables });
  school = await openSchool({ now: before.now, database });
});
afterAll(() => school.close());

const signIn = (name: keyof Answers['people']) => school.signIn(before.people[name]);

const fixtureFor = async (name: 'open' | 'mock'): Promise<AssignmentFixture> => {
  const student = await signIn(`${name}Student`);
  const assignmentId = before.ids[`${name}Assignment`];
  return { teacher: student, student, studentPerson: student.person, assignmentId, questionIds: [], kind: 'test' };
};

test('lists, reports and messages return the same as before', async () => {
  const lateTeacher = await signIn('lateTeacher');
  const late = await lateTeacher.ask(getAttemptReport, { attemptId: before.ids.lateAttempt });
  expect(toWire(getAttemptReport, 'output', late)).toMatchObject(before.late);
  const essayTeacher = await signIn('essayTeacher');
  const essay = await essayTeacher.ask(getAttemptReport, { attemptId: before.ids.essayAttempt });
  expect(toWire(getAttemptReport, 'output', essay)).toMatchObject(before.essay);
  const givenTeacher = await signIn('givenTeacher');
  const detail = await givenTeacher.ask(getAssignedTest, { id: before.ids.givenAssignment });
  expect(toWire(getAssignedTest, 'output', detail)).toMatchObject(before.detail);
  const redoTests = await (await signIn('redoStudent')).ask(listMyTests, {});
  expect(toWire(listMyTests, 'output', redoTests)).toMatchObject(before.redoTests);
  const notices = await (await signIn('author')).ask(listBackendMessages, {});
  expect(toWire(listBackendMessages, 'output', notices)).toMatchObject(before.notices);
  const student = await signIn('openStudent');
  const messages = await student.ask(listMessages, {});
  // The set of an assignment with one set is named since then.
  const withSet = JSON.parse(JSON.stringify(before.messages).replaceAll('"topicId":null', '"topicId":1')) as object;
  expect(toWire(listMessages, 'output', messages)).toMatchObject(withSet);
  expect(toWire(listMyTests, 'output', await student.ask(listMyTests, {}))).toMatchObject(before.tests);
});

test('an open attempt returns the same as before, and continues to its end', async () => {
  school.clock.set(before.open.serverTime);
  const work = await fixtureFor('open');
  const driver = await openAttemptDriver(school, work, { windowId: before.openWindowId });
  expect(toWire(startAttempt, 'output', driver.start)).toMatchObject(before.open);
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

test('a mock continues in the section that was requested', async () => {
  school.clock.set(before.mock.serverTime);
  const driver = await openAttemptDriver(school, await fixtureFor('mock'), { windowId: before.ids.mockWindowId });
  expect(toWire(startAttempt, 'output', driver.start)).toMatchObject(before.mock);
  expect(Object.keys(driver.start.state as object).toSorted()).toEqual(
    Object.keys(before.mock.state as object).toSorted(),
  );
  await driver.sendEvents({ kind: 'section-finished', sectionId: 'reading' });
  expect(await driver.submit()).toMatchObject({ isClosed: true });
});

test('waiting jobs are run, also from a queue with an old name', async () => {
  const runs: [string, unknown][] = [];
  const recorded = (job: AnyJob): AnyJob => ({
    ...job,
    run: async ({ payload }) => void runs.push([job.name, payload]),
  });
  const noted = () => undefined;
  const jobs = await startJobs({
    connection: { connectionString: school.databaseUrl },
    db: school.db,
    jobs: [mailJob, pdfExportJob, rescoreRecentJob].map((job) => recorded(job as unknown as AnyJob)),
    isWorker: true,
    logger: { info: noted, warn: noted, error: noted },
    now: () => school.clock.now(),
    services: () => ({}) as never,
  });
  try {
    const names = () => runs.map(([name]) => name).toSorted();
    await expect
      .poll(names, { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['mail', 'taking.rescoreRecent', 'textbooks.exportPdf']));
    expect(runs).toContainEqual(['textbooks.exportPdf', { editionId: 2 }]);
    expect(runs).toContainEqual(['mail', expect.objectContaining({ to: 'a@b.example', subject: 'Code' })]);
  } finally {
    await jobs.stop();
  }
});

test('new names are not used while a process of the previous version serves the database', async () => {
  const database = await emptyDatabase();
  const connection = { connectionString: database.url };
  const step = readMigrations(migrations).find(({ name }) => name.endsWith('standard-names'))?.number ?? 0;
  await migrate({ connection, folder: migrations, upTo: step - 1 });
  const old = new pg.Client({ ...connection, application_name: 'inkstone jobs' });
  await old.connect();
  await expect(migrate({ connection, folder: migrations })).rejects.toThrow('another Inkstone process still serves');
  await old.end();
  // The server notices the closed connection a moment later; one run of all migrations takes seconds on a busy machine.
  const migrateAll = () => migrate({ connection, folder: migrations }).catch(() => []);
  await expect.poll(migrateAll, { timeout: 60_000 }).not.toEqual([]);
  await database.drop();
});
