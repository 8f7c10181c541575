import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { instantText } from '@inkstone/base';
import type { WireEvent } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { switchLanguage } from '@inkstone/session/contract';
import {
  checkTestStatus,
  finishAttempt,
  getAttemptPosition,
  getAttemptTime,
  saveAnswers,
  startAttempt,
} from '../../contract.ts';
import {
  startAttemptDriver,
  openAttemptDriver,
  createAssignmentFixture,
  type AssignmentFixture,
} from '../../testing.ts';
import { listEvents } from '../attempt.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const start = (work: AssignmentFixture, more: { windowId?: string; takeOver?: boolean } = {}) => ({
  kind: work.kind,
  id: work.assignmentId,
  windowId: more.windowId ?? randomUUID(),
  takeOver: more.takeOver ?? false,
});

describe('starting an attempt', () => {
  test('returns all questions and no key', async () => {
    const work = await createAssignmentFixture(school);
    const { start: firstStart } = await openAttemptDriver(school, work);
    expect(firstStart.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(work.questionIds);
    expect(JSON.stringify(firstStart)).not.toMatch(/Count on|往后数|"key"/);
  });

  test('returns the deadline with extra time, and the time at which it closes', async () => {
    const now = school.clock.now().getTime();
    const work = await createAssignmentFixture(school, {
      kind: 'homework',
      deadline: new Date(now + 7_200_000).toISOString(),
    });
    const { start: firstStart } = await openAttemptDriver(school, work);
    expect(firstStart.deadline).toBe(new Date(now + 7_200_000).toISOString());
    expect(firstStart.closesAt).toBe(new Date(now + 7_200_000 + 48 * 3_600_000).toISOString());
  });

  test('returns when the report opens: for a test on closing, for homework on submission', async () => {
    const firstStart = {
      test: await createAssignmentFixture(school),
      homework: await createAssignmentFixture(school, { kind: 'homework' }),
    };
    expect((await openAttemptDriver(school, firstStart.test)).start.reportAt).toBe('closed');
    expect((await openAttemptDriver(school, firstStart.homework)).start.reportAt).toBe('submitted');
  });

  test('is refused in another window until it takes over, and then the first window can no longer write', async () => {
    const work = await createAssignmentFixture(school);
    const first = await startAttemptDriver(school, work);
    expect(await work.student.refused(startAttempt, start(work))).toBe('attempt.heldElsewhere');

    const second = await openAttemptDriver(school, work, { takeOver: true });
    expect(second.start.writerEpoch).toBe(2);
    const late = first.toRecords({ kind: 'flagged', questionId: work.questionIds[0] ?? 0, on: true });
    const batch = { attemptId: first.attemptId, events: late };
    expect(await work.student.refused(saveAnswers, batch)).toBe('attempt.takenOver');
    const time = { attemptId: first.attemptId };
    expect(await work.student.ask(getAttemptTime, { ...time, windowId: first.windowId })).toMatchObject({
      isWriter: false,
    });
    expect(await work.student.ask(getAttemptTime, { ...time, windowId: second.windowId })).toMatchObject({
      isWriter: true,
    });
  });

  test('continues in the same window without asking, with the same order of options', async () => {
    const work = await createAssignmentFixture(school);
    const first = await openAttemptDriver(school, work);
    const again = await openAttemptDriver(school, work, { windowId: first.windowId });
    expect(again.attemptId).toBe(first.attemptId);
    expect(again.start.sets).toEqual(first.start.sets);
  });

  test('is refused with the reason if the work has not begun, was withdrawn, closed, archived or submitted', async () => {
    const later = new Date(school.clock.now().getTime() + 3_600_000).toISOString();
    const notYet = await createAssignmentFixture(school, { beginsAt: later });
    expect(await notYet.student.refused(startAttempt, start(notYet))).toBe('assignment.notYet');
    await notYet.student.send(switchLanguage, { language: 'en', timeZone: 'Europe/London' });
    const { message } = await notYet.student.failed(startAttempt, start(notYet));
    expect(message).toContain(instantText(later, 'en', { timeZone: 'Europe/London' }));
    expect(message).toContain('(United Kingdom time)');

    const withdrawn = await createAssignmentFixture(school);
    await withdrawn.teacher.send(testCalls.withdrawAssignment, { requestId: randomUUID(), id: withdrawn.assignmentId });
    expect(await withdrawn.student.refused(startAttempt, start(withdrawn))).toBe('test.withdrawn');
    const deleted = await createAssignmentFixture(school, { kind: 'homework' });
    await deleted.teacher.send(homeworkCalls.deleteAssignment, { requestId: randomUUID(), id: deleted.assignmentId });
    expect(await deleted.student.refused(startAttempt, start(deleted))).toBe('assignment.deleted');

    const done = await createAssignmentFixture(school);
    const { attemptId } = await startAttemptDriver(school, done);
    await done.student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
    expect(await done.student.refused(startAttempt, start(done))).toBe('attempt.handedIn');

    const closed = await createAssignmentFixture(school);
    const old = await createAssignmentFixture(school, { kind: 'homework' });
    school.clock.pass({ hours: 4 });
    expect(await closed.student.refused(startAttempt, start(closed))).toBe('attempt.windowClosed');
    school.clock.pass({ hours: 48 });
    for (const archived of [old, closed]) {
      expect(await archived.student.refused(startAttempt, start(archived))).toBe('assignment.archived');
      expect(await archived.student.failed(startAttempt, start(archived))).toMatchObject({
        message: 'This work was archived 48 hours after its deadline and can no longer be answered.',
      });
    }
  });

  test('finds no assignment or attempt of another student', async () => {
    const work = await createAssignmentFixture(school);
    const window = await startAttemptDriver(school, work);
    const stranger = await school.signIn(await school.person());
    const requests = [
      stranger.failed(startAttempt, start(work)),
      stranger.failed(saveAnswers, { attemptId: window.attemptId, events: [] }),
      stranger.failed(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' }),
      stranger.failed(getAttemptTime, { attemptId: window.attemptId }),
      stranger.failed(getAttemptPosition, { attemptId: window.attemptId }),
      stranger.failed(checkTestStatus, { id: work.assignmentId }),
    ];
    expect((await Promise.all(requests)).map(({ kind }) => kind)).toEqual(requests.map(() => 'notFound'));
  });
});

describe('saving answers', () => {
  test('applies a batch once and in order, even if it is sent twice, out of order or with a gap', async () => {
    const work = await createAssignmentFixture(school);
    const [firstId = 0, two = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    const events = window.toRecords(
      { kind: 'answered', questionId: firstId, value: 'A' },
      { kind: 'answered', questionId: two, value: 'B' },
      { kind: 'answered', questionId: firstId, value: 'C' },
    );
    const [first, second, third] = events;
    const send = (...batch: WireEvent[]) =>
      work.student.send(saveAnswers, { attemptId: window.attemptId, events: batch });
    expect(await send(second, third)).toMatchObject({ ack: 2 });
    expect(await send(third, first)).toMatchObject({ ack: 3 });
    expect(await send(first, second, third)).toMatchObject({ ack: 5 });
    expect(await send(first, second, third)).toMatchObject({ ack: 5 });
    const again = await openAttemptDriver(school, work, { windowId: window.windowId });
    const answers = Object.fromEntries(again.start.answers.map(({ questionId, value }) => [questionId, value]));
    expect(answers).toEqual({ [firstId]: 'C', [two]: 'B' });
  });

  test('stores only the verdict of an invalid answer, which never becomes an answer', async () => {
    const work = await createAssignmentFixture(school);
    const [firstId = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    const saved = await window.sendEvents({ kind: 'answered', questionId: firstId, value: 'Z' });
    expect(saved.ack).toBe(3);
    const again = await openAttemptDriver(school, work, { windowId: window.windowId });
    expect(again.start.answers).toEqual([]);
    const events = await school.tx((tx) => listEvents(tx, window.attemptId, ['answered']));
    expect(events).toMatchObject([{ value: null, verdict: 'invalid: unfit' }]);
  });

  test('counts an answer given in time that arrives within the grace period; a late one is only stored', async () => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { deadline });
    const [firstId = 0, two = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    school.clock.pass({ minutes: 9 });
    const inTime = window.toRecords({ kind: 'answered', questionId: firstId, value: 'B' });
    school.clock.pass({ minutes: 5 });
    const late = window.toRecords({ kind: 'answered', questionId: two, value: 'B' });
    const batch = { attemptId: window.attemptId, events: [...inTime, ...late] };
    expect(await work.student.send(saveAnswers, batch)).toMatchObject({ ack: 4, isClosed: true });
    const events = await school.tx((tx) => listEvents(tx, window.attemptId, ['answered']));
    expect(events.map(({ verdict }) => verdict)).toEqual(['applied late', 'rejected: late']);
    const done = await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
    expect(done).toMatchObject({ answered: 1, isClosed: true });
  });

  test('refuses a submission with a gap and changes nothing', async () => {
    const work = await createAssignmentFixture(school);
    const window = await startAttemptDriver(school, work);
    const [, second] = window.toRecords({ kind: 'focus-lost' }, { kind: 'submitted' });
    const batch = { attemptId: window.attemptId, events: [second], finish: 'attempt' as const };
    expect(await work.student.refused(finishAttempt, batch)).toBe('attempt.gap');
    expect(await work.student.ask(getAttemptTime, { attemptId: window.attemptId })).toMatchObject({
      ack: 2,
      isClosed: false,
    });
  });

  test('refuses a save after the test was withdrawn, with the specified message', async () => {
    const work = await createAssignmentFixture(school);
    const window = await startAttemptDriver(school, work);
    await work.teacher.send(testCalls.withdrawAssignment, { requestId: randomUUID(), id: work.assignmentId });
    const events = window.toRecords({ kind: 'focus-lost' });
    expect(await work.student.failed(saveAnswers, { attemptId: window.attemptId, events })).toMatchObject({
      code: 'test.withdrawn',
      message: 'The test has been withdrawn by the teacher.',
    });
  });
});

describe('the position call', () => {
  test('returns how many questions are scored automatically and how many manually', async () => {
    const choices = await createAssignmentFixture(school, { questions: 3 });
    const attemptId = (await startAttemptDriver(school, choices)).attemptId;
    const counts = { total: 3, byMachine: 3, byTeacher: 0 };
    expect(await choices.student.ask(getAttemptPosition, { attemptId })).toMatchObject(counts);
    const mixed = await createAssignmentFixture(school, { questions: 3, written: true });
    const window = await openAttemptDriver(school, mixed);
    const all = mixed.questionIds.length;
    const position = await mixed.student.ask(getAttemptPosition, { attemptId: window.attemptId });
    expect(position).toMatchObject({ total: all, byMachine: all - 1, byTeacher: 1 });
  });
});

test('a window that was taken over can neither save nor submit', async () => {
  const work = await createAssignmentFixture(school);
  const first = await startAttemptDriver(school, work);
  await openAttemptDriver(school, work, { takeOver: true });
  const requests = { attemptId: first.attemptId, windowId: first.windowId, events: [] };
  expect(await work.student.refused(saveAnswers, requests)).toBe('attempt.takenOver');
  expect(await work.student.refused(finishAttempt, { ...requests, finish: 'attempt' })).toBe('attempt.takenOver');
});
