import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeworkCalls, listMyHomework, testCalls } from '@inkstone/assignments/contract';
import type { WireEvent } from '@inkstone/exam/attempt';
import { openReport } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt, saveAnswers } from '../../contract.ts';
import {
  answerQuestions,
  startAttemptDriver,
  openAttemptDriver,
  createAssignmentFixture,
  type TeacherAssignmentFixture,
  type AttemptDriver,
} from '../../testing.ts';
import { findAttempt, listAnswers, listEvents } from '../attempt.queries.ts';
import { listLateAnswers } from '../journal/late-answers.queries.ts';
import { lockAttempt } from '../attempt-rows.queries.ts';
import { rescoreAttempt } from './close-attempt.ts';
import { closeIfExpired } from './close-if-expired.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const valuesIn = async (attemptId: number) =>
  (await school.tx((tx) => listAnswers(tx, [attemptId])))
    .toSorted((left, right) => left.questionId - right.questionId)
    .map(({ value }) => value);

/** Rescores the attempt, as after a changed key; returns the number of right answers. */
const scoredAgain = async (attemptId: number) => {
  await school.server.transaction(async ({ tx, emit, services: { now, school: settings } }) => {
    const row = await lockAttempt(tx, attemptId);
    if (row) await rescoreAttempt({ tx, now, school: settings, emit }, row);
  });
  return (await school.tx((tx) => findAttempt(tx, attemptId)))?.rightCount;
};

const isReportOpen = async ({ student, assignmentId }: TeacherAssignmentFixture) => {
  const { list } = await student.ask(listMyHomework, {});
  return list.find(({ id }) => id === assignmentId)?.reportOpen;
};

/** Events with the right answers, created when the keys are already visible. */
const rightIn = ({ questionIds }: TeacherAssignmentFixture, window: AttemptDriver) =>
  window.toRecords(...questionIds.map((questionId) => ({ kind: 'answered', questionId, value: 'B' }) as const));

/** Submits wrong answers; the report with the keys is then open. */
const handedIn = async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const window = await answerQuestions(school, work, ['C', 'C', 'C']);
  await window.sendEvents({ kind: 'submitted' });
  expect(await isReportOpen(work)).toBe(true);
  return { work, window };
};

describe('answers that arrive after submission do not count', () => {
  const ways: [string, (record: WireEvent, sent: number) => WireEvent][] = [
    ['now', (record) => record],
    ['before it by a negative offset', (record) => ({ ...record, sinceSync: -60_000 })],
    ['long before it', (record) => ({ ...record, sinceSync: -86_400_000 })],
    ['with an unreadable sync id', (record) => ({ ...record, syncId: 'made.1.upmadeupmadeupmadeupma' })],
  ];
  test.each(ways)('claimed %s', async (_, claimed) => {
    const { work, window } = await handedIn();
    school.clock.pass({ minutes: 2 });
    const events = rightIn(work, window).map(claimed);
    const saved = await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
    expect(saved.ack).toBe(events.at(-1)?.seq);
    expect(await valuesIn(window.attemptId)).toEqual(['C', 'C', 'C']);
    expect(await scoredAgain(window.attemptId)).toBe(0);
    const journal = await school.tx((tx) => listEvents(tx, window.attemptId, ['answered']));
    expect(journal.slice(-3).map(({ verdict }) => verdict)).toEqual(Array(3).fill('rejected: handedIn'));
  });

  test('sent with a second submission', async () => {
    const { work, window } = await handedIn();
    const events = rightIn(work, window).map((record) => ({ ...record, sinceSync: -60_000 }));
    await work.student.send(finishAttempt, { attemptId: window.attemptId, events, finish: 'attempt' });
    expect(await valuesIn(window.attemptId)).toEqual(['C', 'C', 'C']);
  });

  test('in the same batch, after the submission', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework' });
    const window = await startAttemptDriver(school, work);
    const [firstId = 0] = work.questionIds;
    const events = window.toRecords(
      { kind: 'answered', questionId: firstId, value: 'C' },
      { kind: 'submitted' },
      { kind: 'answered', questionId: firstId, value: 'B' },
    );
    const last = events.map((record, index) => (index === 2 ? { ...record, sinceSync: -1000 } : record));
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events: last });
    expect(await valuesIn(window.attemptId)).toEqual(['C']);
  });

  test('from another window that had not saved before', async () => {
    const { work, window } = await handedIn();
    const otherWindow = await openAttemptDriver(school, work, { takeOver: true }).catch(() => null);
    expect(otherWindow).toBeNull();
    expect(await valuesIn(window.attemptId)).toEqual(['C', 'C', 'C']);
  });

  test('after the deadline had ended the attempt and the student then submitted it, which opens the report', async () => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { kind: 'homework', deadline });
    const window = await answerQuestions(school, work, ['C', 'C', 'C']);
    const late = rightIn(work, window);
    const { archiveHours } = school.services().school;
    school.clock.pass({ hours: archiveHours, minutes: 11 });
    expect(await isReportOpen(work)).toBe(false);
    await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
    expect(await isReportOpen(work)).toBe(true);
    const events = late.map((record) => ({ ...record, seq: record.seq + 1 }));
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
    expect(await scoredAgain(window.attemptId)).toBe(0);
    expect(await valuesIn(window.attemptId)).toEqual(['C', 'C', 'C']);
  });
});

describe('a late answer from before the submission is not replaced by one from after it', () => {
  /** Work whose deadline has passed, with late answers to send before and after the submission. */
  const aLateWork = async () => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { kind: 'homework', deadline });
    const window = await answerQuestions(school, work, ['C', 'C', 'C']);
    const { archiveHours } = school.services().school;
    school.clock.pass({ hours: archiveHours, minutes: 11 });
    const [questionId = 0] = work.questionIds;
    const before = window.toRecords({ kind: 'answered', questionId, value: 'D' });
    const submission = window.toRecords({ kind: 'submitted' });
    return { work, window, before, submission, after: window.toRecords({ kind: 'answered', questionId, value: 'B' }) };
  };
  const lateIn = async (attemptId: number) =>
    (await school.tx((tx) => listLateAnswers(tx, [attemptId]))).map(({ value, reason }) => ({ value, reason }));
  const fromBefore = [{ value: 'D', reason: 'late' }];

  test('sent one after the other', async () => {
    const { work, window, before, submission, after } = await aLateWork();
    const { attemptId } = window;
    await work.student.send(saveAnswers, { attemptId, events: before });
    expect(await lateIn(attemptId)).toEqual(fromBefore);
    await work.student.send(finishAttempt, { attemptId, events: submission, finish: 'attempt' });
    expect(await isReportOpen(work)).toBe(true);
    await work.student.send(saveAnswers, { attemptId, events: after });
    expect(await lateIn(attemptId)).toEqual(fromBefore);
  });

  test('in one batch', async () => {
    const { work, window, before, submission, after } = await aLateWork();
    const events = [...before, ...submission, ...after];
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
    expect(await lateIn(window.attemptId)).toEqual(fromBefore);
  });
});

describe('a submission whose only event is already in the journal', () => {
  const stale = { kind: 'submitted', seq: 1, syncId: 'made', sinceSync: 0 } as const;

  test('is final if the deadline had ended the attempt: the report opens, and later answers do not count', async () => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { kind: 'homework', deadline });
    const window = await answerQuestions(school, work, ['C', 'C', 'C']);
    const late = rightIn(work, window);
    const { archiveHours } = school.services().school;
    school.clock.pass({ hours: archiveHours, minutes: 11 });
    const { attemptId } = window;
    const { ack } = await work.student.send(finishAttempt, { attemptId, events: [stale], finish: 'attempt' });
    expect(await isReportOpen(work)).toBe(true);
    const events = late.map((record, index) => ({ ...record, seq: ack + 1 + index }));
    await work.student.send(saveAnswers, { attemptId, events });
    expect(await valuesIn(attemptId)).toEqual(['C', 'C', 'C']);
    expect(await scoredAgain(attemptId)).toBe(0);
  });

  test('submits an attempt that is still open', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework' });
    const window = await answerQuestions(school, work, ['C', 'C', 'C']);
    const sent = { attemptId: window.attemptId, events: [stale], finish: 'attempt' as const };
    expect((await work.student.send(finishAttempt, sent)).submittedAt).not.toBeNull();
  });
});

describe('more time after the student submitted an attempt that the deadline had ended', () => {
  const over = async (kind: 'homework' | 'test') => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { kind, deadline });
    const window = await answerQuestions(school, work, ['C', 'C', 'C']);
    const { archiveHours } = school.services().school;
    school.clock.pass({ hours: kind === 'test' ? 0 : archiveHours, minutes: 11 });
    await window.submit();
    return { work, window };
  };
  const later = () => new Date(school.clock.now().getTime() + 7_200_000).toISOString();
  const moved = ({ assignmentId: id }: TeacherAssignmentFixture, more: object) => ({
    ...{ requestId: randomUUID(), id, deadline: later() },
    ...more,
  });
  const tryAgain = async ({ student, ...work }: TeacherAssignmentFixture, window: AttemptDriver) => {
    const events = rightIn({ student, ...work }, window).map((record) => ({ ...record, seq: record.seq + 1 }));
    await student.send(saveAnswers, { attemptId: window.attemptId, events });
    return valuesIn(window.attemptId);
  };

  test('for everybody does not reopen an attempt whose student has seen the keys', async () => {
    const { work, window } = await over('homework');
    expect(await isReportOpen(work)).toBe(true);
    await work.teacher.send(homeworkCalls.moveDeadline, moved(work, {}));
    expect(await isReportOpen(work)).toBe(true);
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('for the one student is refused like for a student who submitted before the deadline', async () => {
    const { work, window } = await over('homework');
    const more = moved(work, { studentIds: [work.studentPerson.id], extraMinutes: 30 });
    const request = work.teacher.send(homeworkCalls.moveDeadline, more);
    await expect(request).rejects.toThrow('recipient.handedIn');
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('reopens a test whose report is not open yet', async () => {
    const { work, window } = await over('test');
    await work.teacher.send(testCalls.moveDeadline, moved(work, { studentIds: [work.studentPerson.id] }));
    expect(await tryAgain(work, window)).toEqual(['B', 'B', 'B']);
  });

  test('does not reopen an attempt that the exam clock had ended if only the deadline is moved', async () => {
    const deadline = new Date(school.clock.now().getTime() + 7_200_000).toISOString();
    const work = await createAssignmentFixture(school, { timeLimit: 600, deadline });
    const window = await answerQuestions(school, work, ['C', 'C', 'C']);
    const events = rightIn(work, window).map((record) => ({ ...record, seq: record.seq + 1 }));
    school.clock.pass({ minutes: 11 });
    await window.submit();
    await work.teacher.send(testCalls.moveDeadline, moved(work, {}));
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
    expect(await valuesIn(window.attemptId)).toEqual(['C', 'C', 'C']);
  });

  test('does not reopen a test whose report has opened at its scheduled time', async () => {
    const { work, window } = await over('test');
    school.clock.pass({ minutes: 14 });
    await work.teacher.send(testCalls.moveDeadline, moved(work, {}));
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('does not reopen a test whose report was changed to open on submission', async () => {
    const { work, window } = await over('test');
    const edited = { requestId: randomUUID(), id: work.assignmentId, title: 'Sums', reportAt: 'submitted' as const };
    await work.teacher.send(testCalls.updateAssignment, edited);
    await work.teacher.send(testCalls.moveDeadline, moved(work, {}));
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('does not reopen a test whose report a teacher has opened by hand', async () => {
    const { work, window } = await over('test');
    await work.teacher.send(openReport, { requestId: randomUUID(), id: work.assignmentId });
    await work.teacher.send(testCalls.moveDeadline, moved(work, {}));
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });
});

test('homework ended by its deadline opens its report only after the grace period; until then answers count', async () => {
  const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
  const work = await createAssignmentFixture(school, { kind: 'homework', deadline });
  const window = await answerQuestions(school, work, ['C', 'C', 'C']);
  const late = rightIn(work, window);
  const close = () => school.server.transaction((hearing) => closeIfExpired(hearing, window.attemptId));
  const { archiveHours, graceSeconds } = school.services().school;
  school.clock.pass({ hours: archiveHours, minutes: 10 });
  school.clock.pass({ seconds: graceSeconds - 1 });
  expect(await close()).toBe('open');
  expect(await isReportOpen(work)).toBe(false);
  await work.student.send(saveAnswers, { attemptId: window.attemptId, events: late.slice(0, 1) });
  school.clock.pass({ seconds: 1 });
  expect(await close()).toBe('closed');
  expect(await isReportOpen(work)).toBe(true);
  await work.student.send(saveAnswers, { attemptId: window.attemptId, events: late.slice(1) });
  expect(await valuesIn(window.attemptId)).toEqual(['B', 'C', 'C']);
});
