import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClient, openTestIdentity, openForgingProvider, type ForgingProvider } from '@inkstone/identity/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { checkCookie } from '../contract.ts';
import { getSsoConfig, signInWithSso, startSso } from '../contract/sso.ts';
import { aBrowser, openSsoBrowser, type SsoBrowser } from '../testing.ts';

let school: TestSchool;
let provider: ForgingProvider;
const warned: object[] = [];
beforeAll(async () => {
  provider = await openForgingProvider(() => school.clock.now());
  const identity = openTestIdentity({ issuer: provider.issuer, warn: (fields) => void warned.push(fields) });
  // The library that exchanges the code reads the machine's clock.
  school = await openSchool({ now: new Date().toISOString(), identity });
  await school.person({ username: 'linxiaohe', password: null });
  await school.person({ username: 'xuming' });
});
afterAll(async () => {
  await school.close();
  await provider.close();
});
beforeEach(() => {
  school.clock.set(new Date().toISOString());
  Object.assign(provider, { claims: { preferred_username: 'linxiaohe' }, signature: 'well' });
});

/** Begins at the provider; gives what it was asked there. */
const begin = async (browser: SsoBrowser, query = ''): Promise<URLSearchParams> =>
  new URL((await browser.go(`/api/sso/start${query}`)).to).searchParams;

const backWith = (state: string | null, code = 'a code'): string =>
  `/api/sso/callback?${new URLSearchParams({ code, state: state ?? '' }).toString()}`;

/** A complete sign-in with the provider's response; returns the login's response. */
const signOn = async (browser: SsoBrowser, query = '') => {
  const requested = await begin(browser, query);
  const { claims } = provider;
  provider.claims = { nonce: requested.get('nonce') ?? '', ...claims };
  const { to } = await browser.go(backWith(requested.get('state')));
  provider.claims = claims;
  return { ...(await browser.signOn()), to };
};

const now = (): number => Math.floor(school.clock.now().getTime() / 1000);

test('a person identified by the provider is signed in, in one way only', async () => {
  const browser = openSsoBrowser(school);
  const { to, status, body } = await signOn(browser);
  expect([to, status]).toEqual(['/login?sso=1', 200]);
  expect(body).toMatchObject({ name: 'Person linxiaohe', role: ['student'], ua_token: expect.any(String) });
  expect(await browser.signOn()).toMatchObject({ status: 409, body: { reason: 'sso.stale' } });
});

test.each([
  ['another state', 'sso.stale', async (browser: SsoBrowser) => (await begin(browser), backWith('of nobody'))],
  ['no state', 'sso.stale', async (browser: SsoBrowser) => (await begin(browser), '/api/sso/callback?code=a')],
  [
    'no sign-in started in this browser',
    'sso.stale',
    async () => backWith((await begin(openSsoBrowser(school))).get('state')),
  ],
  [
    'a refusal of the provider',
    'sso.denied',
    async (browser: SsoBrowser) => `/api/sso/callback?error=access_denied&state=${(await begin(browser)).get('state')}`,
  ],
])('a callback with %s signs nobody in', async (_what, reason, wayBack) => {
  const browser = openSsoBrowser(school);
  const { to } = await browser.go(await wayBack(browser));
  expect(to).toBe('/login?sso=1');
  expect(await browser.signOn()).toMatchObject({ status: 409, body: { success: 0, reason } });
});

test.each([
  ['another nonce', () => ({ nonce: 'of another browser' }), 'well'],
  ['an expiry in the past', () => ({ iat: now() - 4000, exp: now() - 400 }), 'well'],
  ['another audience', () => ({ aud: 'another client' }), 'well'],
  ['another issuer', () => ({ iss: 'https://id.evil.example' }), 'well'],
  ['the signature of another key', () => ({}), 'otherKey'],
  ['no signature', () => ({}), 'not'],
] as const)('a token with %s signs nobody in, neither by a code nor directly', async (_what, claims, signature) => {
  Object.assign(provider, { claims: { preferred_username: 'linxiaohe', ...claims() }, signature });
  expect((await signOn(openSsoBrowser(school))).body).toMatchObject({ success: 0, reason: 'sso.token' });
  const token = await provider.token(claims());
  expect((await openSsoBrowser(school).signOn(token)).body).toMatchObject({ success: 0, reason: 'sso.token' });
});

test.each(['not a token', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', 'x'.repeat(16_000)])(
  'a text that is no token (%#) signs nobody in',
  async (token) => {
    expect(await openSsoBrowser(school).signOn(token)).toMatchObject({ status: 409, body: { reason: 'sso.token' } });
  },
);

test('a repeated callback, and a code used in another sign-in, sign nobody in', async () => {
  const browser = openSsoBrowser(school);
  const requested = await begin(browser);
  const trip = String(browser.cookie('sso_trip')?.['value']);
  provider.claims = { ...provider.claims, nonce: requested.get('nonce') ?? '' };
  await browser.go(backWith(requested.get('state')));
  expect((await browser.signOn()).status).toBe(200);

  const thief = openSsoBrowser(school);
  thief.take('sso_trip', trip);
  await thief.go(backWith(requested.get('state')));
  expect((await thief.signOn()).body).toMatchObject({ reason: 'sso.stale' });
});

test('a completed sign-in can be used once within two minutes, and a started one within ten', async () => {
  const browser = openSsoBrowser(school);
  const requested = await begin(browser);
  provider.claims = { ...provider.claims, nonce: requested.get('nonce') ?? '' };
  await browser.go(backWith(requested.get('state')));
  const thief = openSsoBrowser(school);
  thief.take('sso_ticket', String(browser.cookie('sso_ticket')?.['value']));
  expect((await browser.signOn()).status).toBe(200);
  expect((await thief.signOn()).body).toMatchObject({ reason: 'sso.stale' });

  const late = openSsoBrowser(school);
  const begun = await begin(late);
  school.clock.pass({ minutes: 11 });
  await late.go(backWith(begun.get('state')));
  expect((await late.signOn()).body).toMatchObject({ reason: 'sso.stale' });
});

test('a token of the provider signs in once, within ten minutes', async () => {
  const token = await provider.token();
  expect((await openSsoBrowser(school).signOn(token)).status).toBe(200);
  expect((await openSsoBrowser(school).signOn(token)).body).toMatchObject({ reason: 'sso.stale' });
  const old = await provider.token({ iat: now(), exp: now() + 86_400 });
  school.clock.pass({ minutes: 11 });
  expect((await openSsoBrowser(school).signOn(old)).body).toMatchObject({ reason: 'sso.token' });
});

test('a token can be used once in any encoding of its signature', async () => {
  const token = await provider.token({ jti: 'spelled' });
  expect((await openSsoBrowser(school).signOn(token)).status).toBe(200);
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const spare = signs[signs.indexOf(token.slice(-1)) ^ 1] ?? '';
  for (const spelling of [token.slice(0, -1) + spare, `${token} `, `${token.slice(0, -9)}\n${token.slice(-9)}`])
    expect((await openSsoBrowser(school).signOn(spelling)).body).toMatchObject({ reason: 'sso.stale' });
});

test('a token for the sign-in of another browser does not sign in directly', async () => {
  const token = await provider.token({ nonce: 'of another browser' });
  expect((await openSsoBrowser(school).signOn(token)).body).toMatchObject({ reason: 'sso.token' });
});

test('an unknown person and a disabled one get a message, and no account is created', async () => {
  await school.person({ username: 'gone' });
  await school.db.run(sql`update person set left_at = now() where username = 'gone'`);
  const count = async () => (await school.db.rows(sql`select count(*) from person`))[0] as object;
  const before = await count();
  for (const [preferred_username, reason, words] of [
    ['stranger', 'sso.unknown', 'no account'],
    ['gone', 'sso.left', 'not in use'],
    ['', 'sso.unknown', 'no account'],
    [undefined, 'sso.unknown', 'no account'],
  ] as const) {
    provider.claims = { preferred_username };
    const { body } = await signOn(openSsoBrowser(school));
    expect(body).toMatchObject({ success: 0, reason, message: expect.stringContaining(words) });
  }
  expect(await count()).toEqual(before);
});

test('a person who is disabled between the provider and the callback is not signed in', async () => {
  const person = await school.person({ username: 'leaving', password: null });
  provider.claims = { preferred_username: 'leaving' };
  const browser = openSsoBrowser(school);
  const requested = await begin(browser);
  provider.claims['nonce'] = requested.get('nonce') ?? '';
  await browser.go(backWith(requested.get('state')));
  await school.db.run(sql`update person set left_at = now() where id = ${person.id}`);
  expect((await browser.signOn()).body).toMatchObject({ reason: 'sso.left' });
});

test('signing in on another browser ends the earlier session, as with a password', async () => {
  const first = await signOn(openSsoBrowser(school));
  await signOn(openSsoBrowser(school));
  const { body } = await aBrowser(school).call('common/cookie', undefined, String(first.body['token']));
  expect(body).toMatchObject({ success: -1, reason: 'session.elsewhere' });
});

test('if another person has to sign in, the provider asks who it is', async () => {
  expect((await begin(openSsoBrowser(school), '?fresh=1')).get('prompt')).toBe('login');
  expect((await begin(openSsoBrowser(school))).get('prompt')).toBeNull();
});

test('on a shared device the provider asks who it is, and the session lasts twelve hours', async () => {
  const browser = openSsoBrowser(school);
  expect((await begin(browser, '?shared=1')).get('prompt')).toBe('login');
  const { body } = await signOn(browser, '?shared=1');
  school.clock.pass({ hours: 12 });
  const requested = await aBrowser(school).call('common/cookie', undefined, String(body['token']));
  expect(requested.body).toMatchObject({ success: -1 });
});

test('after signing in the person returns to the page they came from, unless it was another person’s', async () => {
  const { body } = await signOn(openSsoBrowser(school));
  const own = String(body['id']);
  const getTo = async (query: string) => (await signOn(openSsoBrowser(school), query)).to;
  expect(await getTo(`?next=/stu/work/detail%3Fid%3D7&of=${own}`)).toBe(
    '/login?sso=1&next=%2Fstu%2Fwork%2Fdetail%3Fid%3D7',
  );
  expect(await getTo('?next=/stu/test&of=987654')).toBe('/login?sso=1');
  expect(await getTo('?next=//evil.example/stu')).toBe('/login?sso=1');
  expect(await getTo('?next=https://evil.example')).toBe('/login?sso=1');
  expect(await getTo('?again=1')).toBe('/login?sso=again');
});

test('the cookies of the sign-in are not readable by scripts, and are sent from another site where needed', async () => {
  const browser = openSsoBrowser(school);
  await begin(browser);
  expect(browser.cookie('sso_trip')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/sso', maxAge: 600 });
  expect(String(browser.cookie('sso_trip')?.['value'])).not.toContain('linxiaohe');
  await browser.go(backWith('of nobody'));
  expect(browser.cookie('sso_trip')).toBeUndefined();
  expect(browser.cookie('sso_ticket')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/sso' });
});

test('a person who signed in through the provider is told that account and password are managed there', async () => {
  const { body } = await signOn(openSsoBrowser(school));
  const config = await aBrowser(school).call('sso/config', undefined, String(body['token']));
  expect(config.body).toEqual({
    success: 1,
    on: true,
    name: 'Campus ID',
    accountUrl: 'https://id.example/account',
    passwordUrl: 'https://id.example/password',
    mine: true,
  });
  const second = await school.signIn(await school.person());
  expect(await second.ask(getSsoConfig, {})).toMatchObject({ on: true, mine: false });
  expect((await second.ask(checkCookie, {})).same).toBe(true);
});

test('an address may send 6000 callbacks a minute', async () => {
  school.clock.pass({ minutes: 5 });
  await school.db.run(sql`insert into rate_counter (key, window_at, count)
     values ('provider address 127.0.0.1', date_trunc('minute', ${school.clock.now()}::timestamptz), 6000)
     on conflict (key, window_at) do update set count = 6000`);
  expect(await school.nobody.failed(signInWithSso, {})).toMatchObject({ kind: 'tooMany' });
  expect((await openSsoBrowser(school).go(backWith('any'))).status).toBe(429);
});

test('a provider that fails during the callback leads to the login with a message, and other sign-ins work', async () => {
  const browser = openSsoBrowser(school);
  const requested = await begin(browser);
  provider.breakDown();
  await browser.go(backWith(requested.get('state')));
  expect((await browser.signOn()).body).toMatchObject({
    reason: 'sso.down',
    message: expect.stringContaining('sign in with your user name and password'),
  });
  expect((await aBrowser(school).logIn('frontend', 'xuming')).role).toEqual(['student']);
});

test('warnings contain the reason and no token, code or name', () => {
  const text = JSON.stringify(warned);
  expect(text).toContain('"why":"token"');
  expect(text).not.toMatch(/eyJ|linxiaohe|a code|an access token/);
  expect(text).not.toContain(testClient.secret);
});

test('a school without a provider says so, and an unreachable provider leads back to the login', async () => {
  const plain = await openSchool();
  expect(await plain.nobody.ask(getSsoConfig, {})).toEqual({
    success: 1,
    on: false,
    name: '',
    accountUrl: null,
    passwordUrl: null,
    mine: false,
  });
  expect(await plain.nobody.refused(startSso, {})).toBe('sso.off');
  expect(await plain.nobody.refused(signInWithSso, { token: 'any' })).toBe('sso.off');
  await plain.close();

  const away = await openSchool({ identity: openTestIdentity({ issuer: 'http://127.0.0.1:9' }) });
  const browser = openSsoBrowser(away);
  expect(await browser.go('/api/sso/start?next=/stu/test')).toMatchObject({
    status: 303,
    to: '/login?sso=1&next=%2Fstu%2Ftest',
  });
  expect((await browser.signOn()).body).toMatchObject({ reason: 'sso.down' });
  expect((await browser.signOn('any.other.token')).body).toMatchObject({ reason: 'sso.down' });
  await away.close();
});
