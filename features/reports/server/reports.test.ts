import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listErrors } from '@inkstone/error-book/contract';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { finish } from '@inkstone/taking/contract';
import { sit, someWork, type GivenWork } from '@inkstone/taking/testing';
import {
  attemptReport,
  homeworkReportTeacher,
  modifyScore,
  openReport,
  regrade,
  testReport,
  wholeReport,
} from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** A test of three questions (key B) sat with B, C and a blank, and handed in. */
const satTest = async (): Promise<GivenWork & { attemptId: number }> => {
  const work = await someWork(school);
  const [first = 0, second = 0] = work.questionIds;
  const window = await sit(school, work);
  await window.say({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
  await window.say(
    { kind: 'question-entered', questionId: first },
    { kind: 'answered', questionId: first, value: 'B' },
  );
  school.clock.pass({ seconds: 40 });
  await window.say({ kind: 'question-entered', questionId: second });
  school.clock.pass({ seconds: 25 });
  await window.say({ kind: 'answered', questionId: second, value: 'C' });
  await work.student.send(finish, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  return { ...work, attemptId: window.attemptId };
};

test('a test report stays closed until nobody can answer any more, then shows every key and explanation', async () => {
  const work = await satTest();
  expect(await work.student.refused(testReport, { id: work.assignmentId })).toBe('report.notYet');
  school.clock.pass({ hours: 3, minutes: 16 });
  const report = await work.student.ask(testReport, { id: work.assignmentId });
  expect(report).toMatchObject({ score: 1, scoreMax: 3, right: 1, wrong: 1, blank: 1, seconds: 65 });
  expect(report.questions.map(({ value, key, outcome }) => ({ value, key, outcome }))).toEqual([
    { value: 'B', key: 'B', outcome: 'right' },
    { value: 'C', key: 'B', outcome: 'wrong' },
    { value: null, key: 'B', outcome: 'blank' },
  ]);
});

test('a teacher opens a report by hand and the student reads it at once', async () => {
  const work = await satTest();
  await work.teacher.send(openReport, { requestId: randomUUID(), id: work.assignmentId });
  expect(await work.student.ask(testReport, { id: work.assignmentId })).toMatchObject({ score: 1 });
  expect(await work.teacher.refused(openReport, { requestId: randomUUID(), id: work.assignmentId })).toBe(
    'report.opened',
  );
});

test('a changed key is tried, applied and taken back, and the error book follows', async () => {
  const work = await satTest();
  const [, second = 0] = work.questionIds;
  const whole = await work.teacher.ask(wholeReport, { id: work.assignmentId });
  const topicId = whole.items[1]?.topicId ?? 0;
  const asked = { topicId, questId: second, key: 'C' };
  const errors = async () => (await work.student.ask(listErrors, {})).list.filter(({ dueAt }) => dueAt !== null).length;
  // Errors of a test are told when its report is open, and not before.
  expect(await errors()).toBe(0);
  await work.teacher.send(openReport, { requestId: randomUUID(), id: work.assignmentId });
  expect(await errors()).toBe(1);

  const dry = await work.teacher.send(regrade, { ...asked, mode: 'dryRun', requestId: randomUUID() });
  expect(dry).toMatchObject({
    batchId: null,
    unchanged: 0,
    changes: [{ from: { outcome: 'wrong' }, to: { outcome: 'right' }, scoreFrom: 1, scoreTo: 2 }],
  });
  const reportOf = () => work.teacher.ask(attemptReport, { attemptId: work.attemptId });
  expect(await reportOf()).toMatchObject({ score: 1 });

  const done = await work.teacher.send(regrade, { ...asked, mode: 'apply', requestId: randomUUID() });
  expect(await reportOf()).toMatchObject({ score: 2, right: 2 });
  expect(await errors()).toBe(0);
  expect(await work.teacher.refused(regrade, { ...asked, mode: 'apply', requestId: randomUUID() })).toBe(
    'regrade.sameKey',
  );

  const back = { ...asked, mode: 'reverse' as const, batchId: done.batchId ?? 0 };
  await work.teacher.send(regrade, { ...back, requestId: randomUUID() });
  expect(await reportOf()).toMatchObject({ score: 1, right: 1 });
  expect(await errors()).toBe(1);
  expect(await work.teacher.refused(regrade, { ...back, requestId: randomUUID() })).toBe('regrade.reversed');
});

test('a total changed by hand stands in the report with its reason', async () => {
  const work = await satTest();
  const change = { attemptId: work.attemptId, score: 3, reason: 'Question 2 was ambiguous.' };
  expect(await work.teacher.send(modifyScore, { ...change, requestId: randomUUID() })).toEqual(
    expect.objectContaining({ was: 1, becomes: 3 }),
  );
  const report = await work.teacher.ask(attemptReport, { attemptId: work.attemptId });
  expect(report).toMatchObject({ score: 3, scoreChanged: { was: 1, reason: 'Question 2 was ambiguous.' } });
  const tooMuch = { ...change, score: 26, requestId: randomUUID() };
  expect(await work.teacher.refused(modifyScore, tooMuch)).toBe('score.outOfRange');
});

test("another teacher's work and another student's report are not there", async () => {
  const work = await satTest();
  const other = await school.signIn(await school.person({ role: 'teacher' }));
  const stranger = await school.signIn(await school.person({ role: 'student' }));
  const kinds = await Promise.all([
    other.failed(attemptReport, { attemptId: work.attemptId }),
    other.failed(wholeReport, { id: work.assignmentId }),
    other.failed(homeworkReportTeacher, { id: work.assignmentId, stuId: work.studentPerson.id }),
    other.failed(modifyScore, { requestId: randomUUID(), attemptId: work.attemptId, score: 1, reason: 'x' }),
    other.failed(openReport, { requestId: randomUUID(), id: work.assignmentId }),
    stranger.failed(testReport, { id: work.assignmentId }),
  ]);
  expect(kinds.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'notFound'));
});
