import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { getAssignedTest, listMyTests, testCalls } from '@inkstone/assignments/contract';
import { fromWireState } from '@inkstone/exam/attempt';
import { saveStandingTimes, type StandingTimeDraft } from '@inkstone/people/server';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { createAssignmentFixture, openAttemptDriver, type TeacherAssignmentFixture } from '../../testing.ts';
import { standingTimeJob } from './standing-time.ts';

let school: TestSchool;
// The school's zone is eight hours east: its days end at 16:00 UTC.
beforeEach(async () => {
  await school?.close();
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const givenDeadline = '2026-03-20T08:00:00.000Z';
const inMinutes = (iso: string, count: number): string => new Date(Date.parse(iso) + count * 60_000).toISOString();

/** A test of forty minutes, given to a student who has this extra time. */
const giveTest = async (grant: Omit<StandingTimeDraft, 'studentId'>) => {
  const work = await createAssignmentFixture(school, { questions: 1 });
  await school.tx((tx) =>
    saveStandingTimes(tx, [{ studentId: work.studentPerson.id, ...grant }], {
      ...{ setBy: work.ownerId, setAt: school.clock.now() },
    }),
  );
  return createAssignmentFixture(school, { like: work, questions: 1, deadline: givenDeadline, timeLimit: 2400 });
};

const runJob = () =>
  standingTimeJob.run({
    ...{ payload: {}, id: 'x', attempt: 1, now: school.clock.now(), db: school.db },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    services: { transaction: school.server.transaction } as never,
    ...{ signal: AbortSignal.timeout(60_000), enqueue: async () => undefined },
  });

/** What the teacher and the student read of the time. */
const readTime = async ({ teacher, student, assignmentId }: TeacherAssignmentFixture) => {
  const { recipients } = await teacher.ask(getAssignedTest, { id: assignmentId });
  const mine = (await student.ask(listMyTests, {})).list.find(({ id }) => id === assignmentId);
  return {
    ...{ minutes: recipients[0]?.extraMinutes, percent: recipients[0]?.extraPercent },
    ...{ deadline: mine?.deadline, limit: mine?.timeLimit },
  };
};

const none = { minutes: 0, percent: 0, deadline: givenDeadline, limit: 2400 };
const half = { minutes: 20, percent: 50, deadline: inMinutes(givenDeadline, 20), limit: 3600 };

describe('extra time with a last day', () => {
  test('counts for an attempt that is opened on the last day, and stays after it', async () => {
    const work = await giveTest({ minutes: 0, percent: 50, untilDay: '2026-03-03' });
    expect(await readTime(work)).toEqual(half);
    school.clock.set('2026-03-03T15:59:00Z');
    await runJob();
    const sitter = await openAttemptDriver(school, work);
    expect(sitter.start).toMatchObject({ deadline: half.deadline, blueprint: { extraTimePercent: 50 } });
    school.clock.set('2026-03-03T16:01:00Z');
    await runJob();
    expect(await readTime(work)).toMatchObject({ percent: 50, deadline: half.deadline });
    expect((await openAttemptDriver(school, work, { windowId: sitter.windowId })).start).toMatchObject({
      ...{ deadline: half.deadline, blueprint: { extraTimePercent: 50 } },
    });
  });

  test('counts no more where the attempt is opened a minute later, though no job has run', async () => {
    const work = await giveTest({ minutes: 0, percent: 50, untilDay: '2026-03-03' });
    school.clock.set('2026-03-03T16:00:00Z');
    const { start } = await openAttemptDriver(school, work);
    expect(start).toMatchObject({ deadline: givenDeadline });
    expect(start.blueprint).not.toHaveProperty('extraTimePercent');
    expect(await readTime(work)).toMatchObject({ minutes: 0, percent: 0, deadline: givenDeadline });
  });

  test('goes from lists when its last day has passed, and time that the teacher added stays', async () => {
    const work = await giveTest({ minutes: 30, percent: 0, untilDay: '2026-03-03' });
    await work.teacher.send(testCalls.moveDeadline, {
      ...{ ...newRequestId(), id: work.assignmentId, studentIds: [work.studentPerson.id], extraMinutes: 10 },
    });
    expect(await readTime(work)).toMatchObject({ minutes: 40, deadline: inMinutes(givenDeadline, 40) });
    school.clock.set('2026-03-03T16:01:00Z');
    await runJob();
    expect(await readTime(work)).toMatchObject({ minutes: 10, deadline: inMinutes(givenDeadline, 10) });
    const { start } = await openAttemptDriver(school, work);
    expect(fromWireState(start.state).extraSeconds).toBe(600);
  });
});

describe('extra time with a first day', () => {
  test('counts from the start of that day in the zone of the school', async () => {
    const work = await giveTest({ minutes: 0, percent: 50, fromDay: '2026-03-05', untilDay: '2026-03-05' });
    expect(await readTime(work)).toEqual(none);
    school.clock.set('2026-03-04T15:59:00Z');
    await runJob();
    expect(await readTime(work)).toEqual(none);
    school.clock.set('2026-03-04T16:00:00Z');
    await runJob();
    expect(await readTime(work)).toEqual(half);
    await runJob();
    expect(await readTime(work)).toEqual(half);
    school.clock.set('2026-03-05T16:00:00Z');
    await runJob();
    expect(await readTime(work)).toEqual(none);
  });

  test('does not come to an attempt that was opened before it', async () => {
    const work = await giveTest({ minutes: 30, percent: 0, fromDay: '2026-03-05' });
    const { start } = await openAttemptDriver(school, work);
    expect(fromWireState(start.state).extraSeconds).toBe(0);
    school.clock.set('2026-03-05T08:00:00Z');
    await runJob();
    expect(await readTime(work)).toMatchObject({ minutes: 0, deadline: givenDeadline });
  });

  test('counts at once where a test is given on one of its days', async () => {
    const work = await giveTest({ minutes: 30, percent: 0, fromDay: '2026-03-02', untilDay: '2026-03-02' });
    expect(await readTime(work)).toMatchObject({ minutes: 30, deadline: inMinutes(givenDeadline, 30) });
  });
});

test('extra time without days stays as it was when the test was given', async () => {
  const work = await giveTest({ minutes: 0, percent: 50 });
  school.clock.set('2026-03-10T08:00:00Z');
  await runJob();
  expect(await readTime(work)).toEqual(half);
});
