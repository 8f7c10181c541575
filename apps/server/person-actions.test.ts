import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSetupState } from '@inkstone/school/contract';
import { signInBackend, checkCookie, signInFrontend } from '@inkstone/session/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { addPerson, disablePerson, setNewPassword, describePeople } from './person-actions.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const now = () => school.clock.now();

test('the first teacher of a school has every permission and signs in with the printed password', async () => {
  expect(await school.nobody.ask(getSetupState, {})).toMatchObject({ isOpen: true });
  const added = await addPerson(school.db, { username: 'qiao', name: 'Ms. Qiao', nameZh: '乔老师' }, now());
  expect(await school.nobody.ask(getSetupState, {})).toMatchObject({ isOpen: false });
  const user = await school.nobody.send(signInBackend, { username: 'qiao', password: added.password });
  expect(user.role).toEqual(['teacher']);
  expect(user.permission).toContain('repository_quest');
  expect(added.login).toBe('backend');
});

test('roles, permissions and the password can be set', async () => {
  const draft = { username: 'yue', name: 'Yue', roles: 'guide, staff', permissions: 'index', password: 'own words' };
  await addPerson(school.db, draft, now());
  const user = await school.nobody.send(signInBackend, { username: 'yue', password: 'own words' });
  expect([user.role, user.permission]).toEqual([['guide', 'staff'], ['index']]);
});

test.each([
  [{ username: 'QIAO', name: 'Another' }, /already/],
  [{ username: 'two words', name: 'x' }, /no spaces/],
  [{ username: 'qiа0', name: 'x' }, /Latin letters/],
  [{ username: 'x', name: ' ' }, /name is needed/],
  [{ username: 'x', name: 'x', roles: 'headmaster' }, /no role "headmaster"/],
  [{ username: 'x', name: 'x', permissions: 'everything' }, /no permission "everything"/],
  [{ username: 'x', name: 'x', password: 'short' }, /at least 8/],
  [{ username: 'x', name: 'x', language: 'fr' }, /en or zh/],
])('%o is rejected with a message', async (draft, words) => {
  await expect(addPerson(school.db, draft, now())).rejects.toThrow(words);
});

test('a new password ends the sessions of the person', async () => {
  const student = await school.person();
  const browser = await school.signIn(student);
  const password = await setNewPassword(school.db, { username: student.username }, now());
  expect(await browser.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut' });
  expect((await school.nobody.send(signInFrontend, { username: student.username, password })).id).toBe(student.id);
  await expect(setNewPassword(school.db, { username: 'nobody' }, now())).rejects.toThrow(/Nobody here/);
});

test('a disabled person cannot sign in, is signed out, and is listed as disabled', async () => {
  const student = await school.person({ name: 'Left Early' });
  const browser = await school.signIn(student);
  await disablePerson(school.db, student.username, now());
  expect(await browser.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut' });
  const right = { username: student.username, password: 'inkstone' };
  expect(await school.nobody.refused(signInFrontend, right)).toBe('login.wrong');
  expect(await describePeople(school.db)).toContainEqual(expect.stringMatching(/Left Early {2}student {2}disabled$/));
});
