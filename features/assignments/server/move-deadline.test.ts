import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import {
  homeworkCalls,
  getAssignedHomework,
  listMyHomework,
  listMyTests,
  getAssignedTest,
  testCalls,
} from '../contract.ts';
import { anAssignment, aRequest, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

test('moves for all, is recorded and moves individual deadlines along', async () => {
  const created = await anAssignment(school);
  const [first] = created.students;
  await created.teacher.send(testCalls.moveDeadline, {
    ...aRequest(),
    id: created.id,
    deadline: inHours(5),
    studentIds: [first?.id ?? 0],
  });
  const to = inHours(8);
  const moved = await created.teacher.send(testCalls.moveDeadline, {
    ...aRequest(),
    id: created.id,
    deadline: to,
    reason: 'Snow',
  });
  expect(moved).toMatchObject({ deadline: to, changed: 2 });

  const { recipients, changes } = await created.teacher.ask(getAssignedTest, { id: created.id });
  expect(recipients.map(({ deadline }) => deadline)).toEqual([to, to]);
  expect(changes).toMatchObject([
    { field: 'deadline', studentName: null, newValue: to, reason: 'Snow' },
    { field: 'deadline', newValue: inHours(5) },
  ]);
});

test('moves for a single student, with extra minutes', async () => {
  const created = await anAssignment(school);
  const [first, second] = created.students;
  const changed = await created.teacher.send(testCalls.moveDeadline, {
    ...aRequest(),
    id: created.id,
    extraMinutes: 30,
    studentIds: [first?.id ?? 0],
  });
  expect(changed.changed).toBe(1);
  const { recipients, assignment } = await created.teacher.ask(getAssignedTest, { id: created.id });
  expect(assignment).toMatchObject({ deadline: inHours(3), firstDeadline: inHours(3), lastDeadline: inHours(3.5) });
  const of = (id: number | undefined) => recipients.find(({ studentId }) => studentId === id);
  expect(of(first?.id)).toMatchObject({ deadline: inHours(3.5), extraMinutes: 30 });
  expect(of(second?.id)).toMatchObject({ deadline: inHours(3), extraMinutes: 0 });
});

test('reopens a test that timed out, but not one that was handed in', async () => {
  const created = await anAssignment(school);
  const { student: left } = await beginAs(school, created, 0);
  const { student: done, window } = await beginAs(school, created, 1);
  await window.submit();
  school.clock.pass({ hours: 4 });
  expect((await left.ask(listMyTests, {})).list[0]?.state).toBe('complete');

  await created.teacher.send(testCalls.moveDeadline, { ...aRequest(), id: created.id, deadline: inHours(2) });
  expect((await left.ask(listMyTests, {})).list[0]?.state).toBe('onGoing');
  expect((await done.ask(listMyTests, {})).list[0]?.state).toBe('complete');
});

test('leaves students who handed in unchanged if single students are named', async () => {
  const created = await anAssignment(school, { kind: 'homework' });
  const { window } = await beginAs(school, created, 0);
  await window.submit();
  const [first, second] = created.students.map(({ id }) => id);
  const move = { ...aRequest(), id: created.id, deadline: inHours(9) };
  expect(await created.teacher.refused(homeworkCalls.moveDeadline, { ...move, studentIds: [first ?? 0] })).toBe(
    'recipient.handedIn',
  );
  const both = await created.teacher.send(homeworkCalls.moveDeadline, {
    ...move,
    ...aRequest(),
    studentIds: [first ?? 0, second ?? 0],
  });
  expect(both.changed).toBe(1);
  const { recipients, changes } = await created.teacher.ask(getAssignedHomework, { id: created.id });
  expect(recipients.find(({ studentId }) => studentId === first)?.deadline).toBe(inHours(3));
  expect(changes).toHaveLength(1);
});

test('reopens archived homework', async () => {
  const created = await anAssignment(school, { kind: 'homework' });
  const student = await school.signIn(created.students[0] ?? (await school.person()));
  school.clock.pass({ days: 4 });
  expect((await student.ask(listMyHomework, {})).list[0]).toMatchObject({ isArchived: true, isDelayed: true });
  await created.teacher.send(homeworkCalls.moveDeadline, { ...aRequest(), id: created.id, deadline: inHours(24) });
  expect((await student.ask(listMyHomework, {})).list[0]).toMatchObject({ isArchived: false, isDelayed: false });
});

test('is refused before the start and after withdrawal or deletion', async () => {
  const created = await anAssignment(school);
  const move = { ...aRequest(), id: created.id, deadline: inHours(5) };
  const stranger = await school.person();
  const { teacher } = created;
  expect(await teacher.refused(testCalls.moveDeadline, { ...move, deadline: inHours(0) })).toBe('deadline.beforeBegin');
  expect((await teacher.failed(testCalls.moveDeadline, { ...move, studentIds: [stranger.id] })).kind).toBe('notFound');
  await teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id: created.id });
  expect(await teacher.refused(testCalls.moveDeadline, move)).toBe('assignment.withdrawn');
  await teacher.send(testCalls.deleteAssignment, { ...aRequest(), id: created.id });
  expect(await teacher.refused(testCalls.moveDeadline, move)).toBe('assignment.deleted');
});

test('is not found for another teacher or as the other kind', async () => {
  const created = await anAssignment(school);
  const move = { ...aRequest(), id: created.id, deadline: inHours(5) };
  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await otherTeacher.failed(testCalls.moveDeadline, move)).kind).toBe('notFound');
  expect((await created.teacher.failed(homeworkCalls.moveDeadline, move)).kind).toBe('notFound');
  const student = await school.signIn(created.students[0] ?? (await school.person()));
  expect((await student.failed(testCalls.moveDeadline, move)).kind).toBe('forbidden');
});
