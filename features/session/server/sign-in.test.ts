import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { signInBackend, checkCookie, signInFrontend } from '../contract.ts';
import { aBrowser } from '../testing.ts';
import { isBrowserToken } from './browser-token.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const password = 'inkstone';

test('a student signs in with the name in any case and gets the complete profile', async () => {
  const student = await school.person({ username: 'LinXiaohe', name: 'Lin Xiaohe', nameZh: '林晓禾', language: 'zh' });
  const { body } = await aBrowser(school).call('frontend/login', { username: 'linxiaoHE', password });
  expect(body).toEqual({
    success: 1,
    id: student.id,
    name: '林晓禾',
    role: ['student'],
    all_role: [{ role: 'student', desc: '学生' }],
    permission: [],
    language: 2,
    timeZone: 'Asia/Shanghai',
    isTimeZoneChosen: false,
    schoolTimeZone: 'Asia/Shanghai',
    isTextbookTutorial: 1,
    token: expect.stringMatching(/^[\w-]{43}$/),
    ua_token: expect.stringMatching(/^[\w-]{43}$/),
    deviceKey: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test.each(['ｙｕｅｒａｎ', 'YUERAN', 'yue\u200bran', 'yue\u00adran', ' yueran\u3000'])(
  'the user name %j signs in as yueran',
  async (username) => {
    const known = await school.db.rows(sql`select id from person where username = 'yueran'`);
    if (known.length === 0) await school.person({ username: 'yueran' });
    expect((await aBrowser(school).logIn('frontend', username)).role).toEqual(['student']);
  },
);

test('any kind of hyphen and a right apostrophe are accepted, and an account with exactly that name takes precedence', async () => {
  await school.person({ username: "o'neill-smith", name: 'Plain' });
  expect((await aBrowser(school).logIn('frontend', 'O’Neill‑Smith')).name).toBe('Plain');
  await school.person({ username: 'o’neill‑smith', name: 'Exact' });
  expect((await aBrowser(school).logIn('frontend', 'O’Neill‑Smith')).name).toBe('Exact');
  expect((await aBrowser(school).logIn('frontend', "o'neill-smith")).name).toBe('Plain');
});

test('a name with other characters is another account: ½ and accents count', async () => {
  await school.person({ username: 'team11/2' });
  await school.person({ username: 'rene' });
  for (const username of ['team1½', 'rené'])
    expect(await school.nobody.refused(signInFrontend, { username, password })).toBe('login.wrong');
});

test('a teacher with two roles has the current one first', async () => {
  await school.person({ username: 'dou', role: 'guide', roles: ['teacher', 'guide'] });
  const user = await aBrowser(school).logIn('backend', 'dou');
  expect(user.role).toEqual(['guide', 'teacher']);
  expect(user.namedRoles).toEqual([
    { role: 'guide', label: 'Guide' },
    { role: 'teacher', label: 'Teacher' },
  ]);
});

test('a language selected before signing in becomes the person’s; without one the person keeps theirs', async () => {
  const { username } = await school.person({ name: 'Lin Xiaohe', nameZh: '林晓禾', language: 'en' });
  const signIn = async (choice: object) =>
    (await aBrowser(school).call('frontend/login', { username, password, ...choice })).body;
  expect(await signIn({})).toMatchObject({ language: 1, name: 'Lin Xiaohe' });
  expect(await signIn({ language: 2 })).toMatchObject({ language: 2, name: '林晓禾', all_role: [{ desc: '学生' }] });
  expect(await signIn({})).toMatchObject({ language: 2, name: '林晓禾' });
});

test('a wrong password, a wrong name and a disabled person get the same response', async () => {
  const known = await school.person();
  const wrong = await school.nobody.failed(signInFrontend, { username: known.username, password: 'not it' });
  const unknown = await school.nobody.failed(signInFrontend, { username: 'nobody-here', password });
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({ kind: 'refused', code: 'login.wrong', message: 'Wrong username or password.' });
});

test('an account that was merged names the other one, only after the right password', async () => {
  const present = await school.person();
  const merged = await school.person();
  await school.db.run(sql`
    update person set left_at = ${school.clock.now()}, merged_into_id = ${present.id} where id = ${merged.id}`);
  const right = { username: merged.username, password };
  const told = await school.nobody.failed(signInFrontend, right);
  expect(told).toMatchObject({ code: 'login.merged' });
  expect(told.message).toContain(present.username);
  expect(await school.nobody.refused(signInFrontend, { ...right, password: 'not it' })).toBe('login.wrong');
});

test('the other login is named only after the right password', async () => {
  const teacher = await school.person({ role: 'teacher' });
  const right = { username: teacher.username, password };
  expect(await school.nobody.refused(signInFrontend, right)).toBe('login.otherFamily');
  expect(await school.nobody.refused(signInFrontend, { ...right, password: 'not it' })).toBe('login.wrong');
});

test('a person with roles of both logins may use either, and a role of that login becomes current', async () => {
  const both = await school.person({ roles: ['student', 'teacher'] });
  const browser = aBrowser(school);
  expect((await browser.logIn('backend', both.username)).role).toEqual(['teacher', 'student']);
  expect((await browser.logIn('frontend', both.username)).role).toEqual(['student', 'teacher']);
});

/** A wrong password from an address; the answer's code. */
const guess = async (username: string, remoteAddress: string, cookies: Record<string, string> = {}) => {
  const payload = { username, password: 'not it' };
  const url = '/api/frontend/login';
  const answered = await school.server.app.inject({ method: 'POST', url, payload, remoteAddress, cookies });
  return answered.json<{ code: string }>().code;
};

/** As many failed sign-ins of unknown browsers as this, in this minute. */
const fillAddress = (count: number) =>
  school.db.run(sql`insert into rate_counter (key, window_at, count)
     values ('sign-in address 127.0.0.1', date_trunc('minute', ${school.clock.now()}::timestamptz), ${count})
     on conflict (key, window_at) do update set count = excluded.count`);

test('ten wrong passwords from one address slow further ones there, and never refuse the right one', async () => {
  school.clock.set('2026-03-02T09:00:00Z');
  const { username } = await school.person();
  school.clock.pauses.length = 0;
  for (let tries = 0; tries < 10; tries++) expect(await guess(username, '127.0.0.1')).toBe('login.wrong');
  expect(school.clock.pauses).toEqual([]);

  for (let tries = 0; tries < 6; tries++) expect(await guess(username, '127.0.0.1')).toBe('login.wrong');
  expect(school.clock.pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  await school.nobody.send(signInFrontend, { username: username.toUpperCase(), password });
  expect(school.clock.pauses).toHaveLength(7);

  school.clock.pass({ minutes: 15 });
  await school.nobody.send(signInFrontend, { username, password });
  expect(school.clock.pauses).toHaveLength(7);
});

test('guesses from elsewhere do not slow the owner at their own address or in a known browser', async () => {
  school.clock.set('2026-03-02T09:30:00Z');
  const { username } = await school.person();
  const browser = aBrowser(school);
  await browser.logIn('frontend', username);
  for (let tries = 0; tries < 60; tries++) await guess(username, '203.0.113.7');
  for (let tries = 0; tries < 30; tries++) await guess(username, '127.0.0.1');
  school.clock.pauses.length = 0;

  expect((await browser.logIn('frontend', username)).token).toHaveLength(43);
  expect(school.clock.pauses).toEqual([]);
});

test('a browser that only claims to be known is counted with its address', async () => {
  school.clock.set('2026-03-02T09:50:00Z');
  const { username } = await school.person();
  const invented = (index: number) => ({ ua_token: String(index).padStart(43, 'a') });
  for (let tries = 0; tries < 10; tries++) await guess(username, '203.0.113.7', invented(tries));
  school.clock.pauses.length = 0;

  expect(await guess(username, '203.0.113.7', invented(10))).toBe('login.wrong');
  expect(school.clock.pauses).toEqual([1000]);
});

test('guesses from many addresses are slowed together, except for known browsers', async () => {
  school.clock.set('2026-03-02T10:10:00Z');
  const { username } = await school.person();
  const browser = aBrowser(school);
  await browser.logIn('frontend', username);
  for (let tries = 0; tries < 100; tries++) await guess(username, `203.0.113.${tries}`);
  school.clock.pauses.length = 0;

  expect(await guess(username, '203.0.113.200')).toBe('login.wrong');
  expect(school.clock.pauses).toEqual([5000]);
  await browser.logIn('frontend', username);
  expect(school.clock.pauses).toEqual([5000]);
});

test('a right password is never counted as a wrong one', async () => {
  const student = await school.person();
  const browser = aBrowser(school);
  for (let times = 0; times < 12; times++) {
    expect((await browser.logIn('frontend', student.username)).id).toBe(student.id);
  }
});

test('an address may fail 6000 times a minute, and sign in without a limit: a school of 3,000 can share one', async () => {
  school.clock.set('2026-03-02T10:40:00Z');
  await fillAddress(5999);
  const student = await school.person();
  for (let times = 0; times < 3; times++)
    await school.nobody.send(signInFrontend, { username: student.username, password });
  expect(await guess('nobody-here', '127.0.0.1')).toBe('login.wrong');
  const failure = await school.nobody.failed(signInFrontend, { username: student.username, password });
  expect(failure).toMatchObject({ kind: 'tooMany', retryAfterSeconds: 60 });
  school.clock.pass({ minutes: 1 });
});

test('a flood of sign-ins from an address refuses no known browser there', async () => {
  school.clock.set('2026-03-02T10:50:00Z');
  const [owner, classmate] = [await school.person(), await school.person()];
  const browser = aBrowser(school);
  await browser.logIn('frontend', owner.username);
  await fillAddress(1_000_000);
  expect(await guess('nobody-here', '127.0.0.1')).toBe('request.tooMany');

  expect((await browser.logIn('frontend', owner.username)).id).toBe(owner.id);
  // Also an account that was never signed in there: the next class at the same computer.
  expect((await browser.logIn('frontend', classmate.username)).id).toBe(classmate.id);
  const invented = { ua_token: 'a'.repeat(43) };
  expect(await guess('nobody-here', '127.0.0.1', invented)).toBe('request.tooMany');
  school.clock.pass({ minutes: 1 });
});

test('a browser that floods is refused by its own limit, which affects nobody else', async () => {
  school.clock.set('2026-03-02T10:55:00Z');
  const [flooder, owner] = [aBrowser(school), aBrowser(school)];
  const accounts = [await school.person(), await school.person()];
  await flooder.logIn('frontend', accounts[0]?.username ?? '');
  await owner.logIn('frontend', accounts[1]?.username ?? '');
  const cookies = { ua_token: flooder.uaToken };
  const codes: string[] = [];
  for (let tries = 0; tries < 121; tries++) codes.push(await guess(`nobody-${tries}`, '127.0.0.1', cookies));
  expect(codes.slice(0, 120).every((code) => code === 'login.wrong')).toBe(true);
  expect(codes[120]).toBe('request.tooMany');
  expect((await owner.logIn('frontend', accounts[1]?.username ?? '')).id).toBe(accounts[1]?.id);
  expect((await aBrowser(school).logIn('frontend', accounts[0]?.username ?? '')).id).toBe(accounts[0]?.id);
  school.clock.pass({ minutes: 1 });
});

test('one account can register twenty known browsers a day', async () => {
  school.clock.set('2026-03-03T11:00:00Z');
  const { username } = await school.person();
  const tokens: string[] = [];
  for (let times = 0; times < 21; times++)
    tokens.push((await aBrowser(school).logIn('frontend', username)).browserToken);
  const { secret } = school.services();
  expect(tokens.map((token) => isBrowserToken(secret, token))).toEqual([...Array<true>(20).fill(true), false]);
  school.clock.set('2026-03-02T11:00:00Z');
});

test.each([
  [false, { days: 29, hours: 23 }, { hours: 1 }],
  [true, { hours: 11, minutes: 59 }, { minutes: 1 }],
])('a session on a shared device (%s) expires in time, with the specified message', async (shared, within, rest) => {
  const student = await school.person();
  const browser = aBrowser(school);
  const { token } = await browser.logIn('frontend', student.username, password, shared);
  school.clock.pass(within);
  expect((await browser.call('common/cookie', undefined, token)).status).toBe(200);
  school.clock.pass(rest);
  const { status, body } = await browser.call('common/cookie', undefined, token);
  expect([status, body['success']]).toEqual([401, -1]);
  expect(body['message']).toBe('Your session has ended. Please sign in again.');
});

test('signing in on another browser ends the earlier session and says so there', async () => {
  const student = await school.person({ language: 'en' });
  const first = aBrowser(school);
  const before = await first.logIn('frontend', student.username);
  const second = aBrowser(school);
  const after = await second.logIn('frontend', student.username);
  expect(after.browserToken).not.toBe(before.browserToken);

  const { status, body } = await first.call('common/cookie', undefined, before.token);
  expect([status, body['success'], body['reason']]).toEqual([401, -1, 'session.elsewhere']);
  expect(body['message']).toContain('signed in on another browser');
  expect((await second.call('common/cookie', undefined, after.token)).status).toBe(200);
});

test('signing in again in the same browser replaces its session without a message', async () => {
  const student = await school.person();
  const browser = aBrowser(school);
  const before = await browser.logIn('frontend', student.username);
  const after = await browser.logIn('frontend', student.username);
  expect(after.browserToken).toBe(before.browserToken);
  const { body } = await browser.call('common/cookie', undefined, before.token);
  expect([body['success'], body['reason']]).toEqual([-1, 'session.expired']);
  expect((await browser.call('common/cookie', undefined, after.token)).body).toMatchObject({ same: true });
});

test('an invented browser token is not accepted', async () => {
  const student = await school.person();
  const response = await school.server.app.inject({
    method: 'POST',
    url: '/api/frontend/login',
    cookies: { ua_token: 'mine' },
    payload: { username: student.username, password },
  });
  expect(response.json<{ ua_token: string }>().ua_token).toMatch(/^[\w-]{43}$/);
});

test('the cookie check distinguishes another cookie from the right one', async () => {
  const student = await school.person();
  const { token, browserToken } = await aBrowser(school).logIn('frontend', student.username);
  const second = aBrowser(school);
  const { body } = await second.call('common/cookie', undefined, token);
  expect(body).toMatchObject({ success: 1, same: false, ua_token: browserToken });
});

test('the cookie check requires a session', async () => {
  expect(await school.nobody.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut', code: 'session.none' });
});

test.each([{}, { username: 'x' }, { username: 'x', password: 1 }, { username: 'x'.repeat(65), password }])(
  'credentials %o are refused by the input schema',
  async (input) => {
    expect(await school.nobody.failed(signInBackend, input)).toMatchObject({ kind: 'invalid' });
  },
);

test('the bearer token itself is not in the database', async () => {
  const student = await school.person();
  const { token } = await aBrowser(school).logIn('frontend', student.username);
  const matches = await school.db.rows(
    sql`select 1 from session where encode(token_hash, 'escape') like ${`%${token}%`}`,
  );
  expect(matches).toEqual([]);
});

test('concurrent guesses wait like consecutive ones, and their number is limited', async () => {
  school.clock.set('2026-03-02T11:00:00Z');
  const { username } = await school.person();
  school.clock.pauses.length = 0;
  const codes = await Promise.all(Array.from({ length: 60 }, () => guess(username, '203.0.113.7')));

  // Ten at once, then one after the other while twenty wait; the rest is sent away.
  expect(codes.filter((code) => code === 'login.wrong')).toHaveLength(10 + school.clock.pauses.length);
  expect(codes.filter((code) => code === 'request.tooMany')).toHaveLength(50 - school.clock.pauses.length);
  expect(school.clock.pauses.length).toBeGreaterThanOrEqual(20);
});

test('the right password is never slowed, however often it is sent', async () => {
  const { username } = await school.person();
  for (let times = 0; times < 12; times++) {
    expect((await aBrowser(school).logIn('frontend', username)).role).toEqual(['student']);
  }
});

test("the browser's time zone is stored at sign-in until another one is selected by hand", async () => {
  const { username } = await school.person();
  const logIn = async (timeZone?: string) => {
    const { body } = await aBrowser(school).call('frontend/login', { username, password, timeZone });
    return body as { timeZone: string; isTimeZoneChosen: boolean; token: string };
  };
  expect(await logIn()).toMatchObject({ timeZone: 'Asia/Shanghai', isTimeZoneChosen: false });
  expect(await logIn('Europe/London')).toMatchObject({ timeZone: 'Europe/London', isTimeZoneChosen: false });
  expect(await logIn()).toMatchObject({ timeZone: 'Europe/London' });
  // A zone that is not known here keeps nobody from signing in.
  expect(await logIn('Mars/Olympus')).toMatchObject({ timeZone: 'Europe/London' });
  expect(await logIn('x'.repeat(5000))).toMatchObject({ timeZone: 'Europe/London' });

  const { token } = await logIn('Asia/Tokyo');
  const choose = (change: object) =>
    aBrowser(school).call('frontend/index/language', { language: 1, ...change }, token);
  expect((await choose({ timeZone: 'Mars/Olympus' })).status).toBe(400);
  await choose({ timeZone: 'America/New_York' });
  expect(await logIn('Asia/Tokyo')).toMatchObject({ timeZone: 'America/New_York', isTimeZoneChosen: true });
});

test('changing the language leaves the time zone unchanged', async () => {
  const { username } = await school.person();
  const browser = aBrowser(school);
  const { body } = await browser.call('frontend/login', { username, password, timeZone: 'Europe/London' });
  const changed = await browser.call('frontend/index/language', { language: 2 }, String(body.token));
  expect(changed.body.user).toMatchObject({ language: 2, timeZone: 'Europe/London', isTimeZoneChosen: false });
});
