import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClasses, listStudents } from '@inkstone/people/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { addClass, joinClass, leaveClass, describeClasses } from './class-actions.ts';
import { addPerson } from './person-actions.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
  for (const username of ['qiao', 'mei']) await addPerson(school.db, { username, name: username }, now());
  for (const username of ['anqi', 'dingle']) {
    await addPerson(school.db, { username, name: username, roles: 'student' }, now());
  }
});
afterAll(() => school.close());

const now = () => school.clock.now();
const draft = { name: 'Saturday A', nameZh: '周六甲班', teachers: 'qiao, mei', students: 'anqi' };

test('an empty school reports no class; a class is created with its people, who join, leave and return', async () => {
  expect(await describeClasses(school.db)).toEqual(['There is no class yet.']);
  const [lines = ''] = await addClass(school.db, draft, now());
  expect(lines).toMatch(/^\d+ {2}Saturday A \(周六甲班\) {2}taught by qiao, mei: anqi$/);
  const classId = lines.split(' ')[0] ?? '';
  expect(await joinClass(school.db, { classId, students: 'dingle' }, now())).toEqual([`${lines}, dingle`]);
  expect((await leaveClass(school.db, { classId, students: 'anqi' }, now()))[0]).toMatch(/: dingle$/);
  expect((await leaveClass(school.db, { classId, students: 'dingle' }, now()))[0]).toMatch(/: nobody yet$/);
  expect(await joinClass(school.db, { classId, students: 'anqi' }, now())).toEqual(await describeClasses(school.db));
});

test('its teacher sees the class and its students', async () => {
  const teacher = await school.person({ role: 'teacher' });
  await addClass(school.db, { ...draft, name: 'Sunday', teachers: teacher.username }, now());
  const browser = await school.signIn(teacher);
  expect((await browser.ask(listClasses, {})).list).toMatchObject([{ name: 'Sunday', studentCount: 1 }]);
  expect((await browser.ask(listStudents, {})).list).toHaveLength(1);
});

test.each([
  [{ ...draft, name: ' ' }, /needs a name/],
  [{ ...draft, teachers: '' }, /needs a teacher/],
  [{ ...draft, teachers: 'anqi' }, /anqi is no teacher/],
  [{ ...draft, students: 'mei' }, /mei is no student/],
  [{ ...draft, students: 'nobody' }, /Nobody here has the user name nobody/],
])('%o is rejected with a message', async (wrong, words) => {
  await expect(addClass(school.db, wrong, now())).rejects.toThrow(words);
});

test('an unknown class is rejected with a message', async () => {
  await expect(joinClass(school.db, { classId: '9999', students: 'anqi' }, now())).rejects.toThrow(/no class 9999/);
});
