import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries } from '@inkstone/db/testing';
import { updateNames, updatePerson } from '@inkstone/session/server';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { listClasses, listStudents } from '../contract.ts';
import { aClass, aLink, type TestClass } from '../testing.ts';
import { expandStudents, isStudentOfTeacher } from './expand-students.ts';
import { countTeacherStudents, listTeacherStudents } from './people.queries.ts';

let school: TestSchool;
let qiao: TestPerson;
let dou: TestBrowser;
let ours: TestClass;
let theirs: TestClass;
let lin: TestPerson;
let single: TestPerson;

beforeAll(async () => {
  school = await openSchool();
  qiao = await school.person({ role: 'teacher', name: 'Ms. Qiao', nameZh: '乔老师' });
  const colleague = await school.person({ role: 'teacher', name: 'Mr. Dou' });
  lin = await school.person({ username: 'linxiaohe', name: 'Lin Xiaohe', nameZh: '林晓禾' });
  const nora = await school.person({ username: 'noraosman', name: 'Nora Osman', nameZh: '诺拉（Ｂ班）' });
  single = await school.person({ username: 'pengruoxi', name: 'Peng Ruoxi', nameZh: '彭若溪' });
  await school.db.run(sql`update person set sort_name = 'lin xiao he' where id = ${lin.id}`);
  await school.db.run(sql`update person set sort_name = 'peng ruo xi' where id = ${single.id}`);
  ours = await aClass(school, {
    teacher: qiao,
    colleagues: [colleague],
    students: [nora, lin],
    name: 'AMC 8, Saturday',
    nameZh: 'AMC 8 周六班',
  });
  theirs = await aClass(school, { name: 'Somebody else' });
  await aLink(school, qiao, single);
  dou = await school.signIn(colleague);
});
afterAll(() => school.close());

const matches = async (browser: TestBrowser, search?: string): Promise<string[]> =>
  (await browser.ask(listStudents, { search })).list.map(({ username }) => username);

test('a teacher sees the students of own classes and the single ones, sorted by name', async () => {
  const browser = await school.signIn(qiao);
  const answer = await browser.ask(listStudents, {});
  expect(answer).toMatchObject({ page: 1, totalPage: 1, total: 3 });
  expect(answer.list.map(({ username }) => username)).toEqual(['linxiaohe', 'noraosman', 'pengruoxi']);
  expect(answer.list[0]).toEqual({
    id: lin.id,
    name: 'Lin Xiaohe',
    username: 'linxiaohe',
    hasStar: false,
    classes: [{ id: ours.id, name: 'AMC 8, Saturday' }],
  });
  expect(answer.list[2]?.classes).toEqual([]);
});

test('a colleague who teaches the class sees its members, but not the owner’s single students', async () => {
  expect(await matches(dou)).toEqual(['linxiaohe', 'noraosman']);
});

test.each([
  ['林晓', ['linxiaohe']],
  ['晓禾', ['linxiaohe']],
  ['LIN', ['linxiaohe']],
  ['linxiao', ['linxiaohe']],
  ['xiao he', ['linxiaohe']],
  ['lxh', ['linxiaohe']],
  ['osman nora', ['noraosman']],
  ['诺拉（b班）', ['noraosman']],
  ['诺拉(B班)', ['noraosman']],
  ['%', []],
  ['nobody', []],
])('the search for %s finds %o', async (search, usernames) => {
  expect(await matches(dou, search)).toEqual(usernames);
});

test('students are listed by page and by class', async () => {
  const browser = await school.signIn(qiao);
  const second = await browser.ask(listStudents, { page: 2, pageNum: 2 });
  expect(second).toMatchObject({ page: 2, totalPage: 2, total: 3 });
  expect(second.list.map(({ username }) => username)).toEqual(['pengruoxi']);
  expect((await browser.ask(listStudents, { classId: ours.id })).total).toBe(2);
});

test("another teacher's class as a filter is not found", async () => {
  expect(await dou.failed(listStudents, { classId: theirs.id })).toMatchObject({ kind: 'notFound' });
});

test('names are in the reader’s language', async () => {
  const reader = await school.person({ role: 'teacher', language: 'zh' });
  await aLink(school, reader, lin);
  const browser = await school.signIn(reader);
  expect((await browser.ask(listStudents, {})).list[0]?.name).toBe('林晓禾');
});

test('classes are listed with their present members and their owner', async () => {
  expect((await dou.ask(listClasses, {})).list).toEqual([
    { id: ours.id, name: 'AMC 8, Saturday', studentCount: 2, teacherName: 'Ms. Qiao', term: null },
  ]);
  expect((await dou.ask(listClasses, { search: 'sunday' })).total).toBe(0);
  expect((await dou.ask(listClasses, { search: '周六' })).total).toBe(1);
});

test('students, candidates and recruiters are refused', async () => {
  for (const role of ['student', 'candidate', 'recruitment'] as const) {
    const browser = await school.signIn(await school.person({ role }));
    expect(await browser.failed(listStudents, {})).toMatchObject({ kind: 'forbidden' });
    expect(await browser.failed(listClasses, {})).toMatchObject({ kind: 'forbidden' });
  }
});

test.each([{ page: 0 }, { page: 'two' }, { pageNum: 201 }, { search: 'x'.repeat(101) }, { classId: -1 }])(
  '%o is refused by the input schema',
  async (input) => {
    expect(await dou.failed(listStudents, input)).toMatchObject({ kind: 'invalid' });
  },
);

test('classes and single students expand to each student once, with the class', async () => {
  const named = { teacherId: qiao.id, studentIds: [single.id, lin.id, single.id], classIds: [ours.id] };
  const { students, foreign } = await expandStudents(school.db, named);
  expect(foreign).toBe(false);
  expect(students).toHaveLength(3);
  expect(students).toContainEqual({ studentId: lin.id, classId: ours.id });
  expect(students).toContainEqual({ studentId: single.id, classId: null });
});

test("another teacher's students and classes are left out and reported", async () => {
  const stranger = theirs.students[0]?.id ?? 0;
  const byStudent = await expandStudents(school.db, { teacherId: qiao.id, studentIds: [stranger], classIds: [] });
  expect(byStudent).toEqual({ students: [], foreign: true });
  const byClass = await expandStudents(school.db, { teacherId: qiao.id, studentIds: [], classIds: [theirs.id] });
  expect(byClass).toEqual({ students: [], foreign: true });
  expect(await isStudentOfTeacher(school.db, { teacherId: qiao.id, studentId: stranger })).toBe(false);
  expect(await isStudentOfTeacher(school.db, { teacherId: qiao.id, studentId: single.id })).toBe(true);
});

test('no selection expands to no students', async () => {
  expect(await expandStudents(school.db, { teacherId: qiao.id, studentIds: [], classIds: [] })).toEqual({
    students: [],
    foreign: false,
  });
});

test('two students of the same name in a class are distinguished by their user names', async () => {
  const namesakes = [
    await school.person({ name: 'Li Na', nameZh: '李娜', username: 'lina-1' }),
    await school.person({ name: 'Li Na', nameZh: '李娜', username: 'lina-2' }),
    await school.person({ name: 'Li Nan', nameZh: '李楠', username: 'linan' }),
  ];
  const room = await aClass(school, { students: namesakes });
  const teacher = await school.signIn(room.teacher);
  const names = async () => (await teacher.ask(listStudents, {})).list.map(({ name }) => name);
  expect((await names()).toSorted()).toEqual(['Li Na (lina-1)', 'Li Na (lina-2)', 'Li Nan']);
});

test('two students of the same name in two classes are distinguished, until one leaves or is renamed', async () => {
  const first = await school.person({ name: 'Wang Wei', nameZh: '王伟', username: 'wei-1' });
  const second = await school.person({ name: 'wang wei', nameZh: '王伟', username: 'wei-2' });
  const third = await school.person({ name: 'Vera Wang', nameZh: '王伟', username: 'wei-3' });
  const room = await aClass(school, { students: [first] });
  await aClass(school, { teacher: room.teacher, students: [second] });
  await aClass(school, { teacher: room.teacher, students: [third] });
  const teacher = await school.signIn(room.teacher);
  const names = async () => (await teacher.ask(listStudents, {})).list.map(({ name }) => name).toSorted();
  expect(await names()).toEqual(['Vera Wang (wei-3)', 'Wang Wei (wei-1)', 'wang wei (wei-2)']);
  await school.tx((tx) => updatePerson(tx, { personId: third.id }, { leftAt: school.clock.now() }));
  expect(await names()).toContain('Wang Wei (wei-1)');
  const renamed = { name: 'Walter Wang', nameZh: '王维', sortName: 'walter wang' };
  await school.tx((tx) => updateNames(tx, { personId: second.id }, renamed));
  expect(await names()).toEqual(expect.arrayContaining(['Walter Wang', 'Wang Wei']));
});

test.each([
  ['apostrophes', { name: "Sean O'Brien" }, { name: 'Sean O’Brien' }],
  ['middle dots', { name: 'Abdu', nameZh: '买买提·阿不都' }, { name: 'Abdul', nameZh: '买买提・阿不都' }],
  ['traditional and simplified signs', { name: 'Bu Lu', nameZh: '呂布' }, { name: 'Lu Bu', nameZh: '吕布' }],
  ['accents', { name: 'Zoë Li' }, { name: 'Zoe Li' }],
  ['width', { name: 'Ｆａｙ　Ｌｉ' }, { name: 'Fay Li' }],
  ['the field of the name', { name: '孙策' }, { name: 'Sun Ce', nameZh: '孙策' }],
])('two students whose names differ only in %s are distinguished by their user names', async (what, first, second) => {
  const key = what.replaceAll(' ', '');
  const one = await school.person({ ...first, username: `${key}-1` });
  const two = await school.person({ ...second, username: `${key}-2` });
  const room = await aClass(school, { students: [one, two] });
  const teacher = await school.signIn(room.teacher);
  const names = (await teacher.ask(listStudents, {})).list.map(({ name }) => name);
  expect(names.toSorted()).toEqual([`${first.name} (${key}-1)`, `${second.name} (${key}-2)`].toSorted());
});

test('of many matches, only those on the page are checked for being the teacher’s students', async () => {
  const head = await school.person({ role: 'teacher' });
  const mention = sql`'Wombat ' || n`;
  await school.db.run(sql`
    with made as (
      insert into person (username, name, sort_name, search_text, roles, role, permissions, language, is_textbook_tutorial)
      select 'wombat-' || n, ${mention}, lower(${mention}), lower(${mention}) || E'\\n', array['student'], 'student', '{}', 1, 1
        from generate_series(1000, 1899) n returning id
    )
    insert into teacher_student (teacher_id, student_id, kind, has_star, since)
    select ${head.id}, id, 'own', false, now() from made where id % 2 = 0`);
  await school.db.run(sql`analyze person, teacher_student`);
  const { db, rowsRead } = explainQueries(school.db);
  const page = await listTeacherStudents(db, {
    teacherId: head.id,
    language: 'en',
    search: 'wombat',
    page: 2,
    pageNum: 10,
  });
  const names = page.map(({ name }) => name);
  expect(names).toHaveLength(10);
  expect(names).toEqual(names.toSorted());
  // Four hundred rows are read to know that the teacher has many students.
  expect(rowsRead('teacher_student')).toBeLessThan(400 + 100);
  expect(await countTeacherStudents(school.db, { teacherId: head.id, language: 'en', search: 'wombat' })).toBe(200);
});
