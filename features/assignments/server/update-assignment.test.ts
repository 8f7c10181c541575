import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMessages } from '@inkstone/messages/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import {
  moveBeginTime,
  homeworkCalls,
  getMyHomework,
  listMyTests,
  removeRecipients,
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

describe('editing', () => {
  test('changes texts while students answer, but not the rules of answering', async () => {
    const created = await anAssignment(school);
    await beginAs(school, created, 0);
    const edit = { ...aRequest(), id: created.id, title: 'Better', titleZh: '更好', teacherMessage: 'Take your time.' };
    await created.teacher.send(testCalls.updateAssignment, edit);
    const { assignment } = await created.teacher.ask(getAssignedTest, { id: created.id });
    expect(assignment).toMatchObject({ titles: { en: 'Better', zh: '更好' }, teacherMessage: 'Take your time.' });
    expect(await created.teacher.refused(testCalls.updateAssignment, { ...edit, ...aRequest(), timeLimit: 600 })).toBe(
      'assignment.started',
    );
  });

  test('changes the time limit before anybody has begun, and can remove the Chinese title', async () => {
    const created = await anAssignment(school, { titleZh: '求和' });
    await created.teacher.send(testCalls.updateAssignment, {
      ...aRequest(),
      id: created.id,
      title: 'Sums',
      titleZh: '',
      timeLimit: 600,
    });
    const { assignment } = await created.teacher.ask(getAssignedTest, { id: created.id });
    expect(assignment).toMatchObject({ timeLimit: 600, titles: { zh: null } });
  });
});

describe('moving the start', () => {
  test('moves it for all and records the change', async () => {
    const created = await anAssignment(school, { beginsAt: inHours(1) });
    const to = inHours(2);
    const moved = await created.teacher.send(moveBeginTime, { ...aRequest(), id: created.id, beginsAt: to });
    expect(moved).toMatchObject({ beginsAt: to, changed: 2 });
    const { changes } = await created.teacher.ask(getAssignedTest, { id: created.id });
    expect(changes).toMatchObject([{ field: 'begin', newValue: to }]);
  });

  test('moves it for homework, and not for another teacher', async () => {
    const created = await anAssignment(school, { kind: 'homework', beginsAt: inHours(1) });
    const to = inHours(2);
    const moved = await created.teacher.send(moveBeginTime, { ...aRequest(), id: created.id, beginsAt: to });
    expect(moved).toMatchObject({ beginsAt: to, changed: 2 });
    const [student] = created.students;
    if (!student) throw new Error('a class of two');
    const messages = await (await school.signIn(student)).ask(listMessages, {});
    expect(messages.messages.map(({ event }) => event)).toContain('beginMoved');
    const move = { ...aRequest(), id: created.id, beginsAt: to };
    expect((await (await anAssignment(school)).teacher.failed(moveBeginTime, move)).kind).toBe('notFound');
  });

  test('is refused after the deadline and once somebody has begun; strangers are not found', async () => {
    const created = await anAssignment(school);
    const move = { ...aRequest(), id: created.id, beginsAt: inHours(1) };
    const stranger = await school.person();
    expect(await created.teacher.refused(moveBeginTime, { ...move, beginsAt: inHours(3) })).toBe('begin.afterDeadline');
    expect((await created.teacher.failed(moveBeginTime, { ...move, studentIds: [stranger.id] })).kind).toBe('notFound');
    await beginAs(school, created, 0);
    expect(await created.teacher.refused(moveBeginTime, move)).toBe('begin.started');
    const second = created.students[1]?.id ?? 0;
    const alone = await created.teacher.send(moveBeginTime, { ...move, ...aRequest(), studentIds: [second] });
    expect(alone.changed).toBe(1);
  });
});

describe('withdrawing and deleting', () => {
  test('a withdrawn test leaves the students’ lists and stays visible to the teacher', async () => {
    const created = await anAssignment(school);
    const { student } = await beginAs(school, created, 0);
    expect(await created.teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id: created.id })).toMatchObject({
      recipients: 2,
    });
    expect((await student.ask(listMyTests, {})).total).toBe(0);
    expect(await student.refused(getMyHomework, { id: created.id })).toBe('work.testWithdrawn');
    const { assignment, recipients } = await created.teacher.ask(getAssignedTest, { id: created.id });
    expect(assignment.status).toBe('withdrawn');
    expect(recipients).toHaveLength(2);
    expect(await created.teacher.refused(testCalls.withdrawAssignment, { ...aRequest(), id: created.id })).toBe(
      'assignment.withdrawn',
    );
  });

  test('a deleted one disappears for the teacher, too, and cannot be deleted twice', async () => {
    const created = await anAssignment(school);
    const student = await school.signIn(created.students[0] ?? (await school.person()));
    await created.teacher.send(testCalls.deleteAssignment, { ...aRequest(), id: created.id });
    expect(await student.refused(getMyHomework, { id: created.id })).toBe('work.deleted');
    const stranger = await school.signIn(await school.person());
    expect((await stranger.failed(getMyHomework, { id: created.id })).kind).toBe('notFound');
    expect((await created.teacher.failed(getAssignedTest, { id: created.id })).kind).toBe('notFound');
    expect(await created.teacher.refused(testCalls.deleteAssignment, { ...aRequest(), id: created.id })).toBe(
      'assignment.deleted',
    );
    expect(await created.teacher.refused(testCalls.withdrawAssignment, { ...aRequest(), id: created.id })).toBe(
      'assignment.deleted',
    );
  });
});

describe('removing a student', () => {
  test('withdraws the assignment for that student only', async () => {
    const created = await anAssignment(school);
    const [first] = created.students;
    const student = await school.signIn(first ?? (await school.person()));
    const out = { ...aRequest(), id: created.id, studentIds: [first?.id ?? 0] };
    expect(await created.teacher.send(removeRecipients, out)).toMatchObject({ removed: 1 });
    expect((await student.ask(listMyTests, {})).total).toBe(0);
    const { recipients, changes } = await created.teacher.ask(getAssignedTest, { id: created.id });
    expect(recipients.map(({ studentId }) => studentId)).toEqual([created.students[1]?.id]);
    expect(changes).toMatchObject([{ field: 'removed' }]);
    expect((await created.teacher.failed(removeRecipients, { ...out, ...aRequest() })).kind).toBe('notFound');
  });

  test('is refused for a student who has handed in', async () => {
    const created = await anAssignment(school);
    const { window } = await beginAs(school, created, 0);
    await window.submit();
    const out = { ...aRequest(), id: created.id, studentIds: [created.students[0]?.id ?? 0] };
    expect(await created.teacher.refused(removeRecipients, out)).toBe('recipient.handedIn');
  });
});

test('another teacher finds none of it', async () => {
  const created = await anAssignment(school);
  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  const editInput = { ...aRequest(), id: created.id };
  const calls = [
    [testCalls.updateAssignment, { ...editInput, title: 'Mine' }],
    [testCalls.withdrawAssignment, editInput],
    [testCalls.deleteAssignment, editInput],
    [moveBeginTime, { ...editInput, beginsAt: inHours(1) }],
    [removeRecipients, { ...editInput, studentIds: [created.students[0]?.id ?? 0] }],
    [getAssignedTest, { id: created.id }],
    [homeworkCalls.withdrawAssignment, editInput],
  ] as const;
  for (const [call, input] of calls) expect((await otherTeacher.failed(call, input)).kind).toBe('notFound');
});
