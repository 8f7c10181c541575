import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeKey } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { requestRedo, getAssignedHomework } from '@inkstone/assignments/contract';
import { answerQuestions, createAssignmentFixture, type AssignmentFixture } from '@inkstone/taking/testing';
import { reviewQuestion, getMyError, listMyErrors } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

/** Takes the assignment or redo, submits it, and returns the question set. */
const handedIn = async (work: AssignmentFixture, values: readonly string[]): Promise<number> => {
  const window = await answerQuestions(school, work, values);
  await window.submit();
  return window.start.sets[0]?.id ?? 0;
};

/** Homework (every key is B) whose first question is answered with the given option. */
const homeworkWith = async (value: string) => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const handedInAt = school.clock.now().toISOString();
  const setId = await handedIn(work, [value]);
  const questionId = work.questionIds[0] ?? 0;
  return { ...work, handedInAt, asked: { setId, questionId } };
};
type Homework = Awaited<ReturnType<typeof homeworkWith>>;

/** Assigns the first question again as a redo and answers it with the given option. */
const doneAgain = async (work: Homework, value: string) => {
  const { recipients } = await work.teacher.ask(getAssignedHomework, { id: work.assignmentId });
  await work.teacher.send(requestRedo, {
    requestId: randomUUID(),
    recipientId: recipients[0]?.recipientId ?? 0,
    questionIds: [work.asked.questionId],
    redoDueAt: new Date(school.clock.now().getTime() + 86_400_000).toISOString(),
  });
  await handedIn(work, [value]);
};

const review = ({ student, asked: assigned }: Homework, value: string, withHelp = false) =>
  student.send(reviewQuestion, {
    requestId: randomUUID(),
    questionId: assigned.questionId,
    value,
    seconds: 5,
    withHelp,
  });

/** Changes the key of the first question; returns a function that reverts the change. */
const change = async ({ teacher, asked: assigned }: Homework, key: string) => {
  const { batchId } = await teacher.send(changeKey, { ...assigned, requestId: randomUUID(), mode: 'apply', key });
  const back = { ...assigned, mode: 'reverse' as const, key: null, batchId: batchId ?? 0 };
  return () => teacher.send(changeKey, { ...back, requestId: randomUUID() });
};

/** Everything that is stored in a student's book. */
const readBook = async ({ studentPerson }: Homework) => {
  const entries = await school.db.rows(
    sql`select * from error_entry where student_id = ${studentPerson.id} order by id`,
  );
  const occurrences = await school.db.rows(sql`
    select o.entry_id, o.source, o.attempt_id, o.value, o.is_right, o.rating, o.seconds_spent, o.at
      from error_occurrence o join error_entry e on e.id = o.entry_id
     where e.student_id = ${studentPerson.id} order by o.at, o.source, o.attempt_id`);
  return { entries, occurrences };
};

test.each([
  ['submitted only', [], null],
  ['reviewed with help', [true], null],
  ['known, and removed from the book', [false, false, false, false], expect.anything()],
])('a reverted key change restores the entry: %s', async (_, reviews: boolean[], removedAt: unknown) => {
  const work = await homeworkWith('C');
  for (const withHelp of reviews) {
    school.clock.pass({ days: 5 });
    await review(work, 'B', withHelp);
  }
  const before = await readBook(work);
  expect(before.entries).toMatchObject([{ errorCount: 1, removedAt }]);
  const { list } = await work.student.ask(listMyErrors, {});

  school.clock.pass({ days: 3 });
  const takeBack = await change(work, 'C');
  const [entry] = (await readBook(work)).entries;
  expect(entry).toMatchObject({ errorCount: 0, removedAt: expect.anything() });
  school.clock.pass({ days: 3 });
  await takeBack();

  expect(await readBook(work)).toEqual(before);
  const { list: after } = await work.student.ask(listMyErrors, {});
  expect(after).toMatchObject([{ recentErrorTime: work.handedInAt, dueAt: list[0]?.dueAt }]);
});

test('an error caused by a changed key has the date of the submission and disappears if the change is reverted', async () => {
  const work = await homeworkWith('B');
  school.clock.pass({ days: 10 });
  const takeBack = await change(work, 'C');
  const { list } = await work.student.ask(listMyErrors, {});
  expect(list).toMatchObject([{ errorCount: 1, recentErrorTime: work.handedInAt, isDue: true }]);
  const { history } = await work.student.ask(getMyError, { id: list[0]?.id ?? 0 });
  expect(history).toMatchObject([{ at: work.handedInAt, value: 'B', isRight: false }]);
  await takeBack();
  expect(await readBook(work)).toEqual({ entries: [], occurrences: [] });
});

test('reviews made while the key was changed stay in the history, but not in the book', async () => {
  const work = await homeworkWith('B');
  const takeBack = await change(work, 'C');
  school.clock.pass({ days: 1 });
  await review(work, 'C');
  await takeBack();
  const { list, due } = await work.student.ask(listMyErrors, {});
  expect({ list, due }).toMatchObject({ list: [{ errorCount: 0, dueAt: null }], due: 0 });
});

test.each([
  ['a right answer turns wrong', 'C', 'B', 'C'],
  ['a wrong answer turns right', 'A', 'C', 'C'],
  ['a redo becomes one more error', 'C', 'B', 'A'],
])('a reverted key change restores the answers of a redo: %s', async (_, first, again, key) => {
  const work = await homeworkWith(first);
  school.clock.pass({ days: 2 });
  await doneAgain(work, again);
  school.clock.pass({ days: 4 });
  await review(work, 'B', true);
  const before = await readBook(work);
  school.clock.pass({ days: 1 });
  const takeBack = await change(work, key);
  expect(await readBook(work)).not.toEqual(before);
  school.clock.pass({ days: 1 });
  await takeBack();
  expect(await readBook(work)).toEqual(before);
});

test('stacked key changes are reverted one by one', async () => {
  const work = await homeworkWith('C');
  school.clock.pass({ days: 1 });
  await doneAgain(work, 'B');
  const books = [await readBook(work)];
  const takeBacks: (() => Promise<unknown>)[] = [];
  for (const key of ['C', 'A', 'B']) {
    school.clock.pass({ days: 1 });
    takeBacks.push(await change(work, key));
    books.push(await readBook(work));
  }
  expect(books[3]).toEqual(books[0]);
  for (const [step, takeBack] of [...takeBacks.entries()].toReversed()) {
    school.clock.pass({ days: 1 });
    await takeBack();
    expect(await readBook(work)).toEqual(books[step]);
  }
});
