import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  addTeamMember,
  createTeam,
  deleteTeam,
  renameTeam,
  listEmployees,
  listMyStudents,
  listMyTeams,
  removeTeamMember,
  getTeam,
} from '../contract.ts';
import { aClass } from '../testing.ts';

let school: TestSchool;
let mate: TestPerson;
let leader: TestBrowser;
let theirs: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  const person = await school.person({ role: 'teacher', name: 'Ms. Qiao' });
  mate = await school.person({ role: 'teacher', name: 'Mr. Dou' });
  await aClass(school, { teacher: person, students: 2 });
  leader = await school.signIn(person);
  theirs = await school.signIn(mate);
});
afterAll(() => school.close());

test('a team shares its students with new members until they leave or the team is deleted', async () => {
  const { id } = await leader.send(createTeam, { ...newRequestId(), name: 'Contest', nameZh: '竞赛组' });
  expect((await theirs.ask(listMyTeams, {})).total).toBe(0);
  const { members } = await leader.send(addTeamMember, { ...newRequestId(), id, personId: mate.id });
  expect(members).toMatchObject([
    { name: 'Ms. Qiao', isLeader: true, students: 2 },
    { name: 'Mr. Dou', isLeader: false, students: 0 },
  ]);
  const team = { id, name: 'Contest', leaderName: 'Ms. Qiao', isMine: false, memberCount: 2 };
  expect((await theirs.ask(listMyTeams, {})).list).toEqual([team]);
  expect((await theirs.ask(listMyStudents, {})).total).toBe(2);
  await leader.send(removeTeamMember, { ...newRequestId(), id, personId: mate.id });
  expect((await theirs.ask(listMyStudents, {})).total).toBe(0);
  await leader.send(addTeamMember, { ...newRequestId(), id, personId: mate.id });
  await leader.send(deleteTeam, { ...newRequestId(), id });
  expect((await theirs.ask(listMyStudents, {})).total).toBe(0);
  expect(await leader.failed(getTeam, { id })).toMatchObject({ kind: 'notFound' });
});

test('only its leader can change a team, and the leader cannot be removed', async () => {
  const { id } = await leader.send(createTeam, { ...newRequestId(), name: 'Reading' });
  await leader.send(addTeamMember, { ...newRequestId(), id, personId: mate.id });
  await leader.send(renameTeam, { ...newRequestId(), id, name: 'Reading and writing' });
  expect(await theirs.ask(getTeam, { id })).toMatchObject({ names: { en: 'Reading and writing', zh: null } });
  const notFound = { kind: 'notFound' };
  expect(await theirs.failed(renameTeam, { ...newRequestId(), id, name: 'Mine' })).toMatchObject(notFound);
  expect(await theirs.failed(addTeamMember, { ...newRequestId(), id, personId: mate.id })).toMatchObject(notFound);
  expect(await theirs.failed(deleteTeam, { ...newRequestId(), id })).toMatchObject(notFound);
  const self = { ...newRequestId(), id, personId: leader.person.id };
  expect(await leader.failed(removeTeamMember, self)).toMatchObject(notFound);
});

test('a student cannot join a team, and a person outside does not find it', async () => {
  const { id } = await leader.send(createTeam, { ...newRequestId(), name: 'Another' });
  const student = await school.person();
  const input = { ...newRequestId(), id, personId: student.id };
  expect(await leader.refused(addTeamMember, input)).toBe('teacher.notTeacher');
  expect(await theirs.failed(getTeam, { id })).toMatchObject({ kind: 'notFound' });
});

test('all who work at the school are found by name; students are not', async () => {
  await school.person({ name: 'Dou the student' });
  expect((await leader.ask(listEmployees, { search: 'dou' })).list.map(({ name }) => name)).toEqual(['Mr. Dou']);
});

test('staff are found by one Chinese character and by one or two letters of a name, but not by characters that are not adjacent', async () => {
  const leader = await school.signIn(await school.person({ role: 'teacher' }));
  await school.person({ role: 'teacher', name: 'Quill Xanthe', nameZh: '麴鹮' });
  const names = async (search: string) =>
    (await leader.ask(listEmployees, { search, pageNum: 100 })).list.map(({ name }) => name);
  expect(await names('麴')).toEqual(['Quill Xanthe']);
  expect(await names('鹮')).toEqual(['Quill Xanthe']);
  expect(await names('qu')).toContain('Quill Xanthe');
  expect(await names('qu xa')).toEqual(['Quill Xanthe']);
  expect(await names('x')).toContain('Quill Xanthe');
  // Both letters occur in the name, but not next to each other.
  expect(await names('qx')).toEqual([]);
  expect(await names('麴驫')).toEqual([]);
});
