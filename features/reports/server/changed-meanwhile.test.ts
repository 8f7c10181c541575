import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { aSet } from '@inkstone/bank/testing';
import { inTransaction } from '@inkstone/db';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { rescoreRecentJob } from '@inkstone/taking/server';
import { openAttemptDriver } from '@inkstone/taking/testing';
import * as z from 'zod';
import { getAttemptReport, changeKey } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs the waiting jobs, as the job process does. */
const runWaiting = async () => {
  const rows = await school.db.rows(
    sql`select data from jobs.job where name = ${rescoreRecentJob.name} and state = 'created'`,
    { data: z.object({ since: z.string(), questionId: z.number() }) },
  );
  for (const { data: payload } of rows) {
    await rescoreRecentJob.run({
      payload,
      ...{ id: 'one', attempt: 1, now: school.clock.now(), db: school.db, log: quiet },
      signal: new AbortController().signal,
      enqueue: async () => undefined,
      services: { transaction: school.server.transaction } as never,
    });
  }
  return rows.length;
};

interface ChangedWork {
  teacher: TestBrowser;
  setId: number;
  questionIds: readonly number[];
}

/** A student answers `D` everywhere and submits; `change` runs after the scoring and before the score is written. */
const handInWhile = async (change: (work: ChangedWork) => Promise<unknown>) => {
  const set = await aSet(school);
  const studentPerson = await school.person({ role: 'student' });
  const now = school.clock.now();
  await school.tx((tx) => linkStudent(tx, { teacherId: set.owner.id, studentId: studentPerson.id, since: now }));
  const teacher = await school.signIn(set.owner);
  const { id: assignmentId } = await teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'Sums',
    setIds: [set.setId],
    studentIds: [studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  const student = await school.signIn(studentPerson);
  const window = await openAttemptDriver(school, {
    teacher,
    student,
    studentPerson,
    assignmentId,
    questionIds: [],
    kind: 'test',
  });
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
  for (const questionId of set.questionIds) await window.sendEvents({ kind: 'answered', questionId, value: 'D' });
  let handedIn: Promise<unknown> = Promise.resolve();
  await inTransaction(school.db, async (tx) => {
    // Scoring is complete when the points of each answer are written.
    await tx.run(sql`select 1 from answer where attempt_id = ${window.attemptId} for update`);
    handedIn = student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
    await waitUntilBlocked();
    await change({ teacher, setId: set.setId, questionIds: set.questionIds });
  });
  await handedIn;
  return async () => teacher.ask(getAttemptReport, { attemptId: window.attemptId });
};

/** Waits until a transaction waits for a row lock of another one. */
const waitUntilBlocked = async (): Promise<void> => {
  for (;;) {
    const rows = await school.db.rows(sql`select 1 from pg_locks where not granted`);
    if (rows.length > 0) return;
  }
};

test('a submission scored during a key change is rescored with the new key', async () => {
  const report = await handInWhile(({ teacher, setId, questionIds: [questionId = 0] }) =>
    teacher.send(changeKey, { requestId: randomUUID(), setId, questionId, key: 'D', mode: 'apply' }),
  );
  expect((await report()).right).toBe(0);
  expect(await runWaiting()).toBe(1);
  expect((await report()).right).toBe(1);
});
