import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { aChoice, aSet } from '@inkstone/bank/testing';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { changeKey, getQuestionFigures, listQuestionFigures, listSetFigures } from '../../contract.ts';
import { itemFiguresJob, dueFiguresJob } from './item-figures-job.ts';
import { updateFigures } from './update-figures.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

type BankSet = Awaited<ReturnType<typeof aSet>>;

/** A set of three questions with the key B. */
const addSet = () => aSet(school, { questions: Array.from({ length: 3 }, () => aChoice({ key: 'B' })) });

/** A test of a set, handed in by one student for each list of answers. */
const giveTest = async (set: BankSet, answers: readonly string[], teacherPerson: TestPerson = set.owner) => {
  const now = school.clock.now();
  const people = await Promise.all(answers.map(() => school.person({ role: 'student' })));
  await school.tx(async (tx) => {
    for (const { id } of people) await linkStudent(tx, { teacherId: teacherPerson.id, studentId: id, since: now });
  });
  const teacher = await school.signIn(teacherPerson);
  const { id: assignmentId } = await teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'A test',
    setIds: [set.setId],
    studentIds: people.map(({ id }) => id),
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  for (const [index, person] of people.entries()) {
    const student = await school.signIn(person);
    const work = { teacher, student, studentPerson: person, assignmentId, questionIds: [], kind: 'test' as const };
    const window = await openAttemptDriver(school, work);
    await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
    for (const [place, questionId] of set.questionIds.entries())
      await window.sendEvents({ kind: 'answered', questionId, value: answers[index]?.[place] ?? 'A' });
    await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  }
  return { teacher, assignmentId, people };
};

/** Runs the jobs that are due; returns for which assignments. */
const settle = async (): Promise<number[]> => {
  const assignmentIds: number[] = [];
  const enqueue = async (_: unknown, job: unknown, payload: unknown) => {
    expect(job).toBe(itemFiguresJob);
    assignmentIds.push(itemFiguresJob.payload.parse(payload).assignmentId);
  };
  await dueFiguresJob.run({ db: school.db, enqueue } as unknown as Parameters<typeof dueFiguresJob.run>[0]);
  for (const assignmentId of assignmentIds) await updateFigures(school.db, assignmentId);
  return assignmentIds;
};

const signInEditor = async () =>
  school.signIn(await school.person({ role: 'teacher', permissions: ['repository_quest'] }));

/** The figures of a set's questions as an editor reads them, by question. */
const readSet = async (set: BankSet) => {
  const { list } = await (await signInEditor()).ask(listSetFigures, { setId: set.setId });
  return list.map(({ questionId, persons, facility }) => [
    set.questionIds.indexOf(questionId),
    persons,
    facility?.value,
  ]);
};

test('figures are pooled over the classes of all teachers by a job, and again the same', async () => {
  const set = await addSet();
  const own = await giveTest(set, ['BBB', 'BBA', 'BAA']);
  const colleague = await giveTest(set, ['BAA'], await school.person({ role: 'teacher' }));
  expect(await readSet(set)).toEqual([]);
  const due = await settle();
  expect(new Set(due)).toEqual(new Set([own.assignmentId, colleague.assignmentId]));
  const pooled = [
    [0, 4, 1],
    [1, 4, 0.5],
    [2, 4, 0.25],
  ];
  expect(await readSet(set)).toEqual(pooled);
  expect(await settle()).toEqual([]);
  await updateFigures(school.db, own.assignmentId);
  expect(await readSet(set)).toEqual(pooled);
});

test('answers of many persons are the difficulty that rules of papers go by, those of few are not', async () => {
  const set = await addSet();
  const readMeasured = async () =>
    school.db.rows(sql`select measured_difficulty as difficulty from question
                        where id = any(${sql.param(set.questionIds)}::bigint[]) order by id`);
  const many = await giveTest(set, ['BBA']);
  const few = await giveTest(set, ['BBA']);
  await settle();
  expect(await readMeasured()).toEqual([0, 1, 2].map(() => ({ difficulty: null })));
  const shares = { count: 39, sum: 29, squares: 29 };
  await school.db.run(sql`update item_sample set sample = sample || ${JSON.stringify({ shares })}::jsonb
                           where assignment_id = ${many.assignmentId}`);
  await updateFigures(school.db, few.assignmentId);
  expect(await readMeasured()).toEqual([{ difficulty: 0.25 }, { difficulty: 0.25 }, { difficulty: 0.275 }]);
  await few.teacher.send(testCalls.deleteAssignment, { requestId: randomUUID(), id: many.assignmentId });
  await settle();
  expect(await readMeasured()).toEqual([0, 1, 2].map(() => ({ difficulty: null })));
});

test('a changed key changes them, and a deleted assignment leaves them', async () => {
  const set = await addSet();
  await giveTest(set, ['BBB', 'BBC']);
  const second = await giveTest(set, ['BBC']);
  await settle();
  expect((await readSet(set))[2]).toEqual([2, 3, expect.closeTo(1 / 3)]);
  const key = { setId: set.setId, questionId: set.questionIds[2] ?? 0, key: 'C', mode: 'apply' as const };
  await second.teacher.send(changeKey, { requestId: randomUUID(), ...key });
  await settle();
  expect((await readSet(set))[2]).toEqual([2, 3, expect.closeTo(2 / 3)]);
  await second.teacher.send(testCalls.deleteAssignment, { requestId: randomUUID(), id: second.assignmentId });
  await settle();
  expect((await readSet(set))[2]).toEqual([2, 2, 0.5]);
});

test('attempts of people who teach or administer are left out', async () => {
  const set = await addSet();
  const { people } = await giveTest(set, ['BBB', 'AAA']);
  await school.db.run(
    sql`update person set roles = array['teacher'], role = 'teacher' where id = ${people[0]?.id ?? 0}`,
  );
  await settle();
  expect(await readSet(set)).toEqual([0, 1, 2].map((place) => [place, 1, 0]));
});

test('the list is sorted and paged from what is stored, with the doubtful keys first', async () => {
  const set = await addSet();
  // The weak have the third question right, the able choose C.
  await giveTest(set, [
    ...Array.from({ length: 5 }, () => 'BBC'),
    ...['BAC', 'ABB'],
    ...Array.from({ length: 5 }, () => 'AAB'),
  ]);
  await settle();
  const editor = await signInEditor();
  const { list } = await editor.ask(listQuestionFigures, { suspect: true });
  expect(list).toMatchObject([{ questionId: set.questionIds[2], persons: 12, isKeySuspect: true, isCurrent: true }]);
  const all = await editor.ask(listQuestionFigures, { pageNum: 100 });
  expect(all.list[0]?.questionId).toBe(set.questionIds[2]);

  const easiest = await editor.ask(listQuestionFigures, { sort: 'facility', descending: true, pageNum: 100 });
  const facilities = easiest.list.map(({ facility }) => facility?.value ?? -1);
  expect(facilities).toEqual(facilities.toSorted((a, b) => b - a));
  const second = await editor.ask(listQuestionFigures, { sort: 'facility', descending: true, page: 2, pageNum: 2 });
  expect(second).toMatchObject({ page: 2, total: easiest.total });
  expect(second.list).toEqual(easiest.list.slice(2, 4));
  const few = await editor.ask(listQuestionFigures, { sort: 'persons', pageNum: 100 });
  const counts = few.list.map(({ persons }) => persons);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));

  const detail = await editor.ask(getQuestionFigures, { questionId: set.questionIds[2] ?? 0 });
  expect(detail).toMatchObject({ key: 'B', number: 3, figures: { groups: [5, 2, 5], isKeySuspect: true } });
  expect(detail.figures.options.map(({ letter, isKey, count, curve }) => [letter, isKey, count, curve[2]])).toEqual(
    expect.arrayContaining([
      ['B', true, 6, 0],
      ['C', false, 6, 1],
    ]),
  );
});

test('a question of a set that was removed from the bank is in no list, and its figures are not found', async () => {
  const set = await addSet();
  await giveTest(set, ['BBB']);
  await settle();
  const editor = await signInEditor();
  await school.db.run(sql`update question_set set hidden_at = now() where id = ${set.setId}`);
  const { list } = await editor.ask(listQuestionFigures, { pageNum: 100 });
  expect(list.map(({ setId }) => setId)).not.toContain(set.setId);
  expect((await editor.failed(getQuestionFigures, { questionId: set.questionIds[0] ?? 0 })).kind).toBe('notFound');
  expect((await editor.failed(listSetFigures, { setId: set.setId })).kind).toBe('notFound');
});

test('a question in other words is another one, and the list says that the bank has changed it', async () => {
  const set = await addSet();
  await giveTest(set, ['BBB']);
  await settle();
  await school.db.run(sql`
    with head as (
      update question_set set head = head + 1 where id = ${set.setId} returning id, head, owner_id, title
    ), saved as (
      insert into question_set_revision (set_id, number, title, stimulus, saved_by, saved_at)
      select h.id, h.head, h.title, v.stimulus, h.owner_id, v.saved_at
        from head h join question_set_revision v on v.set_id = h.id and v.number = h.head - 1 returning id, set_id, number
    )
    insert into question_revision (question_id, set_revision_id, position, type, prompt, key, explanation, points)
    select q.question_id, s.id, q.position, q.type,
           case when q.position = 1 then jsonb_set(q.prompt, '{text}', '"New words"') else q.prompt end,
           q.key, q.explanation, q.points
      from saved s
      join question_set_revision v on v.set_id = s.set_id and v.number = s.number - 1
      join question_revision q on q.set_revision_id = v.id`);
  expect((await readSet(set)).map(([place]) => place)).toEqual([1, 2]);
  const { list } = await (await signInEditor()).ask(listQuestionFigures, { pageNum: 100 });
  const states = set.questionIds.map((id) => list.find(({ questionId }) => questionId === id)?.isCurrent);
  expect(states).toEqual([false, true, true]);
  // Asked again, the unchanged questions are pooled over both revisions.
  await giveTest(set, ['AAA']);
  await settle();
  expect(await readSet(set)).toEqual([
    [0, 1, 0],
    [1, 2, 0.5],
    [2, 2, 0.5],
  ]);
});
