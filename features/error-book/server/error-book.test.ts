import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dayIn, nextDayIn } from '@inkstone/base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeKey } from '@inkstone/reports/contract';
import { mergeKnowledgePoints, saveKnowledgePoint, undoBankChange } from '@inkstone/bank/contract';
import { aTree } from '@inkstone/bank/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { requestRedo, getAssignedHomework } from '@inkstone/assignments/contract';
import { answerQuestions, createAssignmentFixture, type AssignmentFixture } from '@inkstone/taking/testing';
import {
  reviewQuestion,
  getMyError,
  getErrorFilters,
  getStudentError,
  listMyErrors,
  listStudentErrors,
  reviewError,
} from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** Homework of three questions (key B): the first two wrong, the third right. */
const twoErrors = async (): Promise<AssignmentFixture> => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const window = await answerQuestions(school, work, ['C', 'C', 'B']);
  await window.submit();
  return work;
};

/** Five errors of different ages and counts. */
const fiveErrors = async (): Promise<AssignmentFixture> => {
  const work = await createAssignmentFixture(school, { kind: 'homework', questions: 5 });
  const window = await answerQuestions(school, work, ['C', 'C', 'C', 'C', 'C']);
  await window.submit();
  for (const [index, days] of [6, 29, 88, 178, 400].entries())
    await school.db.run(sql`
      update error_entry set error_count = ${((index + 2) % 5) + 1},
             recent_error_at = ${school.clock.now()}::timestamptz - ${days} * interval '1 day'
       where student_id = ${work.studentPerson.id} and question_id = ${work.questionIds[index] ?? 0}`);
  return work;
};

test('wrong answers enter the book, are due, and can be filtered', async () => {
  const { student, questionIds } = await twoErrors();
  school.clock.pass({ days: 1 });
  const book = await student.ask(listMyErrors, {});
  expect(book).toMatchObject({ total: 2, due: 2, totalPage: 1 });
  expect(new Set(book.list.map(({ questionId }) => questionId))).toEqual(new Set(questionIds.slice(0, 2)));
  expect(book.list[0]).toMatchObject({ errorCount: 1, programme: 'amc', subject: 'math', isDue: true });

  const { programmes, subjects } = await student.ask(getErrorFilters, {});
  expect({ programmes, subjects }).toEqual({
    programmes: [{ id: 'amc', name: expect.any(String), count: 2 }],
    subjects: [{ id: 'math', count: 2 }],
  });
  expect(await student.ask(listMyErrors, { programme: 'sat' })).toMatchObject({ total: 0, list: [] });
  school.clock.pass({ days: 8 });
  expect(await student.ask(listMyErrors, { recent: 'week' })).toMatchObject({ total: 0 });
  expect(await student.ask(listMyErrors, { recent: 'month', pageNum: 1, page: 2 })).toMatchObject({
    total: 2,
    totalPage: 2,
  });
});

test('an entry has the title of its set and the knowledge point of its question, by which it can be filtered', async () => {
  const { ratio } = await aTree(school);
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const [about = 0] = work.questionIds;
  await school.db.run(sql`update question_revision set knowledge_node_id = ${ratio} where question_id = ${about}`);
  const window = await answerQuestions(school, work, ['C', 'C', 'B']);
  await window.submit();
  const recentErrorTime = school.clock.now().toISOString();
  const knowledgePoints = [{ id: ratio, name: 'Ratio and percent' }];

  const found = await work.student.ask(listMyErrors, { knowledgePointId: ratio });
  expect(found.list).toMatchObject([{ questionId: about, title: 'Sums', recentErrorTime, knowledgePoints }]);
  const { list } = await work.student.ask(listMyErrors, {});
  expect(list.filter((entry) => entry.knowledgePoints.length === 0)).toHaveLength(1);
  const filters = await work.student.ask(getErrorFilters, {});
  expect(filters.knowledgePoints).toEqual([{ ...knowledgePoints[0], count: 1 }]);
});

test('an entry follows its question into the knowledge point that takes it over, and back', async () => {
  const { section, ratio } = await aTree(school);
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const manager = await school.signIn(await school.person({ role: 'staff', permissions: ['repository_quest'] }));
  const names = { name: 'Shares', nameZh: '份额' };
  const { pointId } = await manager.send(saveKnowledgePoint, { ...newRequestId(), sectionId: section, ...names });
  const [about = 0] = work.questionIds;
  await school.db.run(sql`update question_revision set knowledge_node_id = ${pointId} where question_id = ${about}`);
  await (await answerQuestions(school, work, ['C', 'C', 'B'])).submit();
  const countAt = async (knowledgePointId: number) =>
    (await work.student.ask(listMyErrors, { knowledgePointId })).total;
  expect([await countAt(pointId), await countAt(ratio)]).toEqual([1, 0]);
  const merge = { ...newRequestId(), pointId, intoId: ratio };
  const { changeId } = await manager.send(mergeKnowledgePoints, merge);
  expect([await countAt(pointId), await countAt(ratio)]).toEqual([0, 1]);
  await manager.send(undoBankChange, { changeId });
  expect([await countAt(pointId), await countAt(ratio)]).toEqual([1, 0]);
});

test.each([
  ['week', [6]],
  ['month', [6, 29]],
  ['threeMonths', [6, 29, 88]],
  ['sixMonths', [6, 29, 88, 178]],
  ['all', [6, 29, 88, 178, 400]],
] as const)('errors of the recent time "%s" are those of %j days ago', async (recent, days) => {
  const { student } = await fiveErrors();
  const { list } = await student.ask(listMyErrors, { recent });
  const ages = list.map(
    ({ recentErrorTime }) => (school.clock.now().getTime() - Date.parse(recentErrorTime)) / 86_400_000,
  );
  expect(ages.map(Math.round)).toEqual(days);
});

test('errors are sorted by their count, from either end', async () => {
  const { student } = await fiveErrors();
  const sort = async (by: 'countUp' | 'countDown') =>
    (await student.ask(listMyErrors, { sort: by })).list.map(({ errorCount }) => errorCount);
  expect(await sort('countDown')).toEqual([5, 4, 3, 2, 1]);
  expect(await sort('countUp')).toEqual([1, 2, 3, 4, 5]);
});

test('an entry shows question, key, explanation and answer, and links to the next due one', async () => {
  const { student } = await twoErrors();
  school.clock.pass({ days: 1 });
  const { list } = await student.ask(listMyErrors, { due: 'today' });
  const [first, second] = list;
  const detail = await student.ask(getMyError, { id: first?.id ?? 0 });
  expect(detail).toMatchObject({ kind: 'choice', key: 'B', nextId: second?.id, siblings: [] });
  expect(detail.history).toMatchObject([{ source: 'attempt', value: 'C', isRight: false }]);
});

test('a right answer postpones the question, a wrong one increases the error count', async () => {
  const { student } = await twoErrors();
  school.clock.pass({ days: 1 });
  const { list } = await student.ask(listMyErrors, { due: 'today' });
  const ids = list.map(({ id }) => id);
  const review = (id: number | undefined, value: unknown) =>
    student.send(reviewError, { requestId: randomUUID(), id: id ?? 0, value, seconds: 20 });

  const right = await review(ids[0], 'B');
  expect(right).toMatchObject({ isRight: true, key: 'B' });
  expect(new Date(right.dueAt ?? 0) > school.clock.now()).toBe(true);
  expect(await review(ids[1], 'A')).toMatchObject({ isRight: false });

  const after = await student.ask(getMyError, { id: ids[1] ?? 0 });
  expect(after.entry).toMatchObject({ errorCount: 2 });
  expect(after.history.at(-1)).toMatchObject({ source: 'practice', value: 'A', isRight: false, seconds: 20 });
  expect((await student.ask(getMyError, { id: ids[0] ?? 0 })).entry).toMatchObject({ errorCount: 1, isDue: false });
});

test('right answers within minutes count as one review, and the question is due again on a later day of the school', async () => {
  const { student } = await twoErrors();
  school.clock.pass({ days: 1 });
  const id = (await student.ask(listMyErrors, { due: 'today' })).list[0]?.id ?? 0;
  const review = () => student.send(reviewError, { requestId: randomUUID(), id, value: 'B' });
  const first = await review();
  for (let press = 1; press < 13; press += 1) {
    school.clock.pass({ seconds: 20 });
    expect((await review()).dueAt).toBe(first.dueAt);
  }
  expect(await student.ask(listMyErrors, { due: 'today' })).toMatchObject({ total: 1, due: 1 });
  // The entry is due during the whole of its due day, not only from the exact time on.
  const due = new Date(first.dueAt ?? 0).getTime() - school.clock.now().getTime();
  school.clock.pass({ seconds: Math.ceil(due / 1000) - 12 * 3600 });
  const toDay = (at: Date) => dayIn(at, 'Asia/Shanghai');
  const isDueToday = toDay(school.clock.now()) === toDay(new Date(first.dueAt ?? 0));
  expect((await student.ask(listMyErrors, {})).list.find((entry) => entry.id === id)?.isDue).toBe(isDueToday);
});

test('a question with hundreds of answers still has one review per day, and shows the newest answers', async () => {
  const { student } = await twoErrors();
  school.clock.pass({ days: 1 });
  const id = (await student.ask(listMyErrors, { due: 'today' })).list[0]?.id ?? 0;
  await school.db.run(sql`
    insert into error_occurrence (entry_id, source, value, is_right, at)
    select ${id}, 'practice', '"A"', false, ${school.clock.now()}::timestamptz - n * interval '1 hour'
      from generate_series(48, 347) n`);
  const review = () => student.send(reviewError, { requestId: randomUUID(), id, value: 'B' });
  const first = await review();
  school.clock.pass({ minutes: 1 });
  expect((await review()).dueAt).toBe(first.dueAt);
  const { history } = await student.ask(getMyError, { id });
  expect(history).toHaveLength(200);
  expect(history.at(-1)).toMatchObject({ isRight: true, value: 'B' });
});

test('a known question leaves the book without an answer, and can be restored', async () => {
  const { student } = await twoErrors();
  school.clock.pass({ days: 1 });
  const id = (await student.ask(listMyErrors, { due: 'today' })).list[0]?.id ?? 0;
  const know = (isKnown: boolean) => student.send(reviewError, { requestId: randomUUID(), id, value: null, isKnown });
  expect((await know(true)).dueAt).toBeNull();
  expect(await student.ask(listMyErrors, { due: 'today' })).toMatchObject({ total: 1, due: 1 });
  expect((await know(false)).dueAt).not.toBeNull();
  const { entry, history } = await student.ask(getMyError, { id });
  expect(entry).toMatchObject({ errorCount: 1, isDue: false });
  expect(history).toHaveLength(1);
});

test('a right answer does not bring a known question back into the book, a wrong one does', async () => {
  const { student } = await twoErrors();
  const id = (await student.ask(listMyErrors, {})).list[0]?.id ?? 0;
  const send = (review: { value: string | null; isKnown?: boolean }) =>
    student.send(reviewError, { requestId: randomUUID(), id, ...review });
  await send({ value: null, isKnown: true });
  expect((await send({ value: 'B' })).dueAt).toBeNull();
  school.clock.pass({ days: 1 });
  expect((await send({ value: 'B' })).dueAt).toBeNull();
  expect((await student.ask(getMyError, { id })).entry.dueAt).toBeNull();
  expect((await send({ value: 'C' })).dueAt).not.toBeNull();
});

test('at most twenty first reviews are due per day', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', questions: 23 });
  const window = await answerQuestions(
    school,
    work,
    Array.from({ length: 23 }, () => 'C'),
  );
  await window.submit();
  const { student } = work;
  const today = () => student.ask(listMyErrors, { due: 'today', pageNum: 50 });
  const before = await today();
  expect(before).toMatchObject({ total: 20, due: 20 });
  for (const { id } of before.list.slice(0, 2))
    await student.send(reviewError, { requestId: randomUUID(), id, value: 'B' });
  expect(await today()).toMatchObject({ total: 18, due: 18 });

  // The whole book marks as due what the count has; what waits for its first review comes on a later day.
  const book = await student.ask(listMyErrors, { pageNum: 50 });
  expect(book.list.filter(({ isDue }) => isDue)).toHaveLength(book.due);
  const waiting = book.list.filter(({ id, isDue }) => !isDue && !before.list.some((entry) => entry.id === id));
  expect(waiting).toHaveLength(3);
  const tomorrow = nextDayIn(school.clock.now(), 'Asia/Shanghai').toISOString();
  for (const { id, dueAt } of waiting) {
    expect(dueAt).toBe(tomorrow);
    expect((await student.ask(getMyError, { id })).entry).toMatchObject({ isDue: false, dueAt });
  }
  school.clock.pass({ days: 1 });
  const next = await today();
  const known = before.list.slice(0, 2).map(({ id }) => id);
  expect(next.list.filter(({ id }) => !known.includes(id))).toHaveLength(20);
});

test('a question can be practised by its own id by a student who has it in the book', async () => {
  const { student, questionIds } = await twoErrors();
  const [questionId = 0, , right = 0] = questionIds;
  const input = { requestId: randomUUID(), questionId, value: 'B', seconds: 5 };
  expect(await student.send(reviewQuestion, input)).toMatchObject({ isRight: true, key: 'B' });
  expect((await student.send(reviewQuestion, input)).isRight).toBe(true);
  const { list } = await student.ask(listMyErrors, {});
  const entry = list.find((first) => first.questionId === questionId);
  const { history } = await student.ask(getMyError, { id: entry?.id ?? 0 });
  expect(history.filter(({ source }) => source === 'practice')).toHaveLength(1);
  const unknown = { ...input, requestId: randomUUID(), questionId: right };
  expect((await student.failed(reviewQuestion, unknown)).kind).toBe('notFound');
});

test('giving up counts as wrong and returns the key', async () => {
  const { student } = await twoErrors();
  const { list } = await student.ask(listMyErrors, {});
  const input = { requestId: randomUUID(), id: list[0]?.id ?? 0, value: null };
  expect(await student.send(reviewError, input)).toMatchObject({ isRight: false, key: 'B' });
});

/** Assigns the first question again as a redo and answers it with the given option; returns the question and its set. */
const answerRedo = async (work: AssignmentFixture, value: string) => {
  const { recipients } = await work.teacher.ask(getAssignedHomework, { id: work.assignmentId });
  const recipientId = recipients[0]?.recipientId ?? 0;
  const [questionId = 0] = work.questionIds;
  const redoDueDate = new Date(school.clock.now().getTime() + 86_400_000).toISOString();
  const request = { requestId: randomUUID(), recipientId, questIds: [questionId], redoDueDate };
  await work.teacher.send(requestRedo, request);
  const window = await answerQuestions(school, work, [value]);
  await window.submit();
  return { questionId, setId: window.start.sets[0]?.id ?? 0 };
};

/** The same; returns the entry of the question too. */
const doneAgain = async (work: AssignmentFixture, value: string) => {
  const { questionId, setId } = await answerRedo(work, value);
  const { list } = await work.student.ask(listMyErrors, {});
  const entry = list.find((entry) => entry.questionId === questionId);
  return { setId, ...(await work.student.ask(getMyError, { id: entry?.id ?? 0 })) };
};

test('a right answer in a redo counts as one review and postpones the question', async () => {
  const work = await twoErrors();
  school.clock.pass({ days: 1 });
  const { entry, history } = await doneAgain(work, 'B');
  expect(entry).toMatchObject({ errorCount: 1, isDue: false });
  expect(new Date(entry.dueAt ?? 0) > school.clock.now()).toBe(true);
  expect(history.map(({ source, isRight }) => [source, isRight])).toEqual([
    ['attempt', false],
    ['attempt', true],
  ]);
});

test('a question that the student knows stays out of the book until it is answered wrongly again', async () => {
  const listIds = async ({ student }: AssignmentFixture) =>
    (await student.ask(listMyErrors, { due: 'today' })).list.map(({ questionId }) => questionId);
  for (const [value, isBack] of [
    ['B', false],
    ['C', true],
  ] as const) {
    const work = await twoErrors();
    const [questionId = 0] = work.questionIds;
    const { list } = await work.student.ask(listMyErrors, {});
    const id = list.find((entry) => entry.questionId === questionId)?.id ?? 0;
    await work.student.send(reviewError, { requestId: randomUUID(), id, value: null, isKnown: true });
    school.clock.pass({ days: 1 });
    expect(await listIds(work)).not.toContain(questionId);
    await answerRedo(work, value);
    school.clock.pass({ days: 10 });
    expect((await listIds(work)).includes(questionId)).toBe(isBack);
  }
});

test('a review disappears if a key change makes its answer wrong, and reappears with the reverted key', async () => {
  const work = await twoErrors();
  const { entry, setId } = await doneAgain(work, 'B');
  const request = { setId, questionId: work.questionIds[0] ?? 0 };
  const changed = await work.teacher.send(changeKey, { ...request, requestId: randomUUID(), mode: 'apply', key: 'C' });
  const read = async () => {
    const { history, entry: now } = await work.student.ask(getMyError, { id: entry.id });
    return { errors: now.errorCount, answers: history.map(({ value, isRight }) => [value, isRight]) };
  };
  expect(await read()).toEqual({ errors: 1, answers: [['B', false]] });
  const back = { mode: 'reverse' as const, key: null, batchId: changed.batchId ?? 0 };
  await work.teacher.send(changeKey, { ...request, ...back, requestId: randomUUID() });
  const { errors, answers } = await read();
  expect({ errors, answers: new Map(answers as [string, boolean][]) }).toEqual({
    errors: 1,
    answers: new Map([
      ['C', false],
      ['B', true],
    ]),
  });
});

test('a wrong answer in a redo counts as one more error', async () => {
  const work = await twoErrors();
  const { entry, history } = await doneAgain(work, 'C');
  expect(entry).toMatchObject({ errorCount: 2 });
  expect(history.map(({ isRight }) => isRight)).toEqual([false, false]);
});

test('an invalid answer is refused and nothing is stored', async () => {
  const { student } = await twoErrors();
  const id = (await student.ask(listMyErrors, {})).list[0]?.id ?? 0;
  expect(await student.refused(reviewError, { requestId: randomUUID(), id, value: { x: 1 } })).toBe('answer.unfit');
  expect((await student.ask(getMyError, { id })).history).toHaveLength(1);
});

test('answers given in the error book are limited by person and day', async () => {
  const { student } = await twoErrors();
  const id = (await student.ask(listMyErrors, {})).list[0]?.id ?? 0;
  await student.send(reviewError, { requestId: randomUUID(), id, value: 'C' });
  const limited = await school.db.run(
    sql`update rate_counter set count = 5000000 where key = ${`practice ${student.person.id}`}`,
  );
  expect(limited).toBe(1);
  const again = { requestId: randomUUID(), id, value: 'C' };
  expect(await student.failed(reviewError, again)).toMatchObject({ kind: 'tooMany' });
  expect((await student.ask(getMyError, { id })).history).toHaveLength(2);
  school.clock.pass({ hours: 24 });
  expect(await student.send(reviewError, again)).toMatchObject({ isRight: false });
});

test('errors of a test are hidden until its report opens', async () => {
  const work = await createAssignmentFixture(school);
  const window = await answerQuestions(school, work, ['C']);
  await window.submit();
  expect(await work.student.ask(listMyErrors, {})).toMatchObject({ total: 0, due: 0 });
  school.clock.pass({ hours: 3, minutes: 16 });
  expect(await work.student.ask(listMyErrors, {})).toMatchObject({ total: 1 });
});

test("a teacher reads the book of an own student; entries of other teachers' and other students are not found", async () => {
  const { teacher, student, studentPerson } = await twoErrors();
  const stranger = await school.signIn(await school.person({ role: 'student' }));
  const second = await school.signIn(await school.person({ role: 'teacher' }));
  const id = (await student.ask(listMyErrors, {})).list[0]?.id ?? 0;
  expect(await teacher.ask(listStudentErrors, { studentId: studentPerson.id })).toMatchObject({ total: 2 });
  const kinds = [
    await second.failed(listStudentErrors, { studentId: studentPerson.id }),
    await stranger.failed(getMyError, { id }),
    await stranger.failed(reviewError, { requestId: randomUUID(), id, value: 'B' }),
  ];
  expect(kinds.map(({ kind }) => kind)).toEqual(['notFound', 'notFound', 'notFound']);
});

test("a teacher reads one error of an own student as in the student's book; others do not find it", async () => {
  const { teacher, student, studentPerson } = await twoErrors();
  const { list } = await teacher.ask(listStudentErrors, { studentId: studentPerson.id });
  const [entry] = list;
  const request = { studentId: studentPerson.id, id: entry?.id ?? 0 };

  const seen = await teacher.ask(getStudentError, request);

  expect(seen.entry).toMatchObject({ id: entry?.id, errorCount: 1 });
  expect(seen).toMatchObject({
    kind: 'choice',
    key: 'B',
    history: [{ source: 'attempt', value: 'C', isRight: false }],
  });
  const own = await student.ask(getMyError, { id: request.id });
  expect(own.history).toEqual(seen.history);

  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await stranger.failed(getStudentError, request)).kind).toBe('notFound');
  const second = await twoErrors();
  const foreign = { studentId: second.studentPerson.id, id: request.id };
  expect((await second.teacher.failed(getStudentError, foreign)).kind).toBe('notFound');
  expect((await student.failed(getStudentError, request)).kind).toBe('forbidden');
});
