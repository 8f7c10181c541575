import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignedCourse } from '@inkstone/courses/testing';
import { listMyCourses } from '@inkstone/courses/contract';
import { listMessages } from '@inkstone/messages/contract';
import { aLink } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listMyTextbooks } from '@inkstone/textbooks/contract';
import { createAssignedBook } from '@inkstone/textbooks/testing';
import { addRecipients, listMyHomework, listMyTests, testCalls, withdrawRecipients } from '../contract.ts';
import { anAssignment, aRequest, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const listIds = async (browser: TestBrowser): Promise<number[]> => {
  const lists = [
    await browser.ask(listMyHomework, {}),
    await browser.ask(listMyTests, {}),
    await browser.ask(listMyCourses, {}),
  ];
  const textbooks = (await browser.ask(listMyTextbooks, {})).list.map(({ assignmentId }) => assignmentId);
  return [...lists.flatMap(({ list }) => list.map(({ id }) => id)), ...textbooks];
};

test('a student is added to given work of every kind once, with a notice, and taken out of it again', async () => {
  const works = [
    await anAssignment(school, { kind: 'homework' }),
    await anAssignment(school, { kind: 'test' }),
    await anAssignedCourse(school),
    await createAssignedBook(school),
  ];
  for (const { id, teacher } of works) {
    const student = await school.person();
    await aLink(school, teacher.person, student);
    const browser = await school.signIn(student);
    const chosen = { id, studentIds: [student.id] };
    expect(await teacher.send(addRecipients, { ...aRequest(), ...chosen })).toMatchObject({ added: 1 });
    expect(await teacher.send(addRecipients, { ...aRequest(), ...chosen })).toMatchObject({ added: 0 });
    expect(await listIds(browser)).toEqual([id]);
    expect((await browser.ask(listMessages, {})).total).toBe(1);
    expect(await teacher.send(withdrawRecipients, { ...aRequest(), ...chosen })).toMatchObject({
      removed: 1,
      begun: 0,
    });
    expect(await listIds(browser)).toEqual([]);
    expect((await browser.ask(listMessages, {})).total).toBe(2);
  }
});

test('who has begun is taken out as withdrawn, and added again goes on', async () => {
  const given = await anAssignment(school, { kind: 'homework' });
  const { student } = await beginAs(school, given, 0);
  const chosen = { id: given.id, studentIds: [student.person.id] };
  const taken = await given.teacher.send(withdrawRecipients, { ...aRequest(), ...chosen });
  expect(taken).toMatchObject({ removed: 1, begun: 1 });
  expect(await listIds(student)).toEqual([]);
  expect(await given.teacher.send(addRecipients, { ...aRequest(), ...chosen })).toMatchObject({ added: 1 });
  expect((await student.ask(listMyHomework, {})).list).toMatchObject([{ id: given.id, state: 'onGoing' }]);
});

test('nobody is added to closed or withdrawn work, nor a student of others, nor to the work of others', async () => {
  const given = await anAssignment(school, { kind: 'test' });
  const stranger = await school.person();
  const input = () => ({ ...aRequest(), id: given.id, studentIds: [stranger.id] });
  expect((await given.teacher.failed(addRecipients, input())).kind).toBe('notFound');
  await aLink(school, given.teacher.person, stranger);
  const colleague = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await colleague.failed(addRecipients, input())).kind).toBe('notFound');
  school.clock.pass({ hours: 3 });
  const teacher = await school.signIn(given.teacher.person);
  expect(await teacher.refused(addRecipients, input())).toBe('assignment.closed');
  await teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id: given.id });
  expect(await teacher.refused(addRecipients, input())).toBe('assignment.withdrawn');
});

test('late homework takes students until it closes, and not from that instant on', async () => {
  const given = await anAssignment(school, { kind: 'homework' });
  const { teacher } = given;
  const [early, tooLate] = [await school.person(), await school.person()];
  await aLink(school, teacher.person, early);
  await aLink(school, teacher.person, tooLate);
  const [recipient] = given.students;
  const { list } = await (await school.signIn(recipient ?? tooLate)).ask(listMyHomework, {});
  const msLeft = Date.parse(list[0]?.closesAt ?? '') - school.clock.now().getTime();
  school.clock.pass({ seconds: msLeft / 1000 - 1 });
  const again = await school.signIn(teacher.person);
  expect(await again.send(addRecipients, { ...aRequest(), id: given.id, studentIds: [early.id] })).toMatchObject({
    added: 1,
  });
  school.clock.pass({ seconds: 1 });
  const input = { ...aRequest(), id: given.id, studentIds: [tooLate.id] };
  expect(await again.refused(addRecipients, input)).toBe('assignment.closed');
});
