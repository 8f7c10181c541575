import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { fromWireState } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getAttemptTime } from '../../contract.ts';
import {
  createAssignmentFixture,
  startAttemptDriver,
  type AssignmentFixture,
  type AttemptDriver,
} from '../../testing.ts';
import { closeIfExpired } from '../finishing/close-if-expired.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

const move = (work: AssignmentFixture, change: { deadline?: string; extraMinutes?: number }) =>
  work.teacher.send(testCalls.moveDeadline, {
    requestId: randomUUID(),
    id: work.assignmentId,
    studentIds: [work.studentPerson.id],
    ...change,
  });

/** Asks as an open page that knows the version of its start, or another one. */
const askTime = (work: AssignmentFixture, { attemptId, windowId, start }: AttemptDriver, known = start.windowVersion) =>
  work.student.ask(getAttemptTime, { attemptId, windowId, windowVersion: known });

describe('the server time of an attempt', () => {
  test('brings no schedule while the page knows the version, or says none', async () => {
    const work = await createAssignmentFixture(school);
    const window = await startAttemptDriver(school, work);
    expect(await askTime(work, window)).not.toHaveProperty('schedule');
    await move(work, { extraMinutes: 5 });
    const moved = await work.student.ask(getAttemptTime, { attemptId: window.attemptId });
    expect(moved).not.toHaveProperty('schedule');
    expect(await askTime(work, window, moved.windowVersion)).not.toHaveProperty('schedule');
  });

  test('brings the extended clocks once minutes were added, and the journal that they belong to', async () => {
    const work = await createAssignmentFixture(school, { timeLimit: 1800 });
    const window = await startAttemptDriver(school, work);
    const [questionId = 0] = work.questionIds;
    await window.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value: 'B' });
    await move(work, { extraMinutes: 5 });
    const { schedule, ack, closesAt, secondsLeft } = await askTime(work, window);
    const state = fromWireState(schedule?.state);
    expect(state).toMatchObject({ status: 'running', questionId, ack });
    expect(Object.values(state.clocks)).toMatchObject([{ seconds: 1800, addedMs: 300_000 }]);
    expect(secondsLeft).toBe(2100);
    expect(schedule).toMatchObject({ opensAt: inHours(0), deadline: closesAt, redoDueAt: null });
  });

  test('brings a moved deadline', async () => {
    const work = await createAssignmentFixture(school);
    const window = await startAttemptDriver(school, work);
    const deadline = inHours(7);
    await move(work, { deadline });
    expect(await askTime(work, window)).toMatchObject({ closesAt: deadline, schedule: { deadline } });
  });

  test('brings an attempt that the clock had closed and that was reopened', async () => {
    const work = await createAssignmentFixture(school, { timeLimit: 1800 });
    const window = await startAttemptDriver(school, work);
    school.clock.pass({ hours: 1 });
    await school.server.transaction((ctx) => closeIfExpired(ctx, window.attemptId));
    expect(await askTime(work, window)).toMatchObject({ isClosed: true });
    await move(work, { extraMinutes: 30 });
    const { isClosed, schedule } = await askTime(work, window);
    expect(isClosed).toBe(false);
    expect(schedule?.state).toMatchObject({ status: 'running', closedAt: null });
  });

  test('is refused with the reason once the test was withdrawn', async () => {
    const work = await createAssignmentFixture(school);
    const { attemptId, start } = await startAttemptDriver(school, work);
    await work.teacher.send(testCalls.withdrawAssignment, { requestId: randomUUID(), id: work.assignmentId });
    const query = { attemptId, windowVersion: start.windowVersion };
    expect(await work.student.refused(getAttemptTime, query)).toBe('test.withdrawn');
  });
});
