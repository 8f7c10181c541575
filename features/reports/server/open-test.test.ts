import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  homeworkCalls,
  listMyHomework,
  getMyHomework,
  packQuestions,
  removeQuestions,
  testCalls,
} from '@inkstone/assignments/contract';
import { getPracticeStatistics } from '@inkstone/home/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import {
  startAttemptDriver,
  openAttemptDriver,
  createAssignmentFixture,
  type AssignmentFixture,
  type TeacherAssignmentFixture,
} from '@inkstone/taking/testing';
import { saveQuestionAnalysis, getListeningSentence, getMyHomeworkReport, getStudentReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** Submitted homework with an open report. */
const readable = async (like?: TeacherAssignmentFixture) => {
  const work = await createAssignmentFixture(school, { kind: 'homework', ...(like ? { like } : {}) });
  const window = await startAttemptDriver(school, work);
  await window.sendEvents({ kind: 'answered', questionId: work.questionIds[0] ?? 0, value: 'C' });
  await window.submit();
  return { ...work, setId: window.start.sets[0]?.id ?? 0 };
};

/** Assigns the same questions again, or other sets, for three hours from now. */
const again = async (
  work: TeacherAssignmentFixture & { setId: number },
  kind: 'test' | 'homework',
  topicIds = [work.setId],
): Promise<AssignmentFixture> => {
  const now = school.clock.now();
  const { id } = await work.teacher.send(
    kind === 'test' ? testCalls.createAssignment : homeworkCalls.createAssignment,
    {
      requestId: randomUUID(),
      title: 'The same sums',
      setIds: topicIds,
      studentIds: [work.studentPerson.id],
      beginsAt: now.toISOString(),
      deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    },
  );
  return { ...work, assignmentId: id, kind };
};

test('a report is closed while a test contains its questions, from opening the test to submitting it', async () => {
  const work = await readable();
  const otherAttempt = await readable(work);
  const { student, assignmentId: id, questionIds } = work;
  const openTest = await again(work, 'test');
  const read = () => student.ask(getMyHomeworkReport, { id });
  expect((await read()).questions).toHaveLength(3);
  const offered = async () => {
    const { list } = await student.ask(listMyHomework, {});
    const { assignment: alone, questions, attempts } = await student.ask(getMyHomework, { id });
    const visibleValues = new Set([...questions.map(({ state }) => state), ...attempts.map(({ score }) => score)]);
    expect(visibleValues).toEqual(
      new Set(alone.reportRests ? ['answered', 'unanswered', null] : ['wrong', 'unanswered', 0]),
    );
    const points = [...list.filter((listed) => listed.id === id), alone].map(
      ({ totalScore, averageScore }) => totalScore ?? averageScore,
    );
    const rates = [...list.filter((row) => row.id === id), alone].map(
      (rated) => rated.averageAccuracy ?? rated.objectiveCorrectRate,
    );
    expect({ points, rates }).toEqual(
      alone.reportRests ? { points: [null, null], rates: [null, null] } : { points: [0, 0], rates: [0, 0] },
    );
    const { weeks } = await student.ask(getPracticeStatistics, {});
    expect(weeks.at(-1)?.marked, 'what the week says').toBe(alone.reportRests ? 3 : 6);
    const analysis = { questionId: questionIds[0] ?? 0, reason: '', evidence: '', plan: '', quote: null, version: 0 };
    const refusal = await student.refused(saveQuestionAnalysis, { requestId: randomUUID(), ...analysis });
    expect(refusal).toBe(alone.reportRests ? 'report.asked' : 'analysis.notWrong');
    const inList = list.filter(({ reportOpen, reportRests }) => reportOpen && !reportRests);
    return { inList: inList.map((row) => row.id).toSorted((a, b) => a - b), alone: !alone.reportRests };
  };
  expect(await offered()).toEqual({ inList: [id, otherAttempt.assignmentId], alone: true });

  await openAttemptDriver(school, openTest);
  expect(await student.refused(getMyHomeworkReport, { id })).toBe('report.asked');
  expect(await offered()).toEqual({ inList: [otherAttempt.assignmentId], alone: false });
  const window = await startAttemptDriver(school, openTest, { takeOver: true });
  expect(await student.refused(getListeningSentence, { id, questionId: questionIds[0] ?? 0 })).toBe('report.asked');
  expect((await student.ask(getMyHomeworkReport, { id: otherAttempt.assignmentId })).questions).toHaveLength(3);
  const key = { id, studentId: work.studentPerson.id };
  expect((await work.teacher.ask(getStudentReport, key)).questions).toHaveLength(3);

  await window.submit();
  expect((await read()).questions).toHaveLength(3);
  expect(await offered()).toEqual({ inList: [id, otherAttempt.assignmentId], alone: true });
});

test('homework with these questions closes no report, nor does a withdrawn test or one that can no longer be started', async () => {
  const work = await readable();
  const { student, teacher, assignmentId: id } = work;
  await startAttemptDriver(school, await again(work, 'homework'));
  expect((await student.ask(getMyHomeworkReport, { id })).questions).toHaveLength(3);

  const taken = await again(work, 'test');
  await startAttemptDriver(school, taken);
  expect(await student.refused(getMyHomeworkReport, { id })).toBe('report.asked');
  await teacher.send(testCalls.withdrawAssignment, { requestId: randomUUID(), id: taken.assignmentId });
  expect((await student.ask(getMyHomeworkReport, { id })).questions).toHaveLength(3);

  await openAttemptDriver(school, await again(work, 'test'));
  expect(await student.refused(getMyHomeworkReport, { id })).toBe('report.asked');
  school.clock.pass({ hours: 3 });
  expect((await student.ask(getMyHomeworkReport, { id })).questions).toHaveLength(3);
});

test('a report is closed while a test contains copies of its questions', async () => {
  const work = await readable();
  const otherHomework = await createAssignmentFixture(school, { kind: 'homework', written: true, like: work });
  const otherAttempt = await startAttemptDriver(school, otherHomework);
  await otherAttempt.submit();
  const { student, assignmentId: id } = work;
  const { setIds } = await work.teacher.send(packQuestions, {
    ...{ requestId: randomUUID(), id, title: 'Packed', questionIds: work.questionIds.slice(0, 1) },
  });
  const window = await startAttemptDriver(school, await again(work, 'test', setIds));
  expect(window.start.sets[0]?.questions.map((question) => question.id)).not.toContain(work.questionIds[0]);
  expect(await student.refused(getMyHomeworkReport, { id })).toBe('report.asked');
  expect((await student.ask(listMyHomework, {})).list.find((row) => row.id === id)).toMatchObject({
    reportRests: true,
  });
  expect((await student.ask(getMyHomeworkReport, { id: otherHomework.assignmentId })).questions).toHaveLength(2);

  await window.submit();
  expect((await student.ask(getMyHomeworkReport, { id })).questions).toHaveLength(3);
});

test('a report is closed while a test asks other questions about the same text or recording', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const { teacher, student, assignmentId: id, questionIds } = work;
  await teacher.send(removeQuestions, { requestId: randomUUID(), id, questionIds: questionIds.slice(1) });
  const handedIn = await startAttemptDriver(school, work);
  await handedIn.submit();
  const setId = handedIn.start.sets[0]?.id ?? 0;
  const openTest = await again({ ...work, setId }, 'test');
  const rest = { requestId: randomUUID(), id: openTest.assignmentId, questionIds: questionIds.slice(0, 1) };
  await teacher.send(removeQuestions, rest);
  expect((await student.ask(getMyHomeworkReport, { id })).questions).toHaveLength(1);

  await startAttemptDriver(school, openTest);
  expect(await student.refused(getMyHomeworkReport, { id })).toBe('report.asked');
});
