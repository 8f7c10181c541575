import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeworkCalls, homeworkDetail, myHomework, testCalls, testDetail } from '@inkstone/assignments/contract';
import type { WireEvent } from '@inkstone/exam/attempt';
import { openReport } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { finish, saveAnswers } from '../contract.ts';
import {
  answerQuestions,
  startAttemptDriver,
  openAttemptDriver,
  createAssignmentFixture,
  type TeacherAssignmentFixture,
  type AttemptDriver,
} from '../testing.ts';
import { findAttempt, listAnswers, listEvents } from './attempt.queries.ts';
import { lockAttempt } from './attempt-rows.queries.ts';
import { rescoreAttempt, toAttemptFacts } from './close-attempt.ts';
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
  const { list } = await student.ask(myHomework, {});
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
    ['with a mark that cannot be read', (record) => ({ ...record, syncId: 'made.1.upmadeupmadeupmadeupma' })],
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
    await work.student.send(finish, { attemptId: window.attemptId, events, finish: 'attempt' });
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
    await work.student.send(finish, { attemptId: window.attemptId, events: [], finish: 'attempt' });
    expect(await isReportOpen(work)).toBe(true);
    const events = late.map((record) => ({ ...record, seq: record.seq + 1 }));
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
    expect(await scoredAgain(window.attemptId)).toBe(0);
    expect(await valuesIn(window.attemptId)).toEqual(['C', 'C', 'C']);
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
    const { ack } = await work.student.send(finish, { attemptId, events: [stale], finish: 'attempt' });
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
    expect((await work.student.send(finish, sent)).submittedAt).not.toBeNull();
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
    await work.teacher.send(homeworkCalls.editDeadline, moved(work, {}));
    expect(await isReportOpen(work)).toBe(true);
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('for the one student is refused like for a student who submitted before the deadline', async () => {
    const { work, window } = await over('homework');
    const more = moved(work, { studentIds: [work.studentPerson.id], extraMinutes: 30 });
    const request = work.teacher.send(homeworkCalls.editDeadline, more);
    await expect(request).rejects.toThrow('recipient.handedIn');
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('reopens a test whose report is not open yet', async () => {
    const { work, window } = await over('test');
    await work.teacher.send(testCalls.editDeadline, moved(work, { studentIds: [work.studentPerson.id] }));
    expect(await tryAgain(work, window)).toEqual(['B', 'B', 'B']);
  });

  test('does not reopen an attempt that the exam clock had ended if only the deadline is moved', async () => {
    const deadline = new Date(school.clock.now().getTime() + 7_200_000).toISOString();
    const work = await createAssignmentFixture(school, { timeLimit: 600, deadline });
    const window = await answerQuestions(school, work, ['C', 'C', 'C']);
    const events = rightIn(work, window).map((record) => ({ ...record, seq: record.seq + 1 }));
    school.clock.pass({ minutes: 11 });
    await window.submit();
    await work.teacher.send(testCalls.editDeadline, moved(work, {}));
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
    expect(await valuesIn(window.attemptId)).toEqual(['C', 'C', 'C']);
  });

  test('does not reopen a test whose report has opened at its scheduled time', async () => {
    const { work, window } = await over('test');
    school.clock.pass({ minutes: 14 });
    await work.teacher.send(testCalls.editDeadline, moved(work, {}));
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('does not reopen a test whose report was changed to open on submission', async () => {
    const { work, window } = await over('test');
    const edited = { requestId: randomUUID(), id: work.assignmentId, title: 'Sums', reportAt: 'submitted' as const };
    await work.teacher.send(testCalls.edit, edited);
    await work.teacher.send(testCalls.editDeadline, moved(work, {}));
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('does not reopen a test whose report a teacher has opened by hand', async () => {
    const { work, window } = await over('test');
    await work.teacher.send(openReport, { requestId: randomUUID(), id: work.assignmentId });
    await work.teacher.send(testCalls.editDeadline, moved(work, {}));
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });
});

describe('more time after a report was open to the student whose attempt a clock had closed', () => {
  const inHours = (hours: number) => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();
  const close = (window: AttemptDriver) =>
    school.server.transaction((context) => closeIfExpired(context, window.attemptId));
  /** What the teacher is told of before the time moves. */
  const preview = async ({ teacher, assignmentId, kind }: TeacherAssignmentFixture) =>
    (await teacher.ask(kind === 'test' ? testDetail : homeworkDetail, { id: assignmentId })).assignment;
  const move = (work: TeacherAssignmentFixture, kind: 'homework' | 'test', more: object = {}) =>
    work.teacher.send((kind === 'test' ? testCalls : homeworkCalls).editDeadline, {
      ...{ requestId: randomUUID(), id: work.assignmentId, deadline: inHours(2) },
      ...more,
    });
  /** Answers are wrong when the window or a clock ends the attempt, which the closing job then writes down. */
  const closedByClock = async (
    kind: 'homework' | 'test',
    settings: { timeLimit?: number; reportAt?: 'byHand' | 'submitted' } = {},
  ) => {
    const work = await createAssignmentFixture(school, { kind, deadline: inHours(1), ...settings });
    const window = await answerQuestions(school, work, ['C', 'C', 'C']);
    const { archiveHours, graceSeconds } = school.services().school;
    if (settings.timeLimit) school.clock.pass({ seconds: settings.timeLimit });
    else school.clock.pass({ hours: kind === 'test' ? 1 : 1 + archiveHours });
    school.clock.pass({ seconds: graceSeconds });
    expect(await close(window)).toBe('closed');
    return { work, window };
  };
  /** Sends the right answers, as claimed now and as claimed before the attempt was closed; what then counts. */
  const tryAgain = async (work: TeacherAssignmentFixture, window: AttemptDriver) => {
    const early = rightIn(work, window).map((record) => ({ ...record, sinceSync: -7_200_000 }));
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events: early });
    const last = early.at(-1)?.seq ?? 0;
    const events = rightIn(work, window).map((record, index) => ({ ...record, seq: last + 1 + index }));
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
    expect(await scoredAgain(window.attemptId)).toBe(0);
    return valuesIn(window.attemptId);
  };

  test('reopens no homework, and says how many stay closed', async () => {
    const { work, window } = await closedByClock('homework');
    expect(await isReportOpen(work)).toBe(true);
    const told = {
      reopens: 0,
      clockOver: 0,
      staysClosed: 1,
      staysClosedNames: [`Person ${work.studentPerson.username}`],
    };
    expect(await preview(work)).toMatchObject(told);
    expect(await move(work, 'homework')).toMatchObject({ changed: 0, staysClosed: 1 });
    expect(await isReportOpen(work)).toBe(true);
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('for that student alone is refused with the reason', async () => {
    const { work, window } = await closedByClock('homework');
    const request = move(work, 'homework', { studentIds: [work.studentPerson.id], extraMinutes: 30 });
    await expect(request).rejects.toThrow('recipient.reportWasOpen');
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('reopens no test that an exam clock had closed before its deadline', async () => {
    const { work, window } = await closedByClock('test', { timeLimit: 600, reportAt: 'submitted' });
    expect(await move(work, 'test', { extraMinutes: 30 })).toMatchObject({ changed: 0, staysClosed: 1 });
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('reopens no test whose report has opened at its scheduled time, at a second move neither', async () => {
    const { work, window } = await closedByClock('test');
    expect(await preview(work)).toMatchObject({
      staysClosed: 1,
      staysClosedNames: [`Person ${work.studentPerson.username}`],
    });
    expect(await move(work, 'test')).toMatchObject({ changed: 0, staysClosed: 1 });
    // The report has closed again, since others may answer; what it had shown stays known.
    expect(await preview(work)).toMatchObject({
      staysClosed: 1,
      staysClosedNames: [`Person ${work.studentPerson.username}`],
    });
    expect(await move(work, 'test', { deadline: inHours(3) })).toMatchObject({ changed: 0, staysClosed: 1 });
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('reopens no homework whose report was changed to open later', async () => {
    const { work, window } = await closedByClock('homework');
    const edited = { requestId: randomUUID(), id: work.assignmentId, title: 'Sums', reportAt: 'byHand' as const };
    await work.teacher.send(homeworkCalls.edit, edited);
    expect(await isReportOpen(work)).toBe(false);
    expect(await move(work, 'homework')).toMatchObject({ changed: 0, staysClosed: 1 });
    expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
  });

  test('reopens no test whose report has closed again because an answer waits to be marked', async () => {
    const { work, window } = await closedByClock('test');
    await school.server.transaction(async ({ tx, emit, services: { now } }) => {
      const row = await lockAttempt(tx, window.attemptId);
      if (!row) throw new Error('the attempt is gone');
      const score = { score: null, scoreMax: 300, rightCount: 0, scoredCount: 2, needsMarking: true };
      const moment = { at: now, endedAt: now, isFirst: false, wrong: [], right: [] };
      await emit('attempt.scored', { ...toAttemptFacts(row), ...score, ...moment });
    });
    expect(await move(work, 'test')).toMatchObject({ changed: 0, staysClosed: 1 });
  });

  test('reopens homework that its deadline had closed and whose report nobody has opened yet', async () => {
    const { work, window } = await closedByClock('homework', { reportAt: 'byHand' });
    expect(await preview(work)).toMatchObject({ reopens: 1, clockOver: 0, staysClosed: 0 });
    expect(await move(work, 'homework')).toMatchObject({ changed: 1, staysClosed: 0 });
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events: rightIn(work, window) });
    expect(await valuesIn(window.attemptId)).toEqual(['B', 'B', 'B']);
  });

  test('reopens a test whose report nobody has opened yet', async () => {
    const { work, window } = await closedByClock('test', { reportAt: 'byHand' });
    expect(await preview(work)).toMatchObject({ reopens: 0, clockOver: 1, staysClosed: 0, staysClosedNames: [] });
    const moved = await move(work, 'test', { extraMinutes: 30 });
    expect(moved).toMatchObject({ changed: 1, staysClosed: 0 });
    const events = rightIn(work, window);
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
    expect(await valuesIn(window.attemptId)).toEqual(['B', 'B', 'B']);
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
