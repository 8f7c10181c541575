import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { getClass, listMyClasses } from '../contract.ts';
import { aClass, type TestClass } from '../testing.ts';

let school: TestSchool;
let colleague: TestPerson;
let ours: TestClass;
let browser: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  colleague = await school.person({ role: 'teacher', name: 'Mr. Dou' });
  const students = [await school.person({ name: 'Lin' }), await school.person({ name: 'Nora' })];
  const teacher = await school.person({ role: 'teacher', name: 'Ms. Qiao' });
  ours = await aClass(school, { teacher, colleagues: [colleague], students, name: 'AMC 8', nameZh: 'AMC 8 班' });
  browser = await school.signIn(colleague);
});
afterAll(() => school.close());

test('the classes that a teacher teaches are listed, including colleagues’ classes, with the next meeting', async () => {
  await school.db.run(
    sql`insert into class_session (class_id, teacher_id, title, begins_at, ends_at) values (${ours.id}, ${colleague.id}, 'x', '2026-03-07T01:00:00.000Z', '2026-03-07T03:00:00.000Z')`,
  );
  const { list, total } = await browser.ask(listMyClasses, {});
  expect(total).toBe(1);
  expect(list).toEqual([
    {
      ...{ id: ours.id, name: 'AMC 8', studentCount: 2, teacherName: 'Ms. Qiao', isMine: false, term: null },
      nextSessionAt: '2026-03-07T01:00:00.000Z',
    },
  ]);
  expect((await browser.ask(listMyClasses, { search: 'sunday' })).total).toBe(0);
});

test('a class shows its teachers, its owner first, and its members with paging and search', async () => {
  const detail = await browser.ask(getClass, { classId: ours.id, pageNum: 1 });
  expect(detail.teachers.map(({ name }) => name)).toEqual(['Ms. Qiao', 'Mr. Dou']);
  expect(detail).toMatchObject({ total: 2, totalPage: 2, list: [{ name: 'Lin', through: 'own' }] });
  expect((await browser.ask(getClass, { classId: ours.id, search: 'nora' })).list).toMatchObject([{ name: 'Nora' }]);
});

test("another teacher's class is not found, nor is one that has ended", async () => {
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await stranger.failed(getClass, { classId: ours.id })).toMatchObject({ kind: 'notFound' });
  const ended = await aClass(school, { teacher: colleague });
  await school.db.run(sql`update school_class set ended_at = now() where id = ${ended.id}`);
  expect(await browser.failed(getClass, { classId: ended.id })).toMatchObject({ kind: 'notFound' });
});
