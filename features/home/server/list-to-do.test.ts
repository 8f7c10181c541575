import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { listHomeworkToDo, listTestsToDo } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('homework stays in the list when it is overdue, until it is archived or submitted', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const mine = () => work.student.ask(listHomeworkToDo, {});
  expect(await mine()).toMatchObject({ total: 1, list: [{ id: work.assignmentId, state: 'toDo', isDelayed: false }] });

  school.clock.pass({ hours: 4 });
  expect((await mine()).list).toMatchObject([{ state: 'toDo', isDelayed: true, isLate: true }]);

  const window = await openAttemptDriver(school, work);
  await window.sendEvents({ kind: 'started' });
  expect((await mine()).list).toMatchObject([{ state: 'onGoing', completed: 0, total: 3 }]);
  await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  expect(await mine()).toMatchObject({ total: 0, list: [] });
});

test('overdue homework comes before what is due later, however much that is, and after what is due within a day', async () => {
  const late = await createAssignmentFixture(school, { kind: 'homework' });
  school.clock.pass({ hours: 4 });
  const now = school.clock.now().getTime();
  const dueIn = (hours: number) =>
    createAssignmentFixture(school, {
      kind: 'homework',
      like: late,
      deadline: new Date(now + hours * 3_600_000).toISOString(),
    });
  for (let day = 2; day <= 11; day += 1) await dueIn(24 * day);
  const soon = await dueIn(20);

  const { list, total } = await late.student.ask(listHomeworkToDo, {});
  expect(list.slice(0, 2).map(({ id }) => id)).toEqual([soon.assignmentId, late.assignmentId]);
  expect({ shown: list.length, total }).toEqual({ shown: 10, total: 12 });
});

test('archived homework is not in the list', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  school.clock.pass({ hours: 3 + 48 });
  expect((await work.student.ask(listHomeworkToDo, {})).list).toEqual([]);
});

test('a test is in the list before it opens and not after it has closed; homework and tests are separate', async () => {
  const now = school.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const exam = await createAssignmentFixture(school, { kind: 'test', beginsAt: at(1), deadline: at(2) });
  const mine = async () => (await exam.student.ask(listTestsToDo, {})).list.map(({ state }) => state);
  expect(await mine()).toEqual(['notYet']);
  expect((await exam.student.ask(listHomeworkToDo, {})).list).toEqual([]);
  school.clock.pass({ hours: 1 });
  expect(await mine()).toEqual(['toDo']);
  school.clock.pass({ hours: 1 });
  expect(await mine()).toEqual([]);
});

test('withdrawn assignments and those of other students are not in the list', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const second = await school.signIn(await school.person());
  expect((await second.ask(listHomeworkToDo, {})).list).toEqual([]);
  await work.teacher.send(homeworkCalls.withdrawAssignment, { requestId: crypto.randomUUID(), id: work.assignmentId });
  expect((await work.student.ask(listHomeworkToDo, {})).list).toEqual([]);
});
