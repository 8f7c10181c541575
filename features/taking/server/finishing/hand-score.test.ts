import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { getAssignmentReport, overrideScore } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { answerQuestions, createAssignmentFixture } from '../../testing.ts';
import { closeIfExpired } from './close-if-expired.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const inHours = (hours: number) => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

/** Homework that its deadline closed with one right answer of three, and whose total a teacher set to 80 of 100. */
const scoredByHand = async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', deadline: inHours(1), reportAt: 'byHand' });
  const window = await answerQuestions(school, work, ['B', 'C', 'C']);
  const { archiveHours, graceSeconds } = school.services().school;
  school.clock.pass({ hours: 1 + archiveHours });
  school.clock.pass({ seconds: graceSeconds });
  await school.server.transaction((context) => closeIfExpired(context, window.attemptId));
  const setScore = (score: number | null) =>
    work.teacher.send(overrideScore, {
      requestId: randomUUID(),
      attemptId: window.attemptId,
      score,
      reason: 'Agreed.',
    });
  await setScore(80);
  const readStudent = async () =>
    (await work.teacher.ask(getAssignmentReport, { id: work.assignmentId })).students.find(
      ({ attemptId }) => attemptId === window.attemptId,
    );
  return { work, window, setScore, readStudent };
};

/** The deadline moves, the student answers the second question rightly and hands in. */
const reopenAndFinish = async ({ work, window }: Awaited<ReturnType<typeof scoredByHand>>) => {
  const moved = { requestId: randomUUID(), id: work.assignmentId, deadline: inHours(2) };
  expect(await work.teacher.send(homeworkCalls.moveDeadline, moved)).toMatchObject({ changed: 1 });
  const [, questionId = 0] = work.questionIds;
  await window.sendEvents({ kind: 'answered', questionId, value: 'B' });
  await window.submit();
};

test('a total set by hand survives the reopening of its attempt and says that it is older', async () => {
  const scored = await scoredByHand();
  expect(await scored.readStudent()).toMatchObject({ score: 80, setByHand: true, setBeforeReopening: false });
  await reopenAndFinish(scored);
  expect(await scored.readStudent()).toMatchObject({
    ...{ score: 80, setByHand: true, setBeforeReopening: true, computedScore: 67 },
  });
});

test.each([
  ['kept', 80, { score: 80, setByHand: true, setBeforeReopening: false, computedScore: 67 }],
  ['computed again', null, { score: 67, setByHand: false, setBeforeReopening: false, computedScore: null }],
] as const)('after a reopening the total is %s where the teacher says so', async (_, score, expected) => {
  const scored = await scoredByHand();
  await reopenAndFinish(scored);
  await scored.setScore(score);
  expect(await scored.readStudent()).toMatchObject(expected);
});

test('a reopened attempt without a total set by hand says nothing of one', async () => {
  const scored = await scoredByHand();
  await scored.setScore(null);
  await reopenAndFinish(scored);
  expect(await scored.readStudent()).toMatchObject({ score: 67, setByHand: false, setBeforeReopening: false });
});
