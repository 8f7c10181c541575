import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { checkHomeworkStatus, finishAttempt, saveSelfMarks } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { getAttemptReport, getMyHomeworkReport, getAssignmentReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const handedIn = async (selfMarking: boolean) => {
  const work = await createAssignmentFixture(school, { kind: 'homework', selfMarking, questions: 2, timeLimit: 600 });
  const window = await openAttemptDriver(school, work);
  const sectionId = (window.start.blueprint as { sections: { id: string }[] }).sections[0]?.id ?? '';
  const [questionId = 0] = work.questionIds;
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId });
  school.clock.pass({ minutes: 11 });
  const late = await window.sendEvents({ kind: 'answered', questionId, value: 'B' });
  await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  return { ...work, attemptId: window.attemptId, late };
};

test('a time limit of homework continues below zero, and later answers count', async () => {
  const work = await handedIn(false);
  expect(work.late).toMatchObject({ isClosed: false, secondsLeft: -60 });
  const report = await work.student.ask(getMyHomeworkReport, { id: work.assignmentId });
  expect(report.questions[0]).toMatchObject({ outcome: 'right', arrivedLate: false, selfMark: null });
  expect(report.selfMarking).toBe(false);
});

test("a student's self-marks are shown beside the machine's, for the student and for the teacher", async () => {
  const work = await handedIn(true);
  expect(await work.student.ask(checkHomeworkStatus, { id: work.assignmentId })).toMatchObject({
    status: 'handedIn',
    reportOpen: true,
    selfMarking: true,
  });
  const [questionId = 0, otherQuestionId = 0] = work.questionIds;
  const marks = [{ questionId, earned: 50 }];
  await work.student.send(saveSelfMarks, { attemptId: work.attemptId, marks });

  const own = await work.student.ask(getMyHomeworkReport, { id: work.assignmentId });
  expect(own).toMatchObject({ selfMarking: true, score: 50 });
  expect(own.questions.map((question) => question.selfMark)).toEqual([0.5, null]);
  const taught = await work.teacher.ask(getAttemptReport, { attemptId: work.attemptId });
  expect(taught.questions.map((question) => question.selfMark)).toEqual([0.5, null]);

  await work.student.send(saveSelfMarks, {
    attemptId: work.attemptId,
    marks: [{ questionId: otherQuestionId, earned: 900 }],
  });
  const { students } = await work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  expect(students[0]?.selfMark).toEqual({ earned: 1.5, possible: 2 });
});
