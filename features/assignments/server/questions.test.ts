import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getQuestionSet } from '@inkstone/bank/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import {
  requestRedo,
  getAssignmentQuestion,
  listAssignmentQuestions,
  packQuestions,
  removeQuestions,
  getAssignedHomework,
  getAssignedTest,
} from '../contract.ts';
import { anAssignment, aRequest, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

/** A work of two questions; its first student has submitted the first right and the second wrong. */
const submitAttempt = async (kind: 'test' | 'homework' = 'test') => {
  const assignment = await anAssignment(school, { kind });
  const { student, window } = await beginAs(school, assignment, 0);
  const ids = (window.start.sets[0]?.questions ?? []).map(({ id }) => id).toSorted((a, b) => a - b);
  const [firstId = 0, secondId = 0] = ids;
  await window.sendEvents(
    { kind: 'answered', questionId: firstId, value: 'C' },
    { kind: 'answered', questionId: secondId, value: 'B' },
  );
  await window.submit();
  return { ...assignment, one: firstId, other: secondId, student };
};

describe('the questions of an assignment', () => {
  test('are listed with the results of the class, and one is read with all answers', async () => {
    const context = await submitAttempt();
    const { questions } = await context.teacher.ask(listAssignmentQuestions, { id: context.id });
    expect(
      questions.map(({ number, rate, answered, handedIn, mine }) => [number, rate, answered, handedIn, mine]),
    ).toEqual([
      [1, 100, 1, 1, null],
      [2, 0, 1, 1, null],
    ]);
    const detail = await context.teacher.ask(getAssignmentQuestion, { id: context.id, questionId: context.other });
    expect(detail).toMatchObject({ key: 'C', question: { questionId: context.other } });
    expect(detail.answers).toMatchObject([{ value: 'B', outcome: 'wrong', earned: 0, redoId: null }]);
  });

  test('are read with a page of the answers and their total', async () => {
    const assignment = await anAssignment(school, { count: 4 });
    let questionId = 0;
    for (const place of [0, 1, 2]) {
      const { window } = await beginAs(school, assignment, place);
      questionId = window.start.sets[0]?.questions[0]?.id ?? 0;
      await window.sendEvents({ kind: 'answered', questionId, value: 'B' });
      await window.submit();
    }
    const read = (paging: object = {}) =>
      assignment.teacher.ask(getAssignmentQuestion, { id: assignment.id, questionId, ...paging });
    const allQuestions = await read();
    expect(allQuestions).toMatchObject({ page: 1, totalPage: 1, total: 3 });
    expect(allQuestions.answers).toHaveLength(3);
    const pages = await Promise.all([1, 2, 3].map((page) => read({ page, pageNum: 2 })));
    expect(pages.map(({ answers }) => answers)).toEqual([
      allQuestions.answers.slice(0, 2),
      allQuestions.answers.slice(2),
      [],
    ]);
    for (const { question, total, totalPage } of pages)
      expect({ question, total, totalPage }).toEqual({ question: allQuestions.question, total: 3, totalPage: 2 });
  });

  test('are scored by the points of the exam if these differ from those of the questions', async () => {
    const context = await submitAttempt();
    // As in AMC 10: six points for a right answer, one and a half for a blank.
    for (const [questionId, earned] of [
      [context.one, 600],
      [context.other, 150],
    ]) {
      await school.db.run(
        sql`update answer n set earned = ${earned}, possible = 600 from attempt a
             where a.id = n.attempt_id and a.assignment_id = ${context.id} and n.question_id = ${questionId}`,
      );
    }
    const { questions } = await context.teacher.ask(listAssignmentQuestions, { id: context.id });
    expect(questions.map(({ points, rate }) => [points, rate])).toEqual([
      [6, 100],
      [6, 25],
    ]);
  });

  test('count nothing for a blank, whatever the exam gives for it', async () => {
    const assignment = await anAssignment(school);
    const { window } = await beginAs(school, assignment, 0);
    await window.submit();
    // As AMC 10 does.
    await school.db.run(
      sql`update attempt a set result = jsonb_set(a.result, '{questions}', (
             select jsonb_agg(q || '{"earned": 25}') from jsonb_array_elements(a.result->'questions') q))
           where a.assignment_id = ${assignment.id}`,
    );
    const { questions } = await assignment.teacher.ask(listAssignmentQuestions, { id: assignment.id });
    expect(questions.map(({ rate }) => rate)).toEqual([0, 0]);
  });

  test('of another teacher are not found', async () => {
    const [context, otherContext] = [await submitAttempt(), await submitAttempt()];
    expect((await otherContext.teacher.failed(listAssignmentQuestions, { id: context.id })).kind).toBe('notFound');
    expect(
      (await context.teacher.failed(getAssignmentQuestion, { id: context.id, questionId: otherContext.one })).kind,
    ).toBe('notFound');
    const remove = { ...aRequest(), id: context.id, questionIds: [otherContext.one] };
    expect((await context.teacher.failed(removeQuestions, remove)).kind).toBe('notFound');
    expect((await context.teacher.failed(packQuestions, { ...remove, title: 'Again' })).kind).toBe('notFound');
  });
});

describe('a teacher who may create only the other kind', () => {
  test.each([
    ['test', 'publish_homework'],
    ['homework', 'publish_test'],
  ] as const)('finds no %s with %s', async (kind, permission) => {
    const context = await anAssignment(school, { kind });
    const permissionsJson = sql`${JSON.stringify([permission, 'repository_quest'])}::jsonb`;
    const { questions } = await context.teacher.ask(listAssignmentQuestions, { id: context.id });
    const questionId = questions[0]?.questionId ?? 0;
    const rows = await school.db.rows(sql`select id from recipient where assignment_id = ${context.id} limit 1`, {
      id: z.int(),
    });
    await school.db.run(sql`
      update person set permissions = array(select jsonb_array_elements_text(${permissionsJson})) where id = ${context.teacher.person.id}`);

    const some = { ...aRequest(), id: context.id, questionIds: [questionId] };
    const again = {
      ...aRequest(),
      recipientId: rows[0]?.id ?? 0,
      questionIds: [questionId],
      redoDueAt: '2026-03-09T08:00:00Z',
    };
    const failures = [
      await context.teacher.failed(listAssignmentQuestions, { id: context.id }),
      await context.teacher.failed(getAssignmentQuestion, { id: context.id, questionId }),
      await context.teacher.failed(removeQuestions, some),
      await context.teacher.failed(packQuestions, { ...some, title: 'Again' }),
      await context.teacher.failed(requestRedo, again),
    ];
    expect(failures.map((failure) => failure.kind)).toEqual(failures.map(() => 'notFound'));
  });
});

describe('removing questions', () => {
  test('scores submitted attempts without them, hides them from later students, and can be undone', async () => {
    const context = await submitAttempt();
    const removal = { id: context.id, questionIds: [context.other] };
    expect(await context.teacher.send(removeQuestions, { ...aRequest(), ...removal })).toMatchObject({
      questions: 1,
      rescored: 1,
    });
    const read = async () =>
      (await context.teacher.ask(getAssignedTest, { id: context.id })).recipients.map(({ accuracy }) => accuracy);
    expect(await read()).toContain(100);
    const { window } = await beginAs(school, context, 1);
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([context.one]);
    const listed = await context.teacher.ask(listAssignmentQuestions, { id: context.id });
    expect(listed.questions.map(({ removedAt }) => removedAt === null)).toEqual([true, false]);

    const back = { ...aRequest(), ...removal, mode: 'putBack' as const };
    expect(await context.teacher.send(removeQuestions, back)).toMatchObject({ questions: 2, rescored: 1 });
    expect(await read()).toContain(50);
  });

  test('leaves at least one question', async () => {
    const context = await submitAttempt();
    const all = { ...aRequest(), id: context.id, questionIds: [context.one, context.other] };
    expect(await context.teacher.refused(removeQuestions, all)).toBe('questions.last');
  });
});

test('packing creates a set of the teacher’s own from the selected questions, with keys and explanations', async () => {
  const context = await submitAttempt();
  const pack = {
    ...aRequest(),
    id: context.id,
    questionIds: [context.other],
    title: 'What went wrong',
    titleZh: '错题',
  };
  const { setIds, questions } = await context.teacher.send(packQuestions, pack);
  expect([setIds.length, questions]).toEqual([1, 1]);
  const packedSet = await context.teacher.ask(getQuestionSet, { setId: setIds[0] ?? 0 });
  expect(packedSet).toMatchObject({ set: { title: 'What went wrong', titleZh: '错题', isMine: true } });
  const { questions: asked } = await context.teacher.ask(getQuestionSet, { setId: context.setId });
  const original = asked.find(({ id }) => id === context.other);
  expect(original).toMatchObject({ key: 'C', explanation: { en: '<p>Six sevens are 42.</p>' } });
  expect(packedSet.questions).toMatchObject([{ key: 'C', explanation: original?.explanation }]);
});

test('questions that are packed out of a set that is kept back are kept back too', async () => {
  const context = await submitAttempt();
  const pack = async () => {
    const packed = { ...aRequest(), id: context.id, title: 'Again', questionIds: [context.one] };
    const { setIds } = await context.teacher.send(packQuestions, packed);
    return (await context.teacher.ask(getQuestionSet, { setId: setIds[0] ?? 0 })).set.generalAccess;
  };
  expect(await pack()).toBe('edit');
  await school.db.run(sql`update question_set set general_access = 'none'
    where id = (select set_id from question where id = ${context.one})`);
  expect(await pack()).toBe('none');
});

test('the questions of homework are listed, read, packed and taken out by the same calls', async () => {
  const { teacher, id, one, other } = await submitAttempt('homework');
  const list = async () => (await teacher.ask(listAssignmentQuestions, { id })).questions;
  expect((await list()).map(({ questionId, rate }) => [questionId, rate])).toEqual([
    [one, 100],
    [other, 0],
  ]);
  const { answers } = await teacher.ask(getAssignmentQuestion, { id, questionId: other });
  expect(answers).toMatchObject([{ value: 'B', outcome: 'wrong' }]);
  const pack = { ...aRequest(), id, questionIds: [other], title: 'Once more' };
  expect(await teacher.send(packQuestions, pack)).toMatchObject({ questions: 1 });

  const removal = { ...aRequest(), id, questionIds: [other] };
  expect(await teacher.send(removeQuestions, removal)).toMatchObject({ questions: 1, rescored: 1 });
  expect((await list()).map(({ removedAt }) => removedAt === null)).toEqual([true, false]);
  const { recipients } = await teacher.ask(getAssignedHomework, { id });
  expect(recipients.map(({ accuracy }) => accuracy)).toContain(100);
});

test('packing writes into the bank, so it needs the permission to edit questions', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher', permissions: ['publish_test'] }));
  const pack = { ...aRequest(), id: 1, questionIds: [1], title: 'Again' };
  expect((await teacher.failed(packQuestions, pack)).kind).toBe('forbidden');
});
