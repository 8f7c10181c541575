import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  requestRedo,
  getAssignedHomework,
  getMyHomework,
  getAssignedTest,
  testCalls,
} from '@inkstone/assignments/contract';
import { getMyHomeworkReport } from '@inkstone/reports/contract';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { closeIfExpired } from '@inkstone/taking/server';
import { startAttemptDriver } from '@inkstone/taking/testing';
import {
  listSubmissions,
  listHomeworkToMark,
  getStudentSubmissions,
  releaseMarks,
  type MarkDraft,
} from '../contract.ts';
import { essayText, createSubmittedEssays, saveMarkAs, type SubmittedEssays } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();
const release = (work: SubmittedEssays, attemptId: number) =>
  work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });

/** Marks and releases the first draft, requests a redo and submits it for the student; returns its attempt. */
const rewritten = async (work: SubmittedEssays, text: string, mark: Partial<MarkDraft> = {}): Promise<number> => {
  const student = work.students[0];
  if (!student) throw new Error('nobody has handed in');
  await saveMarkAs(work.teacher, work, { mark });
  await release(work, student.attemptId);
  const { recipients } = await work.teacher.ask(getAssignedHomework, { id: work.assignmentId });
  const recipientId = recipients[0]?.recipientId ?? 0;
  const questionIds = [work.questionId];
  await work.teacher.send(requestRedo, { ...newRequestId(), recipientId, questionIds, redoDueAt: inHours(24) });
  const sitting = await startAttemptDriver(school, {
    ...{ teacher: work.teacher, student: student.browser, studentPerson: student.person },
    ...{ assignmentId: work.assignmentId, questionIds: [], kind: work.kind },
  });
  await sitting.sendEvents(
    { kind: 'question-entered', questionId: work.questionId },
    { kind: 'answered', questionId: work.questionId, value: text },
  );
  await sitting.submit();
  return sitting.attemptId;
};

describe('a second draft', () => {
  const second = 'He goes to school by bus. It is good for city.';

  test('is shown on the desk beside the first one and its marks', async () => {
    const work = await createSubmittedEssays(school);
    const attemptId = await rewritten(work, second);
    const waiting = await work.teacher.ask(listHomeworkToMark, {});
    expect(waiting.list.map(({ id }) => id)).toContain(work.assignmentId);
    const queue = await work.teacher.ask(listSubmissions, { id: work.assignmentId });
    expect(queue.submissions.map(({ attemptId: id, redoId, state }) => [id, redoId === null, state])).toEqual([
      [work.students[0]?.attemptId, true, 'released'],
      [attemptId, false, 'toMark'],
    ]);
    const { submissions } = await work.teacher.ask(getStudentSubmissions, { attemptId, questionId: work.questionId });
    expect(submissions[0]).toMatchObject({ value: second, mark: null });
    expect(submissions[0]?.earlier).toMatchObject([
      { attemptId: work.students[0]?.attemptId, redoId: null, text: essayText, mark: { points: 300 } },
    ]);
  });

  test.each([
    ['with what was written over time where its mark is for that', true],
    ['as it was written in time where its mark is for that', false],
  ])('is shown beside the first one %s', async (_, scoresOvertime) => {
    const overtime = `${essayText} Buses save fuel.`;
    const work = await createSubmittedEssays(school, { overtime });
    const attemptId = await rewritten(work, second, { scoresOvertime });
    const { submissions } = await work.teacher.ask(getStudentSubmissions, { attemptId, questionId: work.questionId });
    expect(submissions[0]?.earlier).toMatchObject([{ text: scoresOvertime ? overtime : essayText }]);
  });

  test('is marked and released separately, and both are in the student’s report', async () => {
    const work = await createSubmittedEssays(school);
    const student = work.students[0]?.browser ?? work.teacher;
    const attemptId = await rewritten(work, second);
    const mark = { points: 400, scores: { relevance: 400 }, notes: [] };
    const both = { ...work, students: work.students.map((submitted) => ({ ...submitted, attemptId })) };
    await saveMarkAs(work.teacher, both, { mark });
    await release(work, attemptId);

    const { recipients } = await work.teacher.ask(getAssignedHomework, { id: work.assignmentId });
    expect(recipients[0]?.redo).toMatchObject({ state: 'complete', score: 4, scoreMax: 5, firstScore: 3 });
    expect(recipients[0]?.best?.attemptId).toBe(attemptId);

    const latest = await student.ask(getMyHomeworkReport, { id: work.assignmentId, attempt: attemptId });
    expect(latest).toMatchObject({ attemptId, score: 4, scoreMax: 5 });
    const detail = await student.ask(getMyHomework, { id: work.assignmentId });
    expect(detail.questions.find(({ questionId }) => questionId === work.questionId)).toMatchObject({
      state: 'partial',
      markedBy: 'teacher',
    });
    expect(latest.attempts.map(({ attemptId: id, isBest }) => [id, isBest])).toEqual([
      [work.students[0]?.attemptId, false],
      [attemptId, true],
    ]);
    expect(latest.questions).toMatchObject([{ questionId: work.questionId, earlier: [{ text: essayText }] }]);
    const { questions } = await student.ask(getMyHomework, { id: work.assignmentId });
    expect(questions.map(({ state }) => state)).toEqual(['partial', 'unanswered']);
    const first = await student.ask(getMyHomeworkReport, { id: work.assignmentId });
    expect(first.attemptId).toBe(work.students[0]?.attemptId);
    expect(first.questions).toHaveLength(2);
  });

  test('of somebody else can never be chosen as an attempt', async () => {
    const [work, foreign] = [await createSubmittedEssays(school), await createSubmittedEssays(school)];
    const student = work.students[0]?.browser ?? work.teacher;
    const input = { id: work.assignmentId, attempt: foreign.students[0]?.attemptId };
    expect((await student.failed(getMyHomeworkReport, input)).kind).toBe('notFound');
  });
});

test('reopening an attempt by extra time turns its released marks into drafts and removes their points', async () => {
  const work = await createSubmittedEssays(school, { kind: 'test', left: true });
  const [student] = work.students;
  if (!student) throw new Error('nobody has begun');
  const { attemptId } = student;
  const close = () => school.server.transaction((hearing) => closeIfExpired(hearing, attemptId));
  school.clock.pass({ hours: 4 });
  expect(await close()).toBe('closed');
  await saveMarkAs(work.teacher, work);
  expect(await release(work, attemptId)).toMatchObject({ isComplete: true, score: 11 });

  // The report is open: the teacher wants the attempt reopened all the same.
  const moreTime = { extraMinutes: 150, reopensShown: true };
  await work.teacher.send(testCalls.moveDeadline, { ...newRequestId(), id: work.assignmentId, ...moreTime });
  const { recipients } = await work.teacher.ask(getAssignedTest, { id: work.assignmentId });
  expect(recipients).toMatchObject([{ state: 'onGoing', score: null }]);
  school.clock.pass({ hours: 3 });
  expect(await close()).toBe('closed');
  const again = await work.teacher.ask(getStudentSubmissions, { attemptId });
  expect(again.submissions).toMatchObject([{ state: 'draft', mark: { version: 1, points: 300, releasedAt: null } }]);
  const closed = await work.teacher.ask(getAssignedTest, { id: work.assignmentId });
  expect(closed.recipients).toMatchObject([{ state: 'toBeMarked', score: null }]);
  expect(await release(work, attemptId)).toMatchObject({ isComplete: true, score: 11 });
});
