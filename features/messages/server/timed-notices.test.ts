import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { aCandidate, publishCandidateTest } from '@inkstone/candidates/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { answerQuestions, createAssignmentFixture } from '@inkstone/taking/testing';
import { listBackendMessages, listMessages } from '../contract.ts';
import { runTimedNotices } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());
// The clock only moves forward: what earlier tests gave is over.
beforeEach(() => school.clock.pass({ days: 10 }));

const run = () => runTimedNotices(school);

const read = async (student: TestBrowser, event: string) =>
  (await student.ask(listMessages, {})).messages.filter((message) => message.event === event);

const hoursFromNow = (hours: number) => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

const passHours = async (hours: number): Promise<void> => {
  school.clock.pass({ hours });
  await run();
};

describe('a deadline', () => {
  test('is told a day and two hours before, once each, to whoever has not handed in', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework', deadline: hoursFromNow(30) });
    await run();
    expect(await read(work.student, 'deadlineNear')).toEqual([]);
    await passHours(7);
    await run();
    expect(await read(work.student, 'deadlineNear')).toHaveLength(1);
    await passHours(10);
    expect(await read(work.student, 'deadlineNear')).toHaveLength(1);
    await passHours(11.5);
    await run();
    const messages = await read(work.student, 'deadlineNear');
    expect(messages).toHaveLength(2);
    expect(messages[0]?.messageContent).toContain('You have not handed it in yet.');
  });

  test('is not told to whoever has handed in, nor where the work was given within the time', async () => {
    const done = await createAssignmentFixture(school, { kind: 'homework', deadline: hoursFromNow(30) });
    await (await answerQuestions(school, done, ['B'])).submit();
    const short = await createAssignmentFixture(school, { kind: 'homework', deadline: hoursFromNow(23) });
    await passHours(7);
    expect(await read(done.student, 'deadlineNear')).toEqual([]);
    expect(await read(short.student, 'deadlineNear')).toEqual([]);
  });

  test('that moved is told again at its new times', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework', deadline: hoursFromNow(30) });
    await passHours(7);
    expect(await read(work.student, 'deadlineNear')).toHaveLength(1);
    const moved = { ...newRequestId(), id: work.assignmentId, deadline: hoursFromNow(60) };
    await work.teacher.send(homeworkCalls.moveDeadline, moved);
    await passHours(37);
    expect(await read(work.student, 'deadlineNear')).toHaveLength(2);
  });

  test('of a withdrawn assignment is not told', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework', deadline: hoursFromNow(30) });
    await work.teacher.send(homeworkCalls.withdrawAssignment, { ...newRequestId(), id: work.assignmentId });
    await passHours(7);
    expect(await read(work.student, 'deadlineNear')).toEqual([]);
  });
});

describe('a report that opens by rule', () => {
  test('is told once when nobody can answer any more, and leads to the report', async () => {
    const work = await createAssignmentFixture(school);
    await (await answerQuestions(school, work, ['B'])).submit();
    await passHours(2);
    expect(await read(work.student, 'reportOpened')).toEqual([]);
    await passHours(2);
    await run();
    expect(await read(work.student, 'reportOpened')).toMatchObject([{ isNewReport: true }]);
  });

  test('is not told to whoever has not handed in, nor before marks are released', async () => {
    const absent = await createAssignmentFixture(school);
    const marked = await createAssignmentFixture(school, { written: true });
    await (await answerQuestions(school, marked, ['An essay.'])).submit();
    await passHours(4);
    expect(await read(absent.student, 'reportOpened')).toEqual([]);
    expect(await read(marked.student, 'reportOpened')).toEqual([]);
  });

  test('is told by hand alone where a teacher opens it', async () => {
    const work = await createAssignmentFixture(school, { reportAt: 'byHand' });
    await (await answerQuestions(school, work, ['B'])).submit();
    await passHours(4);
    expect(await read(work.student, 'reportOpened')).toEqual([]);
  });
});

describe('a check of sound and microphone', () => {
  const giveSpokenTest = (hours: number) =>
    createAssignmentFixture(school, { spoken: true, beginsAt: hoursFromNow(hours), deadline: hoursFromNow(hours + 3) });

  test('that is missing the day before a test with speech is asked for once', async () => {
    const spoken = await giveSpokenTest(30);
    const silent = await createAssignmentFixture(school, { beginsAt: hoursFromNow(30), deadline: hoursFromNow(33) });
    await run();
    expect(await read(spoken.student, 'environmentMissing')).toEqual([]);
    await passHours(7);
    await run();
    expect(await read(spoken.student, 'environmentMissing')).toHaveLength(1);
    expect(await read(silent.student, 'environmentMissing')).toEqual([]);
  });

  test('that was done is not asked for', async () => {
    const work = await giveSpokenTest(20);
    await school.db.run(sql`
      insert into environment_check (person_id, device_id, at, is_output_heard, level, noise_floor, is_clipping,
                                     clock_offset_ms, codec, user_agent)
      values (${work.studentPerson.id}, gen_random_uuid(), ${school.clock.now()}, true, 0.5, 0.01, false, 0, 'opus', 'x')`);
    await run();
    expect(await read(work.student, 'environmentMissing')).toEqual([]);
  });
});

test('a candidate whose deadline passed without a word is told to the recruiter once', async () => {
  const recruiter = await school.signIn(await school.person({ role: 'recruitment' }));
  const { id } = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, id);
  await run();
  await passHours(49);
  await run();
  const { messages } = await recruiter.ask(listBackendMessages, {});
  expect(messages.filter(({ event }) => event === 'candidateExpired')).toMatchObject([
    { messageContent: expect.stringContaining('passed before candidate Ye Qing handed it in') as string },
  ]);
});
