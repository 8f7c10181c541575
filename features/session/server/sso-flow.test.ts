import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestIdentity } from '@inkstone/identity/testing';
import { openRealProvider, type RealProvider } from '@inkstone/identity/testing-provider';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { openSsoBrowser, type SsoBrowser } from '../testing.ts';
import { signOnSetting } from './sign-on-setting.ts';

let provider: RealProvider;
const schools: TestSchool[] = [];

beforeAll(async () => {
  provider = await openRealProvider();
});
afterAll(async () => {
  for (const school of schools) await school.close();
  await provider.close();
});

const open = async (claim: string, warn: (fields: object) => void = () => undefined): Promise<TestSchool> => {
  const identity = openTestIdentity({ issuer: provider.issuer, claim, warn });
  const school = await openSchool({ now: new Date().toISOString(), identity });
  schools.push(school);
  return school;
};

const signOn = async (browser: SsoBrowser) => {
  const { to } = await browser.go('/api/sso/start?next=/stu/test');
  const back = await provider.signIn(to);
  return { back, led: await browser.go(back), signed: await browser.signOn() };
};

test('the complete sign-in through a provider signs in the person with that user name', async () => {
  const school = await open('preferred_username');
  const lin = await school.person({
    username: 'LinXiaohe',
    password: null,
    name: 'Lin Xiaohe',
    nameZh: '林晓禾',
    language: 'zh',
  });
  provider.person = { sub: '42', preferred_username: 'linxiaohe' };
  const browser = openSsoBrowser(school);
  const { back, led, signed } = await signOn(browser);
  expect(back).toMatch(/^\/api\/sso\/callback\?code=/);
  expect(led).toMatchObject({ status: 303, to: '/login?sso=1&next=%2Fstu%2Ftest' });
  expect(signed.body).toMatchObject({ success: 1, id: lin.id, name: '林晓禾', role: ['student'], language: 2 });
  expect(signed.body).toMatchObject({
    all_role: [{ role: 'student', desc: '学生' }],
    permission: [],
    isTextbookTutorial: 1,
  });
  const { token, ua_token } = signed.body;
  expect(browser.cookie('ua_token')).toMatchObject({ value: ua_token });
  const bearer = { authorization: `Bearer ${String(token)}`, cookie: `ua_token=${String(ua_token)}` };
  const { body } = await school.server.app.inject({ method: 'GET', url: '/api/common/cookie', headers: bearer });
  expect(JSON.parse(body)).toMatchObject({ success: 1, same: true, ua_token });

  await browser.go(back);
  expect((await browser.signOn()).body).toMatchObject({ success: 0, reason: 'sso.stale' });
});

test('a teacher signs in as a teacher, by a mail address that the provider has verified', async () => {
  const school = await open('email');
  const qiao = await school.person({ username: 'qiao', role: 'teacher', mail: 'Qiao@school.example' });
  provider.person = { sub: '43', email: 'qiao@school.example', email_verified: true };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ id: qiao.id, role: ['teacher'] });
});

test('a mail address that is not verified, or that two people have, identifies nobody', async () => {
  const school = await open('email');
  await school.person({ username: 'qiao', mail: 'qiao@school.example' });
  provider.person = { sub: '44', email: 'qiao@school.example', email_verified: false };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ reason: 'sso.unverified' });
  await school.person({ username: 'qiao2', mail: 'QIAO@school.example' });
  provider.person = { sub: '44', email: 'qiao@school.example', email_verified: true };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ reason: 'sso.unknown' });
});

test('a code of the provider cannot be used for a second sign-in', async () => {
  const school = await open('preferred_username');
  await school.person({ username: 'mei', password: null });
  provider.person = { sub: '45', preferred_username: 'mei' };
  const browser = openSsoBrowser(school);
  const { back } = await signOn(browser);
  const again = new URL((await browser.go('/api/sso/start')).to).searchParams.get('state') ?? '';
  await browser.go(back.replace(/state=[^&]+/, `state=${again}`));
  expect((await browser.signOn()).body).toMatchObject({ reason: 'sso.stale' });
});

test.each([true, 'true'])('a mail address verified with %o is accepted', async (verified) => {
  const school = await open('email');
  const qiao = await school.person({ username: 'qiao', mail: 'qiao@school.example' });
  provider.person = { sub: `proved ${typeof verified}`, email: 'qiao@school.example', email_verified: verified };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ id: qiao.id });
});

test.each([
  [{ email_verified: 'false' }, 'sso.unverified', 'unverified'],
  [{}, 'sso.unverified', 'unverified'],
  [{ email: 7, email_verified: true }, 'sso.unknown', 'unnamed'],
  [{ email: 'nobody@school.example', email_verified: true }, 'sso.unknown', 'unknown'],
])('the claims %o are refused with a message and a log entry', async (claims, reason, why) => {
  const warned: object[] = [];
  const school = await open('email', (fields) => void warned.push(fields));
  await school.person({ username: 'qiao', mail: 'qiao@school.example' });
  provider.person = { sub: `failing ${why}`, email: 'qiao@school.example', ...claims };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ reason });
  expect(warned).toContainEqual({ why, code: 'email' });
});

test('a person whom the provider has identified before stays the same, whatever names it sends later', async () => {
  const school = await open('preferred_username');
  const lin = await school.person({ username: 'lin', password: null });
  provider.person = { sub: 'first', preferred_username: 'lin' };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ id: lin.id });

  const second = await school.person({ username: 'xu', password: null });
  provider.person = { sub: 'first', preferred_username: 'xu' };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ id: lin.id });
  provider.person = { sub: 'second', preferred_username: 'lin' };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ reason: 'sso.unknown' });
  provider.person = { sub: 'second', preferred_username: 'xu' };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ id: second.id });
});

test('a mail address that nothing is said about counts only where the school accepts it, an unverified one never', async () => {
  const school = await open('email');
  const lin = await school.person({ username: 'lin', mail: 'lin@school.example', password: null });
  await school.person({ username: 'mei', mail: 'mei@school.example' });
  const unstated = { sub: 'unstated', email: 'lin@school.example' };
  provider.person = unstated;
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ reason: 'sso.unverified' });
  const setting = { edition: 1, createsPeople: false, acceptsUnstatedMail: true, rules: [] };
  await school.tx((_tx, { settings }) => settings.save(signOnSetting, setting));
  provider.person = { ...unstated, email_verified: false };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ reason: 'sso.unverified' });
  provider.person = unstated;
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ id: lin.id });
  provider.person = { sub: 'of mei', email: 'mei@school.example' };
  expect((await signOn(openSsoBrowser(school))).signed.body).toMatchObject({ reason: 'sso.uninvited' });
});

test('the test of an administrator shows the claims to them alone, and signs nobody in', async () => {
  const school = await open('preferred_username');
  const permissions = ['school', 'school_settings'] as const;
  const [head, other] = [
    await school.signIn(await school.person({ role: 'staff', permissions })),
    await school.signIn(await school.person({ role: 'staff', permissions })),
  ];
  const browser = openSsoBrowser(school);
  const { body } = await browser.post('sso/startTest', newRequestId(), head.token);
  const groups = ['students', 'Class 7'];
  provider.person = { sub: 'tried', preferred_username: 'zhou', groups, realm_access: { roles: ['learner'] } };
  const back = await browser.go(await provider.signIn(String(body['url'])));
  expect(back.to).toBe('/school/settings#sign-on-test');
  expect(browser.cookie('sso_test')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/sso' });
  expect((await browser.signOn()).body).toMatchObject({ reason: 'sso.stale' });
  const read = (token: string) => browser.go('/api/sso/testResult', token);
  const { result } = (await read(head.token)).body as { result: { failed: null; claims: object[] } };
  expect(result.failed).toBeNull();
  expect(result.claims).toContainEqual({ name: 'groups', values: groups });
  expect(result.claims).toContainEqual({ name: 'realm_access.roles', values: ['learner'] });
  expect(JSON.stringify(result)).not.toMatch(/nonce|at_hash/);
  expect((await read(other.token)).body).toMatchObject({ result: null });
  const rows = await school.db.rows(sql`select id from person where sso_subject = 'tried'`, { id: z.int() });
  expect(rows).toEqual([]);
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await browser.post('sso/startTest', newRequestId(), teacher.token)).status).toBe(403);
});
