import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { aChoice, aPaper, aSet } from '@inkstone/bank/testing';
import { listMyErrors } from '@inkstone/error-book/contract';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture, type AssignmentFixture } from '@inkstone/taking/testing';
import {
  getAttemptReport,
  getStudentReport,
  overrideScore,
  openReport,
  changeKey,
  getMyTestReport,
  getAssignmentReport,
} from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** A test that another teacher assigned to one of their own students, opened by the student. */
const givenBy = async (teacherPerson: TestPerson, content: { setIds: number[] } | { paperId: number }) => {
  const studentPerson = await school.person({ role: 'student' });
  const now = school.clock.now();
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since: now }));
  const teacher = await school.signIn(teacherPerson);
  const { id } = await teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'Elsewhere',
    studentIds: [studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    ...content,
  });
  const student = await school.signIn(studentPerson);
  const work: AssignmentFixture = { teacher, student, studentPerson, assignmentId: id, questionIds: [], kind: 'test' };
  const window = await openAttemptDriver(school, work);
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
  return { ...work, window };
};

/** A test of three questions (key B), answered with B, C and a blank, and submitted. */
const satTest = async (): Promise<AssignmentFixture & { attemptId: number }> => {
  const work = await createAssignmentFixture(school);
  const [first = 0, second = 0] = work.questionIds;
  const window = await openAttemptDriver(school, work);
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
  await window.sendEvents(
    { kind: 'question-entered', questionId: first },
    { kind: 'answered', questionId: first, value: 'B' },
  );
  school.clock.pass({ seconds: 40 });
  await window.sendEvents({ kind: 'question-entered', questionId: second });
  school.clock.pass({ seconds: 25 });
  await window.sendEvents({ kind: 'answered', questionId: second, value: 'C' });
  await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  return { ...work, attemptId: window.attemptId };
};

test('a test report stays closed until nobody can answer any more, then shows every key and explanation', async () => {
  const work = await satTest();
  expect(await work.student.refused(getMyTestReport, { id: work.assignmentId })).toBe('report.notYet');
  school.clock.pass({ hours: 3, minutes: 16 });
  const report = await work.student.ask(getMyTestReport, { id: work.assignmentId });
  expect(report).toMatchObject({ score: 1, scoreMax: 3, right: 1, wrong: 1, blank: 1, seconds: 65 });
  expect(report.questions.map(({ value, key, outcome }) => ({ value, key, outcome }))).toEqual([
    { value: 'B', key: 'B', outcome: 'right' },
    { value: 'C', key: 'B', outcome: 'wrong' },
    { value: null, key: 'B', outcome: 'blank' },
  ]);
});

test('a report is compared with the latest earlier attempt, for the student with one whose report is open', async () => {
  const first = await createAssignmentFixture(school);
  const handIn = async (work: AssignmentFixture, right: number) => {
    const window = await openAttemptDriver(school, work);
    await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
    for (const questionId of work.questionIds.slice(0, right)) {
      await window.sendEvents({ kind: 'answered', questionId, value: 'B' });
    }
    school.clock.pass({ minutes: 1 });
    await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
    return window.attemptId;
  };
  await handIn(first, 1);
  const second = await createAssignmentFixture(school, { like: first });
  await handIn(second, 2);
  const third = await createAssignmentFixture(school, { like: first });
  const attemptId = await handIn(third, 3);
  const previous = async () => {
    const { previous: mine } = await first.student.ask(getMyTestReport, { id: third.assignmentId });
    const { previous: taught } = await first.teacher.ask(getAttemptReport, { attemptId });
    return { mine: mine?.score ?? null, taught: taught?.score ?? null };
  };
  await first.teacher.send(openReport, { requestId: randomUUID(), id: third.assignmentId });
  expect(await previous()).toEqual({ mine: null, taught: 2 });
  await first.teacher.send(openReport, { requestId: randomUUID(), id: first.assignmentId });
  expect(await previous()).toEqual({ mine: 1, taught: 2 });
  await first.teacher.send(openReport, { requestId: randomUUID(), id: second.assignmentId });
  expect(await previous()).toEqual({ mine: 2, taught: 2 });
});

test('a class report counts who can still answer separately from who has not submitted', async () => {
  const work = await createAssignmentFixture(school);
  const standing = () => work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  expect(await standing()).toMatchObject({ missing: [{ state: 'none' }], mayAnswer: 1 });
  school.clock.pass({ hours: 4 });
  expect(await standing()).toMatchObject({ missing: [{ state: 'none' }], mayAnswer: 0 });
});

test('a teacher opens a report by hand and the student reads it at once', async () => {
  const work = await satTest();
  await work.teacher.send(openReport, { requestId: randomUUID(), id: work.assignmentId });
  expect(await work.student.ask(getMyTestReport, { id: work.assignmentId })).toMatchObject({ score: 1 });
  expect(await work.teacher.refused(openReport, { requestId: randomUUID(), id: work.assignmentId })).toBe(
    'report.opened',
  );
});

test('a changed key is previewed, applied and reversed, and the error book follows', async () => {
  const work = await satTest();
  const [, second = 0] = work.questionIds;
  const report = await work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  expect(report.items[1]).toMatchObject({ keyText: 'B', excerpt: expect.stringMatching(/^What is 1 \+ \d+\?$/) });
  const setId = report.items[1]?.setId ?? 0;
  const input = { setId, questionId: second, key: 'C' };
  const errors = async () =>
    (await work.student.ask(listMyErrors, {})).list.filter(({ dueAt }) => dueAt !== null).length;
  // Errors of a test appear only when its report is open.
  expect(await errors()).toBe(0);
  await work.teacher.send(openReport, { requestId: randomUUID(), id: work.assignmentId });
  expect(await errors()).toBe(1);

  const dry = await work.teacher.send(changeKey, { ...input, mode: 'dryRun', requestId: randomUUID() });
  expect(dry).toMatchObject({
    batchId: null,
    unchanged: 0,
    changes: [{ from: { outcome: 'wrong' }, to: { outcome: 'right' }, scoreFrom: 1, scoreTo: 2 }],
  });
  const readReport = () => work.teacher.ask(getAttemptReport, { attemptId: work.attemptId });
  expect(await readReport()).toMatchObject({ score: 1 });

  const done = await work.teacher.send(changeKey, { ...input, mode: 'apply', requestId: randomUUID() });
  expect(await readReport()).toMatchObject({ score: 2, right: 2 });
  expect(await errors()).toBe(0);
  expect(await work.teacher.refused(changeKey, { ...input, mode: 'apply', requestId: randomUUID() })).toBe(
    'regrade.sameKey',
  );

  const back = { ...input, mode: 'reverse' as const, batchId: done.batchId ?? 0 };
  await work.teacher.send(changeKey, { ...back, requestId: randomUUID() });
  expect(await readReport()).toMatchObject({ score: 1, right: 1 });
  expect(await errors()).toBe(1);
  expect(await work.teacher.refused(changeKey, { ...back, requestId: randomUUID() })).toBe('regrade.reversed');
});

test("a changed key affects other teachers' students without naming them", async () => {
  const work = await satTest();
  const [, second = 0] = work.questionIds;
  const setId = (await work.teacher.ask(getAssignmentReport, { id: work.assignmentId })).items[1]?.setId ?? 0;
  const otherAssignment = await givenBy(await school.person({ role: 'teacher' }), { setIds: [setId] });
  await otherAssignment.window.sendEvents({ kind: 'question-entered', questionId: second });
  await otherAssignment.window.sendEvents({ kind: 'answered', questionId: second, value: 'C' });
  await otherAssignment.student.send(finishAttempt, {
    attemptId: otherAssignment.window.attemptId,
    events: [],
    finish: 'attempt',
  });

  const input = { setId, questionId: second, key: 'C', mode: 'dryRun' as const };
  const mine = await work.teacher.send(changeKey, { ...input, requestId: randomUUID() });
  expect(mine).toMatchObject({ changes: [{ attemptId: work.attemptId }], elsewhere: 1, unchanged: 0 });
  const theirs = await otherAssignment.teacher.send(changeKey, { ...input, requestId: randomUUID() });
  // Others than the set's author change the key only in their own assignments.
  expect(theirs).toMatchObject({
    changes: [{ attemptId: otherAssignment.window.attemptId }],
    elsewhere: 0,
    waiting: 1,
  });
});

test('a contest counts six points for a right answer and one and a half for a blank', async () => {
  const paper = await aPaper(school, { variant: 'amc-10' });
  const [right = 0, wrong = 0] = paper.sets[0]?.questionIds ?? [];
  const work = await givenBy(paper.owner, { paperId: paper.paperId });
  await work.window.sendEvents(
    { kind: 'question-entered', questionId: right },
    { kind: 'answered', questionId: right, value: 'C' },
    { kind: 'question-entered', questionId: wrong },
    { kind: 'answered', questionId: wrong, value: 'A' },
  );
  await work.student.send(finishAttempt, { attemptId: work.window.attemptId, events: [], finish: 'attempt' });
  const report = await work.teacher.ask(getAttemptReport, { attemptId: work.window.attemptId });
  expect(report).toMatchObject({ score: 6 + 23 * 1.5, scoreMax: 150, right: 1, wrong: 1, blank: 23 });
  expect(report.questions.map(({ earned, possible }) => [earned, possible]).slice(0, 3)).toEqual([
    [6, 6],
    [0, 6],
    [1.5, 6],
  ]);
  const { items } = await work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  expect(items.map((item) => item.right).slice(0, 2)).toEqual([1, 0]);
});

test('a total changed by hand is in the report with its reason', async () => {
  const work = await satTest();
  const change = { attemptId: work.attemptId, score: 3, reason: 'Question 2 was ambiguous.' };
  expect(await work.teacher.send(overrideScore, { ...change, requestId: randomUUID() })).toEqual(
    expect.objectContaining({ oldPoints: 1, newPoints: 3 }),
  );
  const report = await work.teacher.ask(getAttemptReport, { attemptId: work.attemptId });
  expect(report).toMatchObject({ score: 3, scoreChanged: { oldPoints: 1, reason: 'Question 2 was ambiguous.' } });
  const { receipt, questions } = report;
  expect(receipt.total.score).toBe(1);
  expect(receipt.changes).toMatchObject([{ oldPoints: 1, newPoints: 3, reason: 'Question 2 was ambiguous.' }]);
  expect(receipt.changes[0]?.byName).toBe(report.teacherName);
  expect(questions[0]).toMatchObject({ keyOrigin: { revision: 1, correctedAt: null, correctedBy: null } });
  expect(questions[0]?.answeredAt).toMatch(/^\d{4}-/);
  await work.teacher.send(openReport, { requestId: randomUUID(), id: work.assignmentId });
  const own = await work.student.ask(getMyTestReport, { id: work.assignmentId });
  expect(own.receipt).toEqual({ ...receipt, changes: [{ ...receipt.changes[0], byName: null }] });
  const tooMuch = { ...change, score: 26, requestId: randomUUID() };
  expect(await work.teacher.refused(overrideScore, tooMuch)).toBe('score.outOfRange');
});

test("another teacher's assignment and another student's report are not found", async () => {
  const work = await satTest();
  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  const stranger = await school.signIn(await school.person({ role: 'student' }));
  const kinds = await Promise.all([
    otherTeacher.failed(getAttemptReport, { attemptId: work.attemptId }),
    otherTeacher.failed(getAssignmentReport, { id: work.assignmentId }),
    otherTeacher.failed(getStudentReport, { id: work.assignmentId, studentId: work.studentPerson.id }),
    otherTeacher.failed(overrideScore, { requestId: randomUUID(), attemptId: work.attemptId, score: 1, reason: 'x' }),
    otherTeacher.failed(openReport, { requestId: randomUUID(), id: work.assignmentId }),
    stranger.failed(getMyTestReport, { id: work.assignmentId }),
  ]);
  expect(kinds.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'notFound'));
});

test('a changed model answer is sanitised like a saved one, and shows no file that the old one does not', async () => {
  const essay = aChoice({ type: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '' } });
  const { setId, questionIds, owner } = await aSet(school, { questions: [essay] });
  const teacher = await school.signIn(owner);
  const changed = (model: string) => ({
    ...{ requestId: randomUUID(), setId, questionId: questionIds[0] ?? 0 },
    ...{ mode: 'apply' as const, key: { model } },
  });
  expect(await teacher.refused(changeKey, changed('<img data-file="1">'))).toBe('regrade.unfit');
  await teacher.send(changeKey, changed('<p onclick="x()">So: <a href="https://x.example">sign in</a></p>'));
  expect(await teacher.refused(changeKey, changed('<p>So: sign in</p>'))).toBe('regrade.sameKey');
});
