import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxListCount } from '@inkstone/base';
import { openReport, changeKey, getStudentSummary } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { homeworkCalls, packQuestions, testCalls } from '@inkstone/assignments/contract';
import { getPracticeStatistics } from '@inkstone/home/contract';
import {
  answerQuestions,
  openAttemptDriver,
  createAssignmentFixture,
  type AssignmentFixture,
  type TeacherAssignmentFixture,
} from '@inkstone/taking/testing';
import * as z from 'zod';
import {
  reviewQuestion,
  getMyError,
  getErrorFilters,
  getStudentError,
  listMyErrors,
  listStudentErrors,
  reviewError,
} from '../contract.ts';
import { countResting } from './error-book.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const wrongHomework = async (like?: TeacherAssignmentFixture) => {
  const work = await createAssignmentFixture(school, { kind: 'homework', ...(like ? { like } : {}) });
  const window = await answerQuestions(school, work, ['C', 'C', 'B']);
  await window.submit();
  return { ...work, setId: window.start.sets[0]?.id ?? 0 };
};

/** Two homework assignments with two errors each, whose reports are open; a test may assign the questions of the first one again. */
const aBook = async () => {
  const assigned = await wrongHomework();
  const otherHomework = await wrongHomework(assigned);
  const { list } = await assigned.student.ask(listMyErrors, {});
  const findEntryId = (questionId: number | undefined) =>
    list.find((entry) => entry.questionId === questionId)?.id ?? 0;
  return {
    ...assigned,
    other: otherHomework,
    entryId: findEntryId(assigned.questionIds[0]),
    otherId: findEntryId(otherHomework.questionIds[0]),
  };
};

type Book = Awaited<ReturnType<typeof aBook>>;

/** Assigns the questions of the first homework again, for three hours from now. */
const askedAgain = async (
  book: Book,
  { kind = 'test', reportAt }: { kind?: 'test' | 'homework'; reportAt?: 'submitted' | 'closed' | 'byHand' } = {},
): Promise<AssignmentFixture> => {
  const now = school.clock.now();
  const { id } = await book.teacher.send(
    kind === 'test' ? testCalls.createAssignment : homeworkCalls.createAssignment,
    {
      requestId: randomUUID(),
      title: 'The same sums',
      setIds: [book.setId],
      studentIds: [book.studentPerson.id],
      beginsAt: now.toISOString(),
      deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
      ...(reportAt ? { reportAt } : {}),
    },
  );
  return { ...book, assignmentId: id, kind };
};

const afterTheGrace = { hours: 3, minutes: 16 };

/** All responses to a student about the book, with questions identified by position instead of id. */
const readBy = async ({ student, questionIds, other: otherHomework, otherId }: Book) => {
  const places = [...questionIds, ...otherHomework.questionIds];
  const asks = [
    ...(['recent', 'countDown', 'countUp'] as const).map((sort) => ({ sort })),
    ...(['week', 'month'] as const).map((recent) => ({ recent })),
    ...[{ due: 'today' as const }, { programme: 'amc' }, { subject: 'math' }],
  ];
  const lists = [];
  for (const input of asks) {
    const { list, ...rest } = await student.ask(listMyErrors, input);
    lists.push({
      ...rest,
      list: list.map(({ questionId, errorCount, recentErrorTime, dueAt, isDue }) => ({
        ...{ place: places.indexOf(questionId), errorCount, recentErrorTime, dueAt, isDue },
      })),
    });
  }
  const detail = await student.ask(getMyError, { id: otherId });
  return {
    lists,
    filters: await student.ask(getErrorFilters, {}),
    siblings: detail.siblings.length,
    hasNext: detail.nextId !== null,
    weeks: (await student.ask(getPracticeStatistics, {})).weeks,
  };
};

test('until its report opens, the book is the same for students who answered a test right and wrong', async () => {
  const right = await aBook();
  const wrong = await aBook();
  school.clock.pass({ days: 1 });
  for (const [book, value] of [[right, 'B'] as const, [wrong, 'C'] as const]) {
    const work = await askedAgain(book);
    const window = await answerQuestions(school, work, [value, value]);
    await window.submit();
  }

  const disclosed = await readBy(wrong);
  expect(disclosed).toEqual(await readBy(right));
  expect(disclosed.lists[0]).toMatchObject({ total: 2, due: 2, resting: 2, list: [{ place: 4 }, { place: 3 }] });
  expect(disclosed.filters.subjects).toEqual([{ id: 'math', count: 2 }]);
  const tried = ({ student, otherId }: Book) =>
    student.send(reviewError, { requestId: randomUUID(), id: otherId, value: 'B' });
  expect(await tried(wrong)).toEqual(await tried(right));

  school.clock.pass(afterTheGrace);
  const readCounts = async ({ student, questionIds }: Book) => {
    const { list, resting } = await student.ask(listMyErrors, {});
    const counts = questionIds.slice(0, 2).map((id) => list.find(({ questionId }) => questionId === id)?.errorCount);
    return { counts, resting };
  };
  expect(await readCounts(right)).toEqual({ counts: [1, 1], resting: 0 });
  expect(await readCounts(wrong)).toEqual({ counts: [2, 2], resting: 0 });
});

/** The response of each call that returns the key of the entry: the refusal code, or the key. */
const keysFor = async ({ student, questionIds, entryId }: Book): Promise<string[]> => {
  const input = () => ({ requestId: randomUUID(), value: 'C', seconds: 5 });
  const [questionId = 0] = questionIds;
  return Promise.all([
    student.refused(getMyError, { id: entryId }),
    student.refused(reviewError, { ...input(), id: entryId }),
    student.refused(reviewQuestion, { ...input(), questionId }),
  ]);
};
const resting = ['error.resting', 'error.resting', 'error.resting'];

test('no key is disclosed while a test contains the question: open, submitted, and until its report opens', async () => {
  const book = await aBook();
  const work = await askedAgain(book);
  expect(await book.student.ask(getMyError, { id: book.entryId })).toMatchObject({ key: 'B' });

  const window = await answerQuestions(school, work, []);
  expect(await keysFor(book)).toEqual(resting);
  expect(await book.student.ask(getMyError, { id: book.otherId })).toMatchObject({ key: 'B' });
  await window.submit();
  expect(await keysFor(book)).toEqual(resting);

  school.clock.pass(afterTheGrace);
  const { key, history } = await book.student.ask(getMyError, { id: book.entryId });
  expect({ key, answers: history.length }).toEqual({ key: 'B', answers: 1 });
  const input = { requestId: randomUUID(), questionId: book.questionIds[0] ?? 0, value: 'B', seconds: 5 };
  expect(await book.student.send(reviewQuestion, input)).toMatchObject({ isRight: true, key: 'B' });
});

test('homework rests its questions until submission, or until it is archived if it was never started', async () => {
  const book = await aBook();
  const work = await askedAgain(book, { kind: 'homework' });
  const window = await answerQuestions(school, work, ['C']);
  expect(await keysFor(book)).toEqual(resting);
  await window.submit();
  expect((await book.student.ask(getMyError, { id: book.entryId })).entry).toMatchObject({ errorCount: 2 });

  await openAttemptDriver(school, await askedAgain(book, { kind: 'homework' }));
  expect(await keysFor(book)).toEqual(resting);
  school.clock.pass({ hours: 3 + 48 });
  expect(await book.student.ask(getMyError, { id: book.entryId })).toMatchObject({ key: 'B' });
});

test('opening a report by hand brings the entry back; until then a changed key reveals nothing', async () => {
  const book = await aBook();
  const work = await askedAgain(book, { reportAt: 'byHand' });
  const window = await answerQuestions(school, work, ['C', 'B']);
  await window.submit();
  school.clock.pass({ days: 10 });
  const waiting = await readBy(book);
  expect(waiting.lists[0]).toMatchObject({ total: 2, resting: 2 });
  const assigned = { setId: book.setId, questionId: book.questionIds[1] ?? 0 };
  await book.teacher.send(changeKey, { ...assigned, requestId: randomUUID(), mode: 'apply', key: 'A' });
  expect(await readBy(book)).toEqual(waiting);

  await book.teacher.send(openReport, { requestId: randomUUID(), id: work.assignmentId });
  const { list } = await book.student.ask(listMyErrors, { sort: 'countDown' });
  const first = list.filter(({ questionId }) => book.questionIds.slice(0, 2).includes(questionId));
  expect(first.map(({ errorCount }) => errorCount)).toEqual([2, 2]);
});

test('a withdrawn assignment releases its entries once nobody can answer it any more', async () => {
  const book = await aBook();
  const work = await askedAgain(book, { reportAt: 'byHand' });
  const window = await answerQuestions(school, work, ['C']);
  await window.submit();
  await book.teacher.send(testCalls.withdrawAssignment, { requestId: randomUUID(), id: work.assignmentId });
  expect(await keysFor(book)).toEqual(resting);
  school.clock.pass(afterTheGrace);
  const { entry, history } = await book.student.ask(getMyError, { id: book.entryId });
  expect({ errors: entry.errorCount, wrong: history.map(({ isRight }) => isRight) }).toEqual({
    errors: 2,
    wrong: [false, false],
  });

  const running = await askedAgain(book);
  await answerQuestions(school, running, ['C']);
  await book.teacher.send(testCalls.withdrawAssignment, { requestId: randomUUID(), id: running.assignmentId });
  expect(await book.student.ask(getMyError, { id: book.entryId })).toMatchObject({ key: 'B' });
});

test('an entry rests while a test contains a copy of its question', async () => {
  const book = await aBook();
  const { setIds } = await book.teacher.send(packQuestions, {
    ...{ requestId: randomUUID(), id: book.assignmentId, title: 'Packed', questionIds: book.questionIds.slice(0, 1) },
  });
  const window = await openAttemptDriver(school, await askedAgain({ ...book, setId: setIds[0] ?? 0 }));
  expect(await keysFor(book)).toEqual(resting);
  expect(await book.student.ask(getMyError, { id: book.otherId })).toMatchObject({ key: 'B' });
  expect(await book.student.ask(listMyErrors, {})).toMatchObject({ total: 3, resting: 1 });

  await window.sendEvents({ kind: 'started' });
  await window.submit();
  expect(await keysFor(book)).toEqual(resting);
  school.clock.pass(afterTheGrace);
  expect(await book.student.ask(getMyError, { id: book.entryId })).toMatchObject({ key: 'B' });
});

test("a teacher's view includes resting entries", async () => {
  const book = await aBook();
  const window = await answerQuestions(school, await askedAgain(book), ['C', 'C']);
  school.clock.pass({ minutes: 30 });
  const studentId = book.studentPerson.id;
  expect(await book.teacher.ask(listStudentErrors, { studentId })).toMatchObject({ total: 4, due: 4 });
  expect(await book.teacher.ask(getStudentError, { studentId, id: book.entryId })).toMatchObject({ key: 'B' });
  expect(await book.teacher.ask(getStudentSummary, { studentId })).toMatchObject({ errorsDue: 4 });
  await window.submit();
  // A question that was answered wrong just now is due by the end of the day.
  expect(await book.teacher.ask(getStudentSummary, { studentId })).toMatchObject({ errorsDue: 4 });
});

test('resting entries are counted up to the counting limit', async () => {
  const { entryId, studentPerson } = await aBook();
  const rows = await school.db.rows(
    sql`
    with asked as (
      insert into question (set_id)
      select q.set_id from error_entry e join question q on q.id = e.question_id, generate_series(0, ${maxListCount}::int)
       where e.id = ${entryId} returning id),
    entries as (
      insert into error_entry (student_id, question_id, question_revision_id, programme, subject, title,
                               first_error_at, recent_error_at, card, due_at)
      select e.student_id, asked.id, e.question_revision_id, e.programme, e.subject, e.title,
             e.first_error_at, e.recent_error_at, e.card, e.due_at
        from asked, error_entry e where e.id = ${entryId} returning id, question_id, recent_error_at)
    insert into error_occurrence (entry_id, source, is_right, at)
    select id, 'practice', false, recent_error_at from entries returning (select question_id from entries where id = entry_id) as id`,
    { id: z.int() },
  );
  const resting = rows.map(({ id }) => id);
  expect(resting).toHaveLength(maxListCount + 1);
  const book = { studentId: studentPerson.id, now: school.clock.now(), resting };
  expect(await countResting(school.db, book)).toBe(maxListCount);
});
