import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import {
  saveQuestionAnalysis,
  getMyHomeworkReport,
  getStudentReport,
  saveAnalysis,
  saveTextAnalysis,
  getMyTestReport,
} from '../contract.ts';
import { createSubmittedPassage } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const content = { reason: 'I took the first bird that I met.', evidence: 'Nobody read them.', quote: null };
const press = (version = 0) => ({ requestId: randomUUID(), version, ...content });

test('a student analyses a wrong answer, and both student and teacher read it in the report', async () => {
  const { student, teacher, attemptId, assignmentId, wrong, person } = await createSubmittedPassage(school);
  const before = await student.ask(getMyHomeworkReport, { id: assignmentId });
  expect(before.questions.map(({ forAnalysis, analysis }) => [forAnalysis, analysis])).toEqual([
    [null, null],
    ['reading', null],
    [null, null],
  ]);
  const quote = 'Nobody read the logs.';
  const saved = await student.send(saveAnalysis, { ...press(), attemptId, questionId: wrong, quote });
  expect(saved).toMatchObject({ attemptId, version: 1 });
  const expected = { reason: content.reason, evidence: content.evidence, quote, version: 1 };
  const own = await student.ask(getMyHomeworkReport, { id: assignmentId });
  expect(own.questions[1]?.analysis).toMatchObject(expected);
  const taught = await teacher.ask(getStudentReport, { id: assignmentId, studentId: person.id });
  expect(taught.questions[1]?.analysis).toMatchObject(expected);
});

test('a save over an unread version is refused and overwrites nothing', async () => {
  const { student, attemptId, assignmentId, wrong: questionId } = await createSubmittedPassage(school);
  await student.send(saveAnalysis, { ...press(), attemptId, questionId });
  await student.send(saveAnalysis, { ...press(1), attemptId, questionId, reason: 'In a hurry.' });
  for (const version of [0, 1, 7]) {
    const late = { ...press(version), attemptId, questionId, reason: 'Lost' };
    expect(await student.refused(saveAnalysis, late)).toBe('analysis.newer');
  }
  const { questions } = await student.ask(getMyHomeworkReport, { id: assignmentId });
  expect(questions[1]?.analysis).toMatchObject({ reason: 'In a hurry.', version: 2 });
});

test('an analysis by question alone applies to the latest attempt that answered it', async () => {
  const { student, attemptId, wrong: questionId } = await createSubmittedPassage(school);
  expect(await student.send(saveQuestionAnalysis, { ...press(), questionId })).toMatchObject({ attemptId, version: 1 });
});

test('a reading answer is not found by the call for marked texts', async () => {
  const { student, attemptId, assignmentId, wrong: questionId } = await createSubmittedPassage(school);
  expect(await student.failed(saveTextAnalysis, { ...press(), attemptId, questionId })).toMatchObject({
    kind: 'notFound',
  });
  const { questions } = await student.ask(getMyHomeworkReport, { id: assignmentId });
  expect(questions[1]?.analysis).toBeNull();
});

test('right and blank answers cannot be analysed', async () => {
  const { student, attemptId, right, blank } = await createSubmittedPassage(school);
  for (const questionId of [right, blank])
    expect(await student.refused(saveAnalysis, { ...press(), attemptId, questionId })).toBe('analysis.notWrong');
});

test('nothing can be analysed before the report is open, since that would reveal what was wrong', async () => {
  const { student, attemptId, assignmentId, right, wrong } = await createSubmittedPassage(school, { kind: 'test' });
  expect(await student.refused(getMyTestReport, { id: assignmentId })).toBe('report.notYet');
  for (const questionId of [right, wrong])
    expect(await student.refused(saveAnalysis, { ...press(), attemptId, questionId })).toBe('report.notYet');
});

test("nobody analyses another student's answer, or a question that is not in the assignment", async () => {
  const { student, attemptId, wrong: questionId } = await createSubmittedPassage(school);
  const stranger = await school.signIn(await school.person());
  expect(await stranger.failed(saveAnalysis, { ...press(), attemptId, questionId })).toMatchObject({
    kind: 'notFound',
  });
  expect(await stranger.failed(saveQuestionAnalysis, { ...press(), questionId })).toMatchObject({ kind: 'notFound' });
  const nowhere = { ...press(), attemptId, questionId: 987_654 };
  expect(await student.failed(saveAnalysis, nowhere)).toMatchObject({ kind: 'notFound' });
});
