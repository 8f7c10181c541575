import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { saveQuestionSet } from '@inkstone/bank/contract';
import { aChoice, aDraft, aSet } from '@inkstone/bank/testing';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { simulateRouting } from '../../contract.ts';
import { updateFigures } from './update-figures.ts';

let school: TestSchool;
let composer: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  composer = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository_exampaper'] }));
});
afterAll(() => school.close());

type BankSet = Awaited<ReturnType<typeof aSet>>;

const addSet = (count = 4) => aSet(school, { questions: Array.from({ length: count }, () => aChoice({ key: 'B' })) });

/** A test of a set, handed in by one student for each number of right answers, with its figures computed. */
const giveTest = async (set: BankSet, rights: readonly number[]) => {
  const now = school.clock.now();
  const teacherPerson = set.owner;
  const people = await Promise.all(rights.map(() => school.person({ role: 'student' })));
  await school.tx(async (tx) => {
    for (const { id } of people) await linkStudent(tx, { teacherId: teacherPerson.id, studentId: id, since: now });
  });
  const teacher = await school.signIn(teacherPerson);
  const { id: assignmentId } = await teacher.send(testCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'A test', setIds: [set.setId], studentIds: people.map(({ id }) => id) },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  for (const [index, person] of people.entries()) {
    const student = await school.signIn(person);
    const work = { teacher, student, studentPerson: person, assignmentId, questionIds: [], kind: 'test' as const };
    const window = await openAttemptDriver(school, work);
    await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
    for (const [place, questionId] of set.questionIds.entries())
      await window.sendEvents({ kind: 'answered', questionId, value: place < (rights[index] ?? 0) ? 'B' : 'A' });
    await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  }
  await updateFigures(school.db, assignmentId);
};

const simulate = (sets: readonly { setId: number; version?: number; questionIds?: number[] }[], more: object = {}) => ({
  ...{ programme: 'sat', variant: 'digital', section: 'math' },
  sets: sets.map((set) => ({ version: 1, ...set })),
  ...more,
});
const strip = ({ setId }: BankSet) => ({ setId });

test('five students and more are shown by their results, and nobody is named', async () => {
  const set = await addSet();
  await giveTest(set, [0, 2, 2, 3, 4, 4]);
  const simulation = await composer.ask(simulateRouting, simulate([strip(set)]));
  expect(simulation).toMatchObject({ source: 'answers', students: 6, partial: 0, questionCount: 4, measuredCount: 4 });
  expect(simulation.bins).toEqual([
    { from: 0, to: 0, weight: 1 },
    { from: 50, to: 50, weight: 2 },
    { from: 75, to: 75, weight: 1 },
    { from: 100, to: 100, weight: 2 },
  ]);
});

test('who was asked two thirds of the questions counts by their share, and less does not count', async () => {
  const [long, short] = [await addSet(4), await addSet(2)];
  await giveTest(long, [4, 4, 2, 2, 0]);
  const both = await composer.ask(simulateRouting, simulate([strip(long), strip(short)]));
  expect(both).toMatchObject({ source: 'answers', students: 5, partial: 5, questionCount: 6, measuredCount: 4 });
  expect(both.bins.map(({ from, weight }) => [from, weight])).toEqual([
    [0, 1],
    [50, 2],
    [100, 2],
  ]);
  const third = await addSet(1);
  expect(await composer.ask(simulateRouting, simulate([strip(long), strip(short), strip(third)]))).toMatchObject({
    source: 'none',
    students: 0,
    bins: [],
  });
});

test('fewer than five students become an estimate from facilities, and nobody becomes nothing', async () => {
  const set = await addSet(2);
  await giveTest(set, [2, 1, 1, 0]);
  const simulation = await composer.ask(simulateRouting, simulate([strip(set)]));
  expect(simulation).toMatchObject({ source: 'facilities', students: 4, questionCount: 2, measuredCount: 2 });
  // Facilities are 0.75 and 0.25.
  expect(simulation.bins.map(({ from }) => from)).toEqual([0, 50, 100]);
  expect(simulation.bins.map(({ weight }) => Number(weight.toFixed(4)))).toEqual([0.1875, 0.625, 0.1875]);
  const unseen = await composer.ask(simulateRouting, simulate([strip(await addSet())]));
  expect(unseen).toMatchObject({ source: 'none', students: 0, measuredCount: 0, bins: [] });
});

test('answers to other words do not count, and chosen questions stand alone', async () => {
  const set = await addSet(3);
  await giveTest(set, [3, 3, 2, 2, 1]);
  const chosen = await composer.ask(
    simulateRouting,
    simulate([{ ...strip(set), questionIds: set.questionIds.slice(2) }]),
  );
  expect(chosen.bins).toEqual([
    { from: 0, to: 0, weight: 3 },
    { from: 100, to: 100, weight: 2 },
  ]);
  const teacher = await school.signIn(set.owner);
  const questions = set.questionIds.map((id) => ({ ...aChoice({ key: 'B', text: '<p>Other words</p>' }), id }));
  await teacher.send(saveQuestionSet, {
    ...aDraft({ questions }),
    requestId: randomUUID(),
    setId: set.setId,
    version: 1,
  });
  expect(await composer.ask(simulateRouting, simulate([{ ...strip(set), version: 2 }]))).toMatchObject({
    source: 'none',
    students: 0,
  });
});

test('students count alone: an attempt of somebody who teaches does not', async () => {
  const set = await addSet();
  await giveTest(set, [1, 2, 3, 4, 4]);
  await school.tx((tx) =>
    tx.run(sql`
      update person set roles = array['teacher'], role = 'teacher'
       where id = (select min(a.student_id) from attempt a join assignment_set s on s.assignment_id = a.assignment_id
                    where s.set_revision_id = ${set.setRevisionId})`),
  );
  expect(await composer.ask(simulateRouting, simulate([strip(set)]))).toMatchObject({ students: 4 });
});

test('sets that are not shared, sections that do not adapt and unknown exams give nothing', async () => {
  const own = await aSet(school, { count: 1 });
  await school.tx((tx) => tx.run(sql`update question_set set general_access = 'none' where id = ${own.setId}`));
  expect((await composer.failed(simulateRouting, simulate([strip(own)]))).kind).toBe('notFound');
  const set = await addSet(1);
  const flat = { programme: 'amc', variant: 'amc-8', section: 'contest' };
  expect((await composer.failed(simulateRouting, simulate([strip(set)], flat))).kind).toBe('notFound');
  expect((await composer.failed(simulateRouting, simulate([strip(set)], { variant: 'none' }))).kind).toBe('notFound');
  const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository_quest'] }));
  expect((await reader.failed(simulateRouting, simulate([strip(set)]))).kind).toBe('forbidden');
});
