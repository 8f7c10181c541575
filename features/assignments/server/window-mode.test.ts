import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { aSet } from '@inkstone/bank/testing';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getAssignedTest, getRepeatPlan, getTestSettings, homeworkCalls, testCalls } from '../contract.ts';
import { anAssignment, aRequest, beginAs, createCalls } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();
const times = () => ({ beginsAt: inHours(1), deadline: inHours(48) });

/** The window in the rules of an attempt that is begun now. */
const beginWindow = async (assignment: Awaited<ReturnType<typeof anAssignment>>, at = 0) => {
  const { window } = await beginAs(school, assignment, at);
  return (window.start.blueprint as Blueprint).window;
};

test('a test of a real exam is as in the exam, homework is training, where the teacher does not say', async () => {
  expect(await beginWindow(await anAssignment(school))).toMatchObject({ mode: 'exam', language: 'both' });
  expect(await beginWindow(await anAssignment(school, { kind: 'homework' }))).toMatchObject({
    mode: 'training',
    language: null,
  });
});

test.each(['test', 'homework'] as const)('the teacher chooses the window of a %s, and sees it', async (kind) => {
  const windowMode = kind === 'test' ? 'training' : 'exam';
  const assignment = await anAssignment(school, { kind, windowMode });
  expect(await beginWindow(assignment)).toMatchObject({ mode: windowMode });
});

test('the detail and the settings of a test name the window and that it can be chosen', async () => {
  const { id, teacher } = await anAssignment(school, { windowMode: 'training' });
  const { assignment } = await teacher.ask(getAssignedTest, { id });
  expect(assignment).toMatchObject({ windowMode: 'training', examLanguage: 'both' });
  expect(await teacher.ask(getTestSettings, { id })).toMatchObject({ windowMode: 'training', examLanguage: 'both' });
});

test('the window can be changed until somebody begins; an attempt keeps the one that it began with', async () => {
  const assignment = await anAssignment(school, { windowMode: 'training' });
  const change = (windowMode: 'exam' | 'training') => ({ ...aRequest(), id: assignment.id, title: 'Sums', windowMode });
  await assignment.teacher.send(testCalls.updateAssignment, change('exam'));
  expect(await beginWindow(assignment)).toMatchObject({ mode: 'exam' });
  expect(await assignment.teacher.refused(testCalls.updateAssignment, change('training'))).toBe('assignment.started');
});

test('work that was given before there was a choice keeps its window, also when it is given again', async () => {
  const assignment = await anAssignment(school);
  const { teacher, id } = assignment;
  await school.tx((tx) => tx.run(sql`update assignment set window_mode = null where id = ${id}`));
  expect((await teacher.ask(getAssignedTest, { id })).assignment).not.toHaveProperty('windowMode');
  expect(await beginWindow(assignment)).toBeUndefined();
  const room = await aClass(school, { teacher: teacher.person, students: 1 });
  const again = await teacher.send(testCalls.repeatAssignment, { ...aRequest(), id, classIds: [room.id], ...times() });
  expect((await teacher.ask(getAssignedTest, { id: again.id })).assignment).not.toHaveProperty('windowMode');
  expect(await teacher.ask(getRepeatPlan, { id })).toMatchObject({ windowMode: 'exam' });
});

test('given again it has the same window, or the one that is chosen then', async () => {
  const assignment = await anAssignment(school, { windowMode: 'training' });
  const { teacher } = assignment;
  const room = await aClass(school, { teacher: teacher.person, students: 1 });
  expect(await teacher.ask(getRepeatPlan, { id: assignment.id })).toMatchObject({ windowMode: 'training' });
  const input = { id: assignment.id, classIds: [room.id], ...times() };
  const same = await teacher.send(testCalls.repeatAssignment, { ...aRequest(), ...input });
  const other = await teacher.send(testCalls.repeatAssignment, { ...aRequest(), ...input, windowMode: 'exam' });
  const modes = await Promise.all(
    [same, other].map(async ({ id }) => (await teacher.ask(getAssignedTest, { id })).assignment.windowMode),
  );
  expect(modes).toEqual(['training', 'exam']);
});

test('what imitates no real exam has no window to choose', async () => {
  const room = await aClass(school, { students: 1 });
  const teacher = await school.signIn(room.teacher);
  const { setId } = await aSet(school, { programme: 'amc-basic' });
  const draft = { title: 'Sums', setIds: [setId], classIds: [room.id], ...times() };
  for (const call of Object.values(createCalls)) {
    expect(await teacher.refused(call, { ...aRequest(), ...draft, windowMode: 'exam' })).toBe('window.noExam');
  }
  const { id } = await teacher.send(homeworkCalls.createAssignment, { ...aRequest(), ...draft });
  expect(await teacher.ask(getRepeatPlan, { id })).not.toHaveProperty('windowMode');
  const again = { ...aRequest(), id, classIds: [room.id], ...times(), windowMode: 'exam' as const };
  expect(await teacher.refused(homeworkCalls.repeatAssignment, again)).toBe('window.noExam');
  const change = { ...aRequest(), id, title: 'Sums', windowMode: 'exam' as const };
  expect(await teacher.refused(homeworkCalls.updateAssignment, change)).toBe('window.noExam');
});

test('shuffled work is given again so, and in the stored order where the window is as in the exam', async () => {
  const shuffled = { shufflesQuestions: true, shufflesOptions: true };
  const { id: firstId, teacher } = await anAssignment(school, { windowMode: 'training', ...shuffled });
  const room = await aClass(school, { teacher: teacher.person, students: 1 });
  const input = { id: firstId, classIds: [room.id], ...times() };
  const same = await teacher.send(testCalls.repeatAssignment, { ...aRequest(), ...input });
  const strict = await teacher.send(testCalls.repeatAssignment, { ...aRequest(), ...input, windowMode: 'exam' });
  expect((await teacher.ask(getAssignedTest, { id: same.id })).assignment).toMatchObject(shuffled);
  const { assignment } = await teacher.ask(getAssignedTest, { id: strict.id });
  expect(assignment).toMatchObject({ windowMode: 'exam' });
  expect(assignment).not.toHaveProperty('shufflesQuestions');
  expect(assignment).not.toHaveProperty('shufflesOptions');
});
