import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSet } from '@inkstone/bank/testing';
import { deleteCourse, getAssignedCourse } from '@inkstone/courses/contract';
import { anAssignedCourse } from '@inkstone/courses/testing';
import { listMessages } from '@inkstone/messages/contract';
import { aClass, type TestClass } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { deleteTextbook, getAssignedTextbook } from '@inkstone/textbooks/contract';
import { createAssignedBook } from '@inkstone/textbooks/testing';
import {
  assignedCourseCalls,
  assignedTextbookCalls,
  getAssignedHomework,
  getAssignedTest,
  getRepeatPlan,
  homeworkCalls,
  listAssignmentQuestions,
  removeQuestions,
  testCalls,
} from '../contract.ts';
import { anAssignment, aRequest } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();
const times = () => ({ beginsAt: inHours(24), deadline: inHours(48) });
const anotherClass = (teacher: TestBrowser, students = 2): Promise<TestClass> =>
  aClass(school, { teacher: teacher.person, students });

test('a test is given again with its choices, without the questions that were taken out, and students are told', async () => {
  const sets = [await aSet(school), await aSet(school)];
  const given = await anAssignment(school, {
    setIds: sets.map(({ setId }) => setId),
    titleZh: '周一算术',
    timeLimit: 2400,
    maxListens: 2,
    teacherMessage: 'Bring a pencil.',
    reportAt: 'byHand',
    isForJoiners: true,
  });
  const { teacher } = given;
  const [taken = 0] = sets[0]?.questionIds ?? [];
  await teacher.send(removeQuestions, { ...aRequest(), id: given.id, questionIds: [taken], mode: 'remove' });
  const room = await anotherClass(teacher, 3);
  const input = { id: given.id, classIds: [room.id], ...times() };
  const { id, recipients } = await teacher.send(testCalls.repeatAssignment, { ...aRequest(), ...input });
  expect(recipients).toBe(3);
  const { assignment } = await teacher.ask(getAssignedTest, { id });
  const { assignment: first } = await teacher.ask(getAssignedTest, { id: given.id });
  expect(assignment).toMatchObject({
    titles: { en: 'Sums of Monday', zh: '周一算术' },
    ...{ timeLimit: 2400, maxListens: 2, teacherMessage: 'Bring a pencil.', reportAt: 'byHand' },
    ...{ beginsAt: input.beginsAt, deadline: input.deadline, total: 3 },
  });
  expect(first).toMatchObject({ total: 2 });
  const { questions } = await teacher.ask(listAssignmentQuestions, { id });
  expect(questions.filter(({ removedAt }) => removedAt).map(({ questionId }) => questionId)).toEqual([taken]);
  const student = await school.signIn(room.students[0] ?? (await school.person()));
  expect((await student.ask(listMessages, {})).total).toBe(1);
});

test('homework that its teacher wrote is given again as it was', async () => {
  const room = await aClass(school, { students: 1 });
  const teacher = await school.signIn(room.teacher);
  const task = { text: { en: '<p>Draw your room.</p>' }, accepts: ['text' as const], points: 1000 };
  const { id: firstId } = await teacher.send(homeworkCalls.createAssignment, {
    ...{ ...aRequest(), title: 'My room', classIds: [room.id], beginsAt: inHours(0), deadline: inHours(9) },
    defined: { text: { en: '' }, tasks: [task] } as never,
  });
  const next = await anotherClass(teacher);
  const plan = await teacher.ask(getRepeatPlan, { id: firstId });
  expect(plan).toMatchObject({ isPossible: true, retired: [] });
  const input = { ...aRequest(), id: firstId, classIds: [next.id], ...times() };
  const { id } = await teacher.send(homeworkCalls.repeatAssignment, input);
  expect((await teacher.ask(getAssignedHomework, { id })).assignment).toMatchObject({ title: 'My room', total: 2 });
  expect((await teacher.ask(listAssignmentQuestions, { id })).questions).toHaveLength(1);
});

test('a textbook and a course are given again; once out of the bank they are named and refused', async () => {
  const book = await createAssignedBook(school);
  const bookRoom = await anotherClass(book.teacher);
  const again = { id: book.id, classIds: [bookRoom.id] };
  const send = () => ({ ...aRequest(), ...again, ...times() });
  const { id: bookId } = await book.teacher.send(assignedTextbookCalls.repeatAssignment, send());
  const { assignment } = await book.teacher.ask(getAssignedTextbook, { id: bookId });
  expect(assignment).toMatchObject({ total: 2, teacherMessage: 'Read to the end.' });
  await book.teacher.send(deleteTextbook, { ...aRequest(), what: 'edition', id: book.editionId });
  expect(await book.teacher.ask(getRepeatPlan, { id: book.id })).toMatchObject({
    isPossible: false,
    retired: [{ title: 'Ten rivers', isLeftOut: true }],
  });
  expect(await book.teacher.refused(assignedTextbookCalls.repeatAssignment, send())).toBe('content.missing');

  const course = await anAssignedCourse(school);
  const courseRoom = await anotherClass(course.teacher);
  const toRoom = () => ({ ...aRequest(), id: course.id, classIds: [courseRoom.id], ...times() });
  const { id: courseId } = await course.teacher.send(assignedCourseCalls.repeatAssignment, toRoom());
  const detail = await course.teacher.ask(getAssignedCourse, { id: courseId });
  expect(detail.assignment).toMatchObject({ courseId: course.courseId, practiceMode: 'sync', lessons: 2, total: 2 });
  await course.teacher.send(deleteCourse, { ...aRequest(), what: 'course', courseId: course.courseId });
  expect(await course.teacher.ask(getRepeatPlan, { id: course.id })).toMatchObject({
    isPossible: false,
    retired: [{ title: 'Reading maps' }],
  });
  expect(await course.teacher.refused(assignedCourseCalls.repeatAssignment, toRoom())).toBe('content.missing');
});

test('a set that left the bank is named and left out; the last one leaves nothing to give', async () => {
  const sets = [await aSet(school, { title: 'Stays' }), await aSet(school, { title: 'Goes' })];
  const given = await anAssignment(school, { kind: 'homework', setIds: sets.map(({ setId }) => setId) });
  const room = await anotherClass(given.teacher);
  const hide = (index: number) =>
    school.tx((tx) =>
      tx.run(sql`update question_set set hidden_at = ${school.clock.now()} where id = ${sets[index]?.setId ?? 0}`),
    );
  await hide(1);
  const plan = await given.teacher.ask(getRepeatPlan, { id: given.id });
  expect(plan).toMatchObject({ isPossible: true, retired: [{ title: 'Goes', isLeftOut: true }] });
  const input = () => ({ ...aRequest(), id: given.id, classIds: [room.id], ...times() });
  const { id } = await given.teacher.send(homeworkCalls.repeatAssignment, input());
  const { questions } = await given.teacher.ask(listAssignmentQuestions, { id });
  expect(questions.map(({ questionId }) => questionId)).toEqual(sets[0]?.questionIds);
  await hide(0);
  expect(await given.teacher.ask(getRepeatPlan, { id: given.id })).toMatchObject({ isPossible: false });
  expect(await given.teacher.refused(homeworkCalls.repeatAssignment, input())).toBe('content.missing');
});

test('classes come by term with the times of their term, and those that had the work are marked', async () => {
  const given = await anAssignment(school, {
    beginsAt: '2026-03-03T06:00:00.000Z',
    deadline: '2026-03-03T08:00:00.000Z',
  });
  const { teacher } = given;
  const now = await anotherClass(teacher);
  const later = await anotherClass(teacher);
  await school.tx(async (tx) => {
    const add = (name: string, first: string, last: string) => sql`
      insert into school_term (name, first_day, last_day, created_at) values (${name}, ${first}, ${last}, now())`;
    await tx.run(add('Spring', '2026-02-23', '2026-06-30'));
    await tx.run(add('Fall', '2026-09-07', '2026-12-20'));
    for (const [name, ids] of [
      ['Spring', [given.classId, now.id]],
      ['Fall', [later.id]],
    ] as const)
      await tx.run(sql`update school_class set term_id = (select id from school_term where name = ${name})
                        where id = any(${sql.param([...ids])}::bigint[])`);
  });
  school.clock.pass({ hours: 48 });
  const browser = await school.signIn(teacher.person);
  const { targets } = await browser.ask(getRepeatPlan, { id: given.id });
  expect(
    targets.map(({ term, beginsAt, deadline, classes }) => [
      term?.name,
      beginsAt,
      deadline,
      classes.map(({ id, hasIt }) => [id, hasIt]),
    ]),
  ).toEqual([
    [
      'Spring',
      '2026-03-10T06:00:00.000Z',
      '2026-03-10T08:00:00.000Z',
      [
        [given.classId, true],
        [now.id, false],
      ],
    ],
    ['Fall', '2026-09-15T06:00:00.000Z', '2026-09-15T08:00:00.000Z', [[later.id, false]]],
  ]);
  const fall = { beginsAt: targets[1]?.beginsAt ?? '', deadline: targets[1]?.deadline ?? '' };
  const { id } = await browser.send(testCalls.repeatAssignment, {
    ...aRequest(),
    id: given.id,
    classIds: [later.id],
    ...fall,
  });
  const after = await browser.ask(getRepeatPlan, { id });
  expect(after.targets[1]?.classes).toMatchObject([{ id: later.id, hasIt: true }]);
  expect(after.targets[0]?.classes).toMatchObject([{ hasIt: true }, { hasIt: false }]);
});

test('work of others, deleted work, classes of others and times that cannot be are refused; withdrawn work is not', async () => {
  const given = await anAssignment(school);
  const { teacher } = given;
  const input = (change: object = {}) => ({
    ...aRequest(),
    id: given.id,
    classIds: [given.classId],
    ...times(),
    ...change,
  });
  const stranger = await anAssignment(school);
  expect((await stranger.teacher.failed(getRepeatPlan, { id: given.id })).kind).toBe('notFound');
  const own = { classIds: [stranger.classId] };
  expect((await stranger.teacher.failed(testCalls.repeatAssignment, input(own))).kind).toBe('notFound');
  expect((await teacher.failed(testCalls.repeatAssignment, input(own))).kind).toBe('notFound');
  expect((await teacher.failed(homeworkCalls.repeatAssignment, input())).kind).toBe('notFound');
  const empty = await anotherClass(teacher, 0);
  expect(await teacher.refused(testCalls.repeatAssignment, input({ classIds: [empty.id] }))).toBe('recipients.none');
  expect(await teacher.refused(testCalls.repeatAssignment, input({ deadline: inHours(23) }))).toBe(
    'deadline.beforeBegin',
  );
  const past = { beginsAt: inHours(-9), deadline: inHours(-1) };
  expect(await teacher.refused(testCalls.repeatAssignment, input(past))).toBe('deadline.past');
  await teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id: given.id });
  const { id } = await teacher.send(testCalls.repeatAssignment, input());
  await teacher.send(testCalls.deleteAssignment, { ...aRequest(), id });
  expect(await teacher.refused(testCalls.repeatAssignment, input({ id }))).toBe('assignment.deleted');
  expect(await teacher.refused(getRepeatPlan, { id })).toBe('assignment.deleted');
});
