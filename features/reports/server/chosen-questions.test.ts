import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { getPaper, listSeenQuestions, savePaper } from '@inkstone/bank/contract';
import { aChoice, aSet } from '@inkstone/bank/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { createAssignmentFixture, openAttemptDriver, type TeacherAssignmentFixture } from '@inkstone/taking/testing';
import { getAttemptReport, getMyTestReport } from '../contract.ts';

let school: TestSchool;
let work: TeacherAssignmentFixture;
beforeAll(async () => {
  school = await openSchool();
  work = await createAssignmentFixture(school, { questions: 1 });
});
afterAll(() => school.close());

const aSetOf = (count: number) =>
  aSet(school, { questions: Array.from({ length: count }, () => aChoice({ key: 'B' })) });
type TestSet = Awaited<ReturnType<typeof aSetOf>>;

interface PinnedSet {
  set: TestSet;
  /** Places from 0 of the chosen questions; absent: all. */
  places?: readonly number[];
}

const toPaper = (sets: readonly PinnedSet[]) => ({
  ...{
    requestId: randomUUID(),
    programme: 'amc',
    variant: 'practice',
    paperTypeId: null,
    title: 'Chosen',
    titleZh: null,
  },
  anyCount: true,
  sections: [
    {
      ...{ section: 'practice', part: null, seconds: null },
      sets: sets.map(({ set, places }) => ({
        setId: set.setId,
        ...(places && { questionIds: places.map((place) => set.questionIds[place] ?? 0) }),
      })),
    },
  ],
});

const readSets = async (paperId: number) => {
  const { paper, sections } = await work.teacher.ask(getPaper, { paperId });
  const sets = sections.flatMap((section) => section.sets);
  return {
    count: paper.questionCount,
    sets: sets.map(({ questions, questionCount }) => ({ ids: questions.map(({ id }) => id), questionCount })),
  };
};

test('a paper takes single questions of a set: given, answered, scored and reported without the others', async () => {
  const [five, two] = [await aSetOf(5), await aSetOf(2)];
  const { paperId } = await work.teacher.send(savePaper, toPaper([{ set: five, places: [3, 1] }, { set: two }]));
  const chosenIds = [five.questionIds[1] ?? 0, five.questionIds[3] ?? 0];
  expect(await readSets(paperId)).toEqual({
    count: 4,
    sets: [
      { ids: chosenIds, questionCount: 5 },
      { ids: two.questionIds, questionCount: 2 },
    ],
  });

  const now = school.clock.now();
  const { id: assignmentId } = await work.teacher.send(testCalls.createAssignment, {
    ...{
      requestId: randomUUID(),
      title: 'Chosen',
      paperId,
      studentIds: [work.studentPerson.id],
      reportAt: 'submitted',
    },
    ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + 3_600_000).toISOString() },
  });
  const window = await openAttemptDriver(school, { ...work, assignmentId });
  const started = JSON.stringify(await window.sendEvents({ kind: 'started' })) + JSON.stringify(window.start);
  for (const id of chosenIds) expect(started).toContain(`"id":${id}`);
  const leftOut = five.questionIds.filter((id) => !chosenIds.includes(id));
  await window.sendEvents(
    { kind: 'section-entered', sectionId: 'practice', partId: 'questions' },
    { kind: 'answered', questionId: chosenIds[0] ?? 0, value: 'B' },
    { kind: 'answered', questionId: chosenIds[1] ?? 0, value: 'C' },
    ...two.questionIds.map((questionId) => ({ kind: 'answered' as const, questionId, value: 'B' })),
    // Sent by hand: the paper does not ask it.
    { kind: 'answered', questionId: leftOut[0] ?? 0, value: 'B' },
  );
  await window.submit();

  // Three of the four are right.
  const report = await work.student.ask(getMyTestReport, { id: assignmentId });
  expect(report).toMatchObject({ score: 75, scoreMax: 100 });
  const { attemptId } = window;
  const asked = JSON.stringify(await work.teacher.ask(getAttemptReport, { attemptId }));
  for (const id of leftOut) expect(asked).not.toContain(`"questionId":${id}`);

  // Of another paper with the whole set, the student has seen what the first one asked and nothing else.
  const whole = await work.teacher.send(savePaper, toPaper([{ set: five }]));
  const seen = await work.teacher.ask(listSeenQuestions, {
    paperId: whole.paperId,
    studentIds: [work.studentPerson.id],
  });
  expect(seen.questions.map(({ questionId, number }) => ({ questionId, number }))).toEqual([
    { questionId: chosenIds[0], number: 2 },
    { questionId: chosenIds[1], number: 4 },
  ]);
});

test('the next revision takes other questions, or all', async () => {
  const set = await aSetOf(3);
  const { paperId } = await work.teacher.send(savePaper, toPaper([{ set, places: [0] }]));
  expect((await readSets(paperId)).count).toBe(1);
  await work.teacher.send(savePaper, { ...toPaper([{ set, places: [0, 1, 2] }]), paperId, version: 1 });
  expect(await readSets(paperId)).toEqual({ count: 3, sets: [{ ids: set.questionIds, questionCount: 3 }] });
});

test('a question of another set, and one set twice, are refused', async () => {
  const [set, other] = [await aSetOf(3), await aSetOf(1)];
  const foreign = { section: 'practice', part: null, seconds: null };
  const sections = [{ ...foreign, sets: [{ setId: set.setId, questionIds: other.questionIds }] }];
  expect(await work.teacher.refused(savePaper, { ...toPaper([]), sections })).toBe('exam.questionGone');
  const twice = [
    { set, places: [0] },
    { set, places: [1] },
  ];
  expect(await work.teacher.refused(savePaper, toPaper(twice))).toBe('exam.questionTwice');
});
