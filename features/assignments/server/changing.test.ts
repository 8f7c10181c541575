import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { editBeginTime, homework, myHomeworkDetail, myTests, removeStudent, testDetail, tests } from '../contract.ts';
import { aGiven, aPress, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('editing', () => {
  test('changes words while students are at work, but not the rules of answering', async () => {
    const given = await aGiven(school);
    await beginAs(school, given, 0);
    const edit = { ...aPress(), id: given.id, title: 'Better', titleZh: '更好', teacherMessage: 'Take your time.' };
    await given.teacher.send(tests.edit, edit);
    const { assignment } = await given.teacher.ask(testDetail, { id: given.id });
    expect(assignment).toMatchObject({ titles: { en: 'Better', zh: '更好' }, teacherMessage: 'Take your time.' });
    expect(await given.teacher.refused(tests.edit, { ...edit, ...aPress(), timeLimit: 600 })).toBe(
      'assignment.started',
    );
  });

  test('changes the time limit while nobody has begun, and the Chinese title can be taken away', async () => {
    const given = await aGiven(school, { titleZh: '求和' });
    await given.teacher.send(tests.edit, { ...aPress(), id: given.id, title: 'Sums', titleZh: '', timeLimit: 600 });
    const { assignment } = await given.teacher.ask(testDetail, { id: given.id });
    expect(assignment).toMatchObject({ timeLimit: 600, titles: { zh: null } });
  });
});

describe('moving the beginning', () => {
  test('moves it for everyone and says so in the ledger', async () => {
    const given = await aGiven(school, { beginsAt: inHours(1) });
    const to = inHours(2);
    const moved = await given.teacher.send(editBeginTime, { ...aPress(), id: given.id, beginsAt: to });
    expect(moved).toMatchObject({ beginsAt: to, changed: 2 });
    const { changes } = await given.teacher.ask(testDetail, { id: given.id });
    expect(changes).toMatchObject([{ what: 'begin', becomes: to }]);
  });

  test('is refused after the deadline and once somebody has begun; strangers are not found', async () => {
    const given = await aGiven(school);
    const move = { ...aPress(), id: given.id, beginsAt: inHours(1) };
    const stranger = await school.person();
    expect(await given.teacher.refused(editBeginTime, { ...move, beginsAt: inHours(3) })).toBe('begin.afterDeadline');
    expect((await given.teacher.failed(editBeginTime, { ...move, studentIds: [stranger.id] })).kind).toBe('notFound');
    await beginAs(school, given, 0);
    expect(await given.teacher.refused(editBeginTime, move)).toBe('begin.started');
    const second = given.students[1]?.id ?? 0;
    const alone = await given.teacher.send(editBeginTime, { ...move, ...aPress(), studentIds: [second] });
    expect(alone.changed).toBe(1);
  });
});

describe('withdrawing and deleting', () => {
  test('a withdrawn test leaves the students’ lists and stays readable to the teacher', async () => {
    const given = await aGiven(school);
    const { student } = await beginAs(school, given, 0);
    expect(await given.teacher.send(tests.revoke, { ...aPress(), id: given.id })).toMatchObject({ recipients: 2 });
    expect((await student.ask(myTests, {})).total).toBe(0);
    expect(await student.refused(myHomeworkDetail, { id: given.id })).toBe('work.testWithdrawn');
    const { assignment, recipients } = await given.teacher.ask(testDetail, { id: given.id });
    expect(assignment.status).toBe('withdrawn');
    expect(recipients).toHaveLength(2);
    expect(await given.teacher.refused(tests.revoke, { ...aPress(), id: given.id })).toBe('assignment.withdrawn');
  });

  test('a deleted one is gone for the teacher, too, and cannot be deleted twice', async () => {
    const given = await aGiven(school);
    const student = await school.signIn(given.students[0] ?? (await school.person()));
    await given.teacher.send(tests.destroy, { ...aPress(), id: given.id });
    expect(await student.refused(myHomeworkDetail, { id: given.id })).toBe('work.deleted');
    const stranger = await school.signIn(await school.person());
    expect((await stranger.failed(myHomeworkDetail, { id: given.id })).kind).toBe('notFound');
    expect((await given.teacher.failed(testDetail, { id: given.id })).kind).toBe('notFound');
    expect(await given.teacher.refused(tests.destroy, { ...aPress(), id: given.id })).toBe('assignment.deleted');
    expect(await given.teacher.refused(tests.revoke, { ...aPress(), id: given.id })).toBe('assignment.deleted');
  });
});

describe('taking a student out', () => {
  test('is as withdrawn for that student alone', async () => {
    const given = await aGiven(school);
    const [first] = given.students;
    const student = await school.signIn(first ?? (await school.person()));
    const out = { ...aPress(), id: given.id, studentIds: [first?.id ?? 0] };
    expect(await given.teacher.send(removeStudent, out)).toMatchObject({ removed: 1 });
    expect((await student.ask(myTests, {})).total).toBe(0);
    const { recipients, changes } = await given.teacher.ask(testDetail, { id: given.id });
    expect(recipients.map(({ studentId }) => studentId)).toEqual([given.students[1]?.id]);
    expect(changes).toMatchObject([{ what: 'removed' }]);
    expect((await given.teacher.failed(removeStudent, { ...out, ...aPress() })).kind).toBe('notFound');
  });

  test('is refused for who has handed in', async () => {
    const given = await aGiven(school);
    const { window } = await beginAs(school, given, 0);
    await window.handIn();
    const out = { ...aPress(), id: given.id, studentIds: [given.students[0]?.id ?? 0] };
    expect(await given.teacher.refused(removeStudent, out)).toBe('recipient.handedIn');
  });
});

test('another teacher finds nothing to change', async () => {
  const given = await aGiven(school);
  const other = await school.signIn(await school.person({ role: 'teacher' }));
  const it = { ...aPress(), id: given.id };
  const calls = [
    [tests.edit, { ...it, title: 'Mine' }],
    [tests.revoke, it],
    [tests.destroy, it],
    [editBeginTime, { ...it, beginsAt: inHours(1) }],
    [removeStudent, { ...it, studentIds: [given.students[0]?.id ?? 0] }],
    [testDetail, { id: given.id }],
    [homework.revoke, it],
  ] as const;
  for (const [call, input] of calls) expect((await other.failed(call, input)).kind).toBe('notFound');
});
