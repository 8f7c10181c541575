import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  addThirdParty,
  starStudent,
  listStudents,
  listMyStudents,
  removeThirdParty,
  resetPassword,
  getStudent,
} from '../contract.ts';
import { aClass, aTeam, type TestClass } from '../testing.ts';

let school: TestSchool;
let qiao: TestPerson;
let dou: TestPerson;
let lin: TestPerson;
let nora: TestPerson;
let ours: TestClass;
let browser: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  qiao = await school.person({ role: 'teacher', name: 'Ms. Qiao', nameZh: '乔老师' });
  dou = await school.person({ role: 'teacher', name: 'Mr. Dou', nameZh: '窦老师' });
  lin = await school.person({
    username: 'linxiaohe',
    name: 'Lin Xiaohe',
    nameZh: '林晓禾',
    mail: 'lin@school.example',
  });
  nora = await school.person({ username: 'noraosman', name: 'Nora Osman' });
  await school.db.run(sql`update person set sort_name = 'lin xiao he' where id = ${lin.id}`);
  ours = await aClass(school, { teacher: qiao, students: [lin, nora], name: 'AMC 8' });
  browser = await school.signIn(qiao);
});
afterAll(() => school.close());

const names = async (of: TestBrowser, input: object = {}): Promise<string[]> =>
  (await of.ask(listMyStudents, input)).list.map(({ username }) => username);

test('a teacher’s students are sorted by name and found by pinyin and its initials', async () => {
  const { list, total } = await browser.ask(listMyStudents, {});
  expect(total).toBe(2);
  expect(list[0]).toEqual({
    ...{ id: lin.id, name: 'Lin Xiaohe', username: 'linxiaohe', hasStar: false, through: 'own', lastActiveAt: null },
    classes: [{ id: ours.id, name: 'AMC 8' }],
  });
  for (const search of ['lxh', 'xiaohe', '晓禾']) expect(await names(browser, { search })).toEqual(['linxiaohe']);
});

test('starred students come first, for the teacher who set the star only, and can be filtered', async () => {
  const colleague = await school.person({ role: 'teacher' });
  const shared = await aClass(school, { teacher: qiao, colleagues: [colleague], students: [lin, nora] });
  const theirs = await school.signIn(colleague);
  await browser.send(starStudent, { ...newRequestId(), studentId: nora.id, hasStar: true });
  expect(await names(browser)).toEqual(['noraosman', 'linxiaohe']);
  expect(await names(browser, { starred: true })).toEqual(['noraosman']);
  expect(await names(theirs, { classId: shared.id })).toEqual(['linxiaohe', 'noraosman']);
  await browser.send(starStudent, { ...newRequestId(), studentId: nora.id, hasStar: false });
  expect(await names(browser, { starred: true })).toEqual([]);
});

test('a star does not make a person one’s student: after leaving the class the student is no longer listed', async () => {
  const removed = await school.person();
  const { id } = await aClass(school, { teacher: qiao, students: [removed] });
  await browser.send(starStudent, { ...newRequestId(), studentId: removed.id, hasStar: true });
  await school.db.run(sql`update class_member set left_at = now() where class_id = ${id}`);
  expect(await browser.failed(getStudent, { studentId: removed.id })).toMatchObject({ kind: 'notFound' });
});

test('a student’s detail shows classes, contact data and teachers', async () => {
  const { student, teachers } = await browser.ask(getStudent, { studentId: lin.id });
  expect(student).toMatchObject({ mail: 'lin@school.example', phone: null, mayManage: true });
  expect(teachers[0]).toMatchObject({ name: 'Ms. Qiao', via: 'class', since: null });
  expect(teachers[0]?.classes).toContainEqual({ id: ours.id, name: 'AMC 8' });
});

test('a third-party teacher has the student until removed, and manages nothing', async () => {
  const theirs = await school.signIn(dou);
  expect(await names(theirs)).toEqual([]);
  const { teachers } = await browser.send(addThirdParty, { ...newRequestId(), studentId: lin.id, teacherId: dou.id });
  expect(teachers).toContainEqual(expect.objectContaining({ name: 'Mr. Dou', via: 'thirdParty' }));
  expect((await theirs.ask(listMyStudents, {})).list).toMatchObject([{ username: 'linxiaohe', through: 'thirdParty' }]);
  expect((await theirs.ask(listStudents, {})).total).toBe(1);
  expect((await theirs.ask(getStudent, { studentId: lin.id })).student.mayManage).toBe(false);
  for (const [call, more] of [
    [resetPassword, {}],
    [addThirdParty, { teacherId: qiao.id }],
    [removeThirdParty, { teacherId: dou.id }],
  ] as const) {
    const failure = await theirs.failed(call, { ...newRequestId(), studentId: lin.id, ...more });
    expect(failure).toMatchObject({ kind: 'notFound' });
  }
  await browser.send(removeThirdParty, { ...newRequestId(), studentId: lin.id, teacherId: dou.id });
  expect(await names(theirs)).toEqual([]);
});

test('nobody is added twice, a student cannot be a third-party teacher, and only third parties can be removed', async () => {
  const input = { ...newRequestId(), studentId: lin.id };
  expect(await browser.refused(addThirdParty, { ...input, teacherId: qiao.id })).toBe('teacher.already');
  expect(await browser.refused(addThirdParty, { ...input, teacherId: nora.id })).toBe('teacher.notTeacher');
  expect(await browser.refused(addThirdParty, { ...input, teacherId: 999_999 })).toBe('teacher.notTeacher');
  expect(await browser.failed(removeThirdParty, { ...input, teacherId: qiao.id })).toMatchObject({ kind: 'notFound' });
});

test('a team shares its students until it is deleted', async () => {
  const mate = await school.person({ role: 'teacher' });
  const theirs = await school.signIn(mate);
  expect(await names(theirs)).toEqual([]);
  const teamId = await aTeam(school, { leader: mate, members: [qiao] });
  const [first] = (await theirs.ask(listMyStudents, {})).list;
  expect(first).toMatchObject({ username: 'linxiaohe', through: 'team', classes: [] });
  expect((await theirs.ask(getStudent, { studentId: lin.id })).student.mayManage).toBe(true);
  await school.db.run(sql`update team set ended_at = now() where id = ${teamId}`);
  expect(await names(theirs)).toEqual([]);
});

test("another teacher's student is not found by any call", async () => {
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  const input = { ...newRequestId(), studentId: lin.id };
  expect(await stranger.failed(getStudent, { studentId: lin.id })).toMatchObject({ kind: 'notFound' });
  expect(await stranger.failed(starStudent, { ...input, hasStar: true })).toMatchObject({ kind: 'notFound' });
  expect(await stranger.failed(addThirdParty, { ...input, teacherId: dou.id })).toMatchObject({ kind: 'notFound' });
});
