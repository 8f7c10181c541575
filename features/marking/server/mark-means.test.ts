import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMyHomework, listAssignedHomework, listMyHomework, removeQuestions } from '@inkstone/assignments/contract';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { releaseMarks } from '../contract.ts';
import { createSubmittedEssays, getFirstStudent, saveMarkAs, type SubmittedEssays } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const release = async (work: SubmittedEssays, student: number) => {
  const { attemptId } = work.students[student] ?? getFirstStudent(work);
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
};

const readMean = async (work: SubmittedEssays) =>
  (await work.teacher.ask(listAssignedHomework, {})).list[0]?.averageSubjectiveScore;

const readOwnMean = async (work: SubmittedEssays, student: number) => {
  const { browser } = work.students[student] ?? getFirstStudent(work);
  const { assignment } = await browser.ask(getMyHomework, { id: work.assignmentId });
  expect((await browser.ask(listMyHomework, {})).list[0]?.averageSubjectiveScore).toBe(
    assignment.averageSubjectiveScore,
  );
  return assignment.averageSubjectiveScore;
};

describe('the mean of what teachers marked, in lists of assignments', () => {
  test('is of the released marks alone: a draft is no mark yet', async () => {
    const work = await createSubmittedEssays(school, { students: 3 });
    await saveMarkAs(work.teacher, work, { student: 0, mark: { scores: { relevance: 500 }, points: 500 } });
    expect(await readMean(work)).toBeNull();
    await release(work, 0);
    expect(await readMean(work)).toBe(5);
    await saveMarkAs(work.teacher, work, { student: 1, mark: { scores: { relevance: 200 }, points: 200 } });
    expect(await readMean(work)).toBe(5);
    await release(work, 1);
    await saveMarkAs(work.teacher, work, { student: 2, mark: { scores: { relevance: 300 }, points: 300 } });
    await release(work, 2);
    expect(await readMean(work)).toBe(3.33);
  });

  test('is of the own marks for a student, and not before the report is open', async () => {
    const work = await createSubmittedEssays(school, { students: 2 });
    await saveMarkAs(work.teacher, work, { student: 0, mark: { scores: { relevance: 400 }, points: 400 } });
    expect(await readOwnMean(work, 0)).toBeNull();
    await release(work, 0);
    expect([await readOwnMean(work, 0), await readOwnMean(work, 1)]).toEqual([4, null]);
  });

  test('stays with the teacher while the report is closed to the student', async () => {
    const work = await createSubmittedEssays(school, { students: 1, kind: 'homework', reportAt: 'byHand' });
    await saveMarkAs(work.teacher, work, { mark: { scores: { relevance: 400 }, points: 400 } });
    await release(work, 0);
    expect([await readMean(work), await readOwnMean(work, 0)]).toEqual([4, null]);
  });

  test('leaves out a question that was taken out', async () => {
    const work = await createSubmittedEssays(school, { second: 'Trams too.' });
    for (const [questionId, points] of [[work.questionId, 400] as const, [work.blankId, 100] as const]) {
      const mark = { scores: { relevance: points }, points, notes: [], suggested: null };
      await saveMarkAs(work.teacher, { ...work, questionId }, { mark });
    }
    await release(work, 0);
    expect(await readMean(work)).toBe(2.5);
    await work.teacher.send(removeQuestions, {
      ...newRequestId(),
      id: work.assignmentId,
      questionIds: [work.blankId],
    });
    expect(await readMean(work)).toBe(4);
  });
});
