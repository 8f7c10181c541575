import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { signInBackend, checkCookie, signInFrontend, closeSession, switchLanguage, switchRole } from '../contract.ts';
import { changeBackendPassword, changePassword } from '../contract/password.ts';
import { aBrowser } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('signing out ends the session', async () => {
  const student = await school.signIn(await school.person());
  await student.send(closeSession, {});
  expect(await student.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut', code: 'session.expired' });
  expect(await student.failed(closeSession, {})).toMatchObject({ kind: 'signedOut' });
});

test('a person has one key for their devices: each sign-in and the sign-out return it, and nobody else gets it', async () => {
  await school.person({ username: 'lin' });
  await school.person({ username: 'yue' });
  const first = await aBrowser(school).logIn('frontend', 'lin');
  const again = await aBrowser(school).logIn('frontend', 'lin');
  const second = await aBrowser(school).logIn('frontend', 'yue');
  expect(again.deviceKey).toBe(first.deviceKey);
  expect(second.deviceKey).not.toBe(first.deviceKey);
  const left = await school.server.app.inject({
    ...{ method: 'GET', url: '/api/common/logout' },
    headers: { authorization: `Bearer ${again.token}` },
  });
  expect(left.json()).toMatchObject({ deviceKey: first.deviceKey });
  expect(left.headers['clear-site-data']).toBe('"cache"');
});

test('texts are in the selected language from the next call on', async () => {
  const student = await school.signIn(await school.person({ language: 'en' }));
  expect(await student.send(switchLanguage, { language: 'zh' })).toMatchObject({ language: 'zh' });
  expect(await student.failed(switchLanguage, { language: 3 })).toMatchObject({
    kind: 'invalid',
    message: '请求内容缺失或格式不正确。',
  });
});

test('another role of the person becomes current, and selecting the current one changes nothing', async () => {
  const dou = await school.signIn(await school.person({ roles: ['teacher', 'guide'] }));
  const { user, changed } = await dou.send(switchRole, { role: 'guide' });
  expect([changed, user.role]).toEqual([true, ['guide', 'teacher']]);
  expect(await dou.send(switchRole, { role: 'guide' })).toMatchObject({ changed: false });
});

test('a role that the person lacks, or of the other login, is refused', async () => {
  const both = await school.person({ role: 'teacher', roles: ['teacher', 'student'] });
  const browser = await school.signIn(both);
  expect(await browser.refused(switchRole, { role: 'staff' })).toBe('role.notMine');
  expect(await browser.refused(switchRole, { role: 'student' })).toBe('login.otherFamily');
  expect(await browser.failed(switchRole, { role: 'head' })).toMatchObject({ kind: 'invalid' });
});

test('the new password is accepted, the old one is not, and other sessions end', async () => {
  const person = await school.person();
  const browser = aBrowser(school);
  const { token } = await browser.logIn('frontend', person.username);
  await school.db.run(sql`insert into session (person_id, token_hash, ua_token, created_at, expires_at, last_seen_at)
     values (${person.id}, 'other', 'other', ${school.clock.now()}, ${school.clock.now()}, ${school.clock.now()})`);
  const change = { oldPassword: 'inkstone', password: 'new words here' };
  expect((await browser.call('frontend/account/modifyPassword', change, token)).status).toBe(200);

  expect((await browser.call('common/cookie', undefined, token)).status).toBe(200);
  const second = await school.db.rows(
    sql`select ended_by from session where person_id = ${person.id} and ua_token = 'other'`,
  );
  expect(second).toEqual([{ endedBy: 'password' }]);
  const wrong = { username: person.username, password: 'inkstone' };
  expect(await school.nobody.refused(signInFrontend, wrong)).toBe('login.wrong');
  await school.nobody.send(signInFrontend, { username: person.username, password: 'new words here' });
});

test('a wrong current password, the same password and a short one are refused', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const refused = (oldPassword: string, password: string) =>
    teacher.refused(changeBackendPassword, { oldPassword, password });
  expect(await refused('not it', 'new words here')).toBe('password.wrong');
  expect(await refused('inkstone', 'inkstone')).toBe('password.same');
  const short = await teacher.failed(changeBackendPassword, { oldPassword: 'inkstone', password: '1234567' });
  expect(short).toMatchObject({ kind: 'invalid', fields: { password: expect.any(String) } });
});

test('guessing the current password is slowed, and does not affect signing in', async () => {
  school.clock.set('2026-03-02T09:00:00Z');
  const person = await school.person();
  const student = await school.signIn(person);
  const guess = { oldPassword: 'not it', password: 'new words here' };
  school.clock.pauses.length = 0;
  for (let tries = 0; tries < 12; tries++) expect(await student.refused(changePassword, guess)).toBe('password.wrong');
  expect(school.clock.pauses).toEqual([1000, 2000]);

  await school.signIn(person);
  expect(school.clock.pauses).toHaveLength(2);
});

test('each login has its own call to change the password', async () => {
  const student = await school.signIn(await school.person());
  const staff = await school.signIn(await school.person({ role: 'staff' }));
  const change = { oldPassword: 'inkstone', password: 'new words here' };
  expect(await student.failed(changeBackendPassword, change)).toMatchObject({ kind: 'forbidden' });
  expect(await staff.failed(changePassword, change)).toMatchObject({ kind: 'forbidden' });
});

test('recruiters and candidates sign in and change their passwords too', async () => {
  const recruiter = await school.person({ role: 'recruitment-supervisor' });
  const candidate = await school.person({ role: 'candidate' });
  const change = { oldPassword: 'inkstone', password: 'new words here' };
  await (await school.signIn(recruiter)).send(changeBackendPassword, change);
  await (await school.signIn(candidate)).send(changePassword, change);
  const again = await school.nobody.send(signInBackend, { username: recruiter.username, password: change.password });
  expect(again.id).toBe(recruiter.id);
});

test('an easily guessed password, or the user name, is refused and the old one stays', async () => {
  school.clock.set('2026-03-02T11:00:00Z');
  const person = await school.person({ username: 'xiaoheshang' });
  const student = await school.signIn(person);
  const change = (next: string) => student.refused(changePassword, { oldPassword: 'inkstone', password: next });

  expect(await change('Passw0rd!')).toBe('password.common');
  expect(await change('XiaoHeShang1')).toBe('password.username');
  await school.signIn(person);
});
