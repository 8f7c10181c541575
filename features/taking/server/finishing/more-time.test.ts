import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  homeworkCalls,
  getAssignedHomework,
  listMyHomework,
  requestRedo,
  testCalls,
  getAssignedTest,
} from '@inkstone/assignments/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { saveAnswers } from '../../contract.ts';
import {
  answerQuestions,
  createAssignmentFixture,
  type TeacherAssignmentFixture,
  type AttemptDriver,
} from '../../testing.ts';
import { findAttempt, listAnswers } from '../attempt.queries.ts';
import { lockAttempt } from '../attempt-rows.queries.ts';
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
  const { list } = await student.ask(listMyHomework, {});
  return list.find(({ id }) => id === assignmentId)?.reportOpen;
};

/** Events with the right answers, created when the keys are already visible. */
const rightIn = ({ questionIds }: TeacherAssignmentFixture, window: AttemptDriver) =>
  window.toRecords(...questionIds.map((questionId) => ({ kind: 'answered', questionId, value: 'B' }) as const));

const inHours = (hours: number) => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();
const close = (window: AttemptDriver) =>
  school.server.transaction((context) => closeIfExpired(context, window.attemptId));
/** The consequences that the teacher sees before the time moves. */
const preview = async ({ teacher, assignmentId, kind }: TeacherAssignmentFixture) =>
  (await teacher.ask(kind === 'test' ? getAssignedTest : getAssignedHomework, { id: assignmentId })).assignment;
const move = (work: TeacherAssignmentFixture, kind: 'homework' | 'test', more: object = {}) =>
  work.teacher.send((kind === 'test' ? testCalls : homeworkCalls).moveDeadline, {
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

test('more time reopens no homework, and says how many stay closed', async () => {
  const { work, window } = await closedByClock('homework');
  expect(await isReportOpen(work)).toBe(true);
  const expected = {
    reopens: 0,
    clockOver: 0,
    staysClosed: 1,
    staysClosedNames: [`Person ${work.studentPerson.username}`],
  };
  expect(await preview(work)).toMatchObject(expected);
  expect(await move(work, 'homework')).toMatchObject({ changed: 0, staysClosed: 1 });
  expect(await isReportOpen(work)).toBe(true);
  expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
});

test('more time for that student alone is refused with the reason', async () => {
  const { work, window } = await closedByClock('homework');
  const request = move(work, 'homework', { studentIds: [work.studentPerson.id], extraMinutes: 30 });
  await expect(request).rejects.toThrow('recipient.reportWasOpen');
  expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
});

test('more time reopens no test that an exam clock had closed before its deadline', async () => {
  const { work, window } = await closedByClock('test', { timeLimit: 600, reportAt: 'submitted' });
  expect(await move(work, 'test', { extraMinutes: 30 })).toMatchObject({ changed: 0, staysClosed: 1 });
  expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
});

test('more time reopens no test whose report has opened at its scheduled time, at a second move neither', async () => {
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

test('more time reopens no homework whose report was changed to open later', async () => {
  const { work, window } = await closedByClock('homework');
  const edited = { requestId: randomUUID(), id: work.assignmentId, title: 'Sums', reportAt: 'byHand' as const };
  await work.teacher.send(homeworkCalls.updateAssignment, edited);
  expect(await isReportOpen(work)).toBe(false);
  expect(await move(work, 'homework')).toMatchObject({ changed: 0, staysClosed: 1 });
  expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
});

test('more time reopens no test whose report has closed again because an answer waits to be marked', async () => {
  const { work, window } = await closedByClock('test');
  await school.server.transaction(async ({ tx, emit, services: { now } }) => {
    const row = await lockAttempt(tx, window.attemptId);
    if (!row) throw new Error('the attempt is gone');
    const score = { score: null, scoreMax: 300, rightCount: 0, scoredCount: 2, needsMarking: true };
    const moment = { at: now, endedAt: now, isFirst: false, previousScore: null, wrong: [], right: [] };
    await emit('attempt.scored', { ...toAttemptFacts(row), ...score, ...moment });
  });
  expect(await move(work, 'test')).toMatchObject({ changed: 0, staysClosed: 1 });
});

test('more time makes nothing count for work that is to be redone', async () => {
  const { work, window } = await closedByClock('homework', { reportAt: 'byHand' });
  const { recipients } = await work.teacher.ask(getAssignedHomework, { id: work.assignmentId });
  const redo = { requestId: randomUUID(), recipientId: recipients[0]?.recipientId ?? 0 };
  await work.teacher.send(requestRedo, { ...redo, questionIds: work.questionIds, redoDueAt: inHours(5) });
  expect(await move(work, 'homework')).toMatchObject({ changed: 0, staysClosed: 0 });
  expect(await tryAgain(work, window)).toEqual(['C', 'C', 'C']);
});

test('more time reopens homework that its deadline had closed and whose report nobody has opened yet', async () => {
  const { work, window } = await closedByClock('homework', { reportAt: 'byHand' });
  expect(await preview(work)).toMatchObject({ reopens: 1, clockOver: 0, staysClosed: 0 });
  expect(await move(work, 'homework')).toMatchObject({ changed: 1, staysClosed: 0 });
  await work.student.send(saveAnswers, { attemptId: window.attemptId, events: rightIn(work, window) });
  expect(await valuesIn(window.attemptId)).toEqual(['B', 'B', 'B']);
});

test('more time reopens a test whose report nobody has opened yet', async () => {
  const { work, window } = await closedByClock('test', { reportAt: 'byHand' });
  expect(await preview(work)).toMatchObject({ reopens: 0, clockOver: 1, staysClosed: 0, staysClosedNames: [] });
  const moved = await move(work, 'test', { extraMinutes: 30 });
  expect(moved).toMatchObject({ changed: 1, staysClosed: 0 });
  const events = rightIn(work, window);
  await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
  expect(await valuesIn(window.attemptId)).toEqual(['B', 'B', 'B']);
});
