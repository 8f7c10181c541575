import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPaper } from '@inkstone/bank/server';
import { aChoice, aSet } from '@inkstone/bank/testing';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { startAttemptDriver } from '@inkstone/taking/testing';
import { removeQuestions, getAssignedTest, getMyHomework, homeworkCalls, listMyTests, testCalls } from '../contract.ts';
import { aRequest, type ClassAssignment } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

interface Place {
  section: string;
  part: string | null;
  questions: number;
  type?: string;
}

const essay = { type: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '' } };

/** A test with a paper of one set in each place, assigned to a class of three. */
const givenPaper = async (
  exam: { programme: string; variant: string },
  places: readonly Place[],
  { kind = 'test', reportAt }: { kind?: 'test' | 'homework'; reportAt?: 'submitted' } = {},
) => {
  const room = await aClass(school, { students: 3 });
  const now = school.clock.now();
  const savedSets: Awaited<ReturnType<typeof aSet>>[] = [];
  for (const { questions, type } of places) {
    const choice = () => aChoice({ key: 'B', ...(type === 'essay' && essay) });
    savedSets.push(await aSet(school, { owner: room.teacher, questions: Array.from({ length: questions }, choice) }));
  }
  const { paperId } = await school.tx((tx) =>
    insertPaper(tx, {
      ...{ ownerId: room.teacher.id, now, ...exam, typeId: null, title: 'A mock', titleZh: null },
      questionCount: places.reduce((sum, { questions }) => sum + questions, 0),
      sections: places.map(({ section, part }, at) => ({
        ...{ section, part, seconds: null },
        setRevisionIds: [savedSets[at]?.setRevisionId ?? 0],
      })),
    }),
  );
  const teacher = await school.signIn(room.teacher);
  const { createAssignment } = kind === 'test' ? testCalls : homeworkCalls;
  const { id } = await teacher.send(createAssignment, {
    ...aRequest(),
    ...{ title: 'A mock', paperId, classIds: [room.id], beginsAt: now.toISOString() },
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
    ...(reportAt && { reportAt }),
  });
  const assignment: ClassAssignment = {
    id,
    kind,
    classId: room.id,
    setId: 0,
    teacher,
    students: room.students,
  };
  const progress = async () => {
    const { recipients } = await teacher.ask(getAssignedTest, { id });
    return room.students.map((student) => {
      const row = recipients.find(({ studentId }) => studentId === student.id);
      return [row?.answered, row?.asked];
    });
  };
  return { given: assignment, progress, sets: savedSets.map(({ questionIds }) => questionIds) };
};

/** What the list of a student says of their only test. */
const readOwnCounts = async (student: Awaited<ReturnType<TestSchool['signIn']>>) => {
  const [row] = (await student.ask(listMyTests, {})).list;
  return [row?.completed, row?.total];
};

const beginAt = async (assignment: ClassAssignment, at: number) => {
  const person = assignment.students[at];
  if (!person) throw new Error('the class has three students');
  const student = await school.signIn(person);
  const window = await startAttemptDriver(school, {
    ...assignment,
    assignmentId: assignment.id,
    student,
    studentPerson: person,
    questionIds: [],
  });
  return { window, student };
};

test('a student of an adaptive exam is counted by the modules of their own route', async () => {
  const module = (part: string, questions: number) => ({ section: 'math', part, questions });
  const {
    given: assignment,
    progress,
    sets,
  } = await givenPaper({ programme: 'sat', variant: 'digital' }, [
    module('module-1', 2),
    module('module-2-harder', 3),
    module('module-2-easier', 3),
  ]);
  expect(await progress()).toEqual([
    [0, 5],
    [0, 5],
    [0, 5],
  ]);
  const [first = [], harder = []] = sets;
  const { teacher } = assignment;
  await teacher.send(removeQuestions, { requestId: randomUUID(), id: assignment.id, questionIds: harder.slice(0, 1) });
  expect(await progress()).toEqual([
    [0, 5],
    [0, 5],
    [0, 5],
  ]);
  const ownCounts: Awaited<ReturnType<typeof readOwnCounts>>[] = [];
  for (const [at, value] of ['B', 'C'].entries()) {
    const { window, student } = await beginAt(assignment, at);
    await window.sendEvents(
      { kind: 'section-entered', sectionId: 'math', partId: 'module-1' },
      ...first.map((questionId) => ({ kind: 'answered' as const, questionId, value })),
      { kind: 'section-finished', sectionId: 'math', partId: 'module-1' },
    );
    ownCounts.push(await readOwnCounts(student));
  }
  expect(ownCounts).toEqual([
    [2, 4],
    [2, 5],
  ]);
  expect(await progress()).toEqual([
    [2, 4],
    [2, 5],
    [0, 5],
  ]);
});

const twoStages = [
  { section: 'math', part: 'module-1', questions: 2 },
  { section: 'math', part: 'module-2-harder', questions: 3 },
  { section: 'math', part: 'module-2-easier', questions: 3 },
];

test('an open report of an adaptive exam leaves the module that was not taken out of the list of questions', async () => {
  const exam = { programme: 'sat', variant: 'digital' };
  const { given: assignment, sets } = await givenPaper(exam, twoStages, { reportAt: 'submitted' });
  const [first = [], , easier = []] = sets;
  const { window, student } = await beginAt(assignment, 0);
  await window.sendEvents(
    { kind: 'section-entered', sectionId: 'math', partId: 'module-1' },
    { kind: 'section-finished', sectionId: 'math', partId: 'module-1' },
  );
  await window.submit();
  const { assignment: listed, questions } = await student.ask(getMyHomework, { id: assignment.id });
  expect(listed.reportOpen).toBe(true);
  expect(questions.map(({ questionId }) => questionId)).toEqual([...first, ...easier]);
  expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('homework with an adaptive section names no second module before one is chosen', async () => {
  const exam = { programme: 'sat', variant: 'digital' };
  const { given: assignment, sets } = await givenPaper(exam, twoStages, { kind: 'homework' });
  const [first = []] = sets;
  const person = assignment.students[0];
  const student = person && (await school.signIn(person));
  const detail = await student?.ask(getMyHomework, { id: assignment.id });
  expect(detail?.questions.map(({ questionId }) => questionId)).toEqual(first);
  expect(detail?.hasMoreQuestions).toBe(true);
});

test('of a test nobody learns whether a second module follows', async () => {
  const { given: assignment } = await givenPaper({ programme: 'sat', variant: 'digital' }, twoStages);
  const { student } = await beginAt(assignment, 0);
  expect((await student.ask(getMyHomework, { id: assignment.id })).hasMoreQuestions).toBe(false);
});

test('of alternative prompts only one counts, however many were answered', async () => {
  const {
    given: assignment,
    progress,
    sets,
  } = await givenPaper({ programme: 'ap', variant: 'us-history' }, [
    { section: 'long-essay', part: 'prompts', questions: 3, type: 'essay' },
  ]);
  expect((await progress())[0]).toEqual([0, 1]);
  const { window, student } = await beginAt(assignment, 0);
  const [first = 0, second = 0] = sets[0] ?? [];
  await window.sendEvents(
    { kind: 'answered', questionId: second, value: 'The second one.' },
    { kind: 'answered', questionId: first, value: 'And the first.' },
  );
  expect((await progress())[0]).toEqual([1, 1]);
  expect(await readOwnCounts(student)).toEqual([1, 1]);
  const readListed = async () =>
    (await student.ask(getMyHomework, { id: assignment.id })).questions.map(({ questionId }) => questionId);
  expect(await readListed()).toEqual(sets[0]);
  await window.submit();
  expect(await readListed()).toEqual([first]);
});
