import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveBeginTime, homeworkCalls, getMyHomework, testCalls } from '@inkstone/assignments/contract';
import { inTransaction } from '@inkstone/db';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { checkTestStatus, finishAttempt, getAttemptPosition, getAttemptTime, saveAnswers } from '../../contract.ts';
import {
  startAttemptDriver,
  openAttemptDriver,
  createAssignmentFixture,
  type AssignmentFixture,
} from '../../testing.ts';
import { listAnswers } from '../attempt.queries.ts';
import { closeIfExpired } from '../finishing/close-if-expired.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** Locks a row and changes it while another transaction waits for it; returns a function that awaits that transaction. */
const whileHeld = async <Result>(
  row: SQL,
  { meanwhile, change }: { meanwhile(): Promise<Result>; change: readonly SQL[] },
): Promise<() => Promise<Result>> =>
  inTransaction(school.db, async (tx) => {
    await tx.run(sql`select 1 from ${row} for update`);
    const waiting = meanwhile();
    waiting.catch(() => undefined);
    for (;;) {
      if ((await school.db.run(sql`select 1 from pg_locks where not granted`)) > 0) break;
    }
    for (const statement of change) await tx.run(statement);
    return () => waiting;
  });

describe('the clock', () => {
  const close = (attemptId: number) => school.server.transaction((hearing) => closeIfExpired(hearing, attemptId));

  test('closes an attempt at once when it is read, but stores the closing only after the grace period', async () => {
    const work = await createAssignmentFixture(school);
    const window = await startAttemptDriver(school, work);
    // The contest lasts forty minutes.
    school.clock.pass({ minutes: 41 });
    expect(await work.student.ask(getAttemptPosition, { attemptId: window.attemptId })).toMatchObject({
      status: 'closed',
    });
    expect(await close(window.attemptId)).toBe('open');
    school.clock.pass({ minutes: 15 });
    expect(await close(window.attemptId)).toBe('closed');
    expect(await close(window.attemptId)).toBe('closed');
  });

  test.each([
    ['the student', 1, 'student'],
    ['the clock of the contest', 60, 'clock'],
    ['the end of the window', 20, 'window'],
  ] as const)('says afterwards that %s ended it', async (_, minutes, closedBy) => {
    const deadline = new Date(school.clock.now().getTime() + (closedBy === 'window' ? 15 : 120) * 60_000).toISOString();
    const work = await createAssignmentFixture(school, { deadline });
    const window = await startAttemptDriver(school, work);
    const ask = () => work.student.ask(checkTestStatus, { id: work.assignmentId });
    expect((await ask()).closedBy).toBeNull();
    school.clock.pass({ minutes });
    await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
    expect(await ask()).toMatchObject({ status: 'handedIn', closedBy });
  });

  test('uses the new deadline if it was moved while a save waited for the lock', async () => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { deadline });
    const [questionId = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    school.clock.pass({ minutes: 11 });
    const saved = await whileHeld(sql`attempt where id = ${window.attemptId}`, {
      meanwhile: () =>
        window.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value: 'B' }),
      // In the same order as moving a deadline: the assignment, then each of its attempts.
      change: [
        sql`update assignment set deadline = deadline + interval '1 hour' where id = ${work.assignmentId}`,
        sql`update attempt set check_at = check_at + interval '1 hour' where id = ${window.attemptId}`,
      ],
    });
    await saved();
    const answers = await school.tx((tx) => listAnswers(tx, [window.attemptId]));
    expect(answers).toMatchObject([{ questionId, value: 'B' }]);
  });

  test('refuses to start a test that was moved to a later beginning while the start waited for the lock', async () => {
    const work = await createAssignmentFixture(school);
    const recipient = sql`recipient where assignment_id = ${work.assignmentId}`;
    const opened = await whileHeld(recipient, {
      meanwhile: () => openAttemptDriver(school, work),
      change: [
        sql`update assignment set begins_at = begins_at + interval '1 hour' where id = ${work.assignmentId}`,
        sql`update recipient set begins_at = null where assignment_id = ${work.assignmentId}`,
      ],
    });
    await expect(opened()).rejects.toThrow('assignment.notYet');
  });

  test('extra time reopens an attempt that the clock had closed, and clocks move together', async () => {
    const work = await createAssignmentFixture(school);
    const window = await startAttemptDriver(school, work);
    school.clock.pass({ hours: 3, minutes: 20 });
    await close(window.attemptId);
    const id = work.assignmentId;
    const studentIds = [work.studentPerson.id];
    const deadline = new Date(school.clock.now().getTime() + 7_200_000).toISOString();
    const more = { requestId: randomUUID(), id, studentIds, deadline, extraMinutes: 30, reason: 'fire alarm' };
    // The report was open for five minutes: the teacher has to say that the attempt is reopened all the same.
    expect(await work.teacher.refused(testCalls.moveDeadline, more)).toBe('recipient.reportWasOpen');
    const decided = { ...more, requestId: randomUUID(), reopensShown: true };
    expect(await work.teacher.send(testCalls.moveDeadline, decided)).toMatchObject({ changed: 1, staysClosed: 0 });
    const again = await openAttemptDriver(school, work, { windowId: window.windowId });
    expect(again.attemptId).toBe(window.attemptId);
    expect(again.start.isClosed).toBe(false);
    expect(again.start.secondsLeft).toBeGreaterThan(1700);
  });

  const giveMore = (work: AssignmentFixture, extraMinutes: number) =>
    work.teacher.send(work.kind === 'test' ? testCalls.moveDeadline : homeworkCalls.moveDeadline, {
      requestId: randomUUID(),
      id: work.assignmentId,
      studentIds: [work.studentPerson.id],
      extraMinutes,
    });

  test.each([
    ['the time limit of the assignment', 2400],
    ['a clock of the exam', null],
  ])(
    'extra time lengthens %s, whether given before the attempt, before its clock starts or while it runs',
    async (_, timeLimit) => {
      const work = await createAssignmentFixture(school, { ...(timeLimit && { timeLimit }) });
      await giveMore(work, 5);
      const window = await openAttemptDriver(school, work);
      expect(window.start.state).toMatchObject({ extraSeconds: 300 });
      await giveMore(work, 1);
      const { sections } = window.start.blueprint as { sections: { id: string }[] };
      const sectionId = sections[0]?.id ?? '';
      const begun = await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId });
      expect(begun.secondsLeft).toBe(2400 + 360);

      school.clock.pass({ minutes: 1 });
      await giveMore(work, 4);
      const again = await openAttemptDriver(school, work, { windowId: window.windowId });
      expect(again.start.secondsLeft).toBe(2400 - 60 + 600);
      expect(Date.parse(again.start.closesAt) - school.clock.now().getTime()).toBe((180 - 1 + 10) * 60_000);
    },
  );

  test('an open window learns of extra time from the response to its next save', async () => {
    const work = await createAssignmentFixture(school);
    const window = await startAttemptDriver(school, work);
    await giveMore(work, 5);
    const query = { attemptId: window.attemptId, windowId: window.windowId };
    const { windowVersion } = await work.student.ask(getAttemptTime, query);
    expect(windowVersion).toBeGreaterThan(window.start.windowVersion);
    expect(await work.student.send(saveAnswers, { ...query, events: [] })).toMatchObject({ windowVersion });
  });

  test('a student sees the time limit including the extra time', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework', timeLimit: 1800 });
    await giveMore(work, 5);
    const { assignment: mine } = await work.student.ask(getMyHomework, { id: work.assignmentId });
    expect(mine).toMatchObject({ timeLimit: 2100 });
  });

  test('the beginning of a test that a student has started cannot be moved', async () => {
    const work = await createAssignmentFixture(school);
    await startAttemptDriver(school, work);
    const beginsAt = new Date(school.clock.now().getTime() + 60_000).toISOString();
    const move = { requestId: randomUUID(), id: work.assignmentId, beginsAt };
    expect(await work.teacher.refused(moveBeginTime, move)).toBe('begin.started');
  });
});
