import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { solveChallenge } from '@inkstone/call/testing';
import { openForgingProvider, openTestIdentity, type ForgingProvider } from '@inkstone/identity/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { openSsoBrowser, type SsoBrowser } from '../testing.ts';

let school: TestSchool;
let provider: ForgingProvider;
beforeAll(async () => {
  provider = await openForgingProvider(() => school.clock.now());
  const identity = openTestIdentity({ issuer: provider.issuer });
  school = await openSchool({ now: new Date().toISOString(), identity });
  await school.person({ username: 'linxiaohe', password: null });
});
afterAll(async () => {
  await school.close();
  await provider.close();
});
beforeEach(async () => {
  school.clock.set(new Date().toISOString());
  await school.db.run(sql`delete from rate_counter`);
});

/** Returns from the provider of this network's unknown browsers, in a minute before this one. */
const flood = (minutesAgo = 0, count = 1_000_000) =>
  school.db.run(sql`
    insert into rate_counter (key, window_at, count)
    values ('provider address 127.0.0.1',
            date_trunc('minute', ${school.clock.now()}::timestamptz) - make_interval(mins => ${minutesAgo}), ${count})
    on conflict (key, window_at) do update set count = excluded.count`);

/** The login page's request for the provider, which proves work where it is asked to. */
const openLogin = async (browser: SsoBrowser): Promise<'asked' | 'free'> => {
  const send = (headers: Record<string, string>) => school.server.app.inject({ url: '/api/sso/config', headers });
  const first = await send({});
  if (first.statusCode === 200) return 'free';
  expect(first.statusCode).toBe(429);
  const proof = (await solveChallenge(String(first.headers['x-challenge']))) ?? '';
  const second = await send({ 'x-proof': proof });
  expect(second.statusCode).toBe(200);
  const pass = second.cookies.find(({ name }) => name === 'sso_work');
  expect(pass).toMatchObject({ path: '/api/sso', httpOnly: true, sameSite: 'Strict' });
  browser.take('sso_work', pass?.value ?? '');
  return 'asked';
};

/** Goes to the provider and comes back; gives the return's address besides its response. */
const signInBySso = async (browser: SsoBrowser) => {
  const requested = new URL((await browser.go('/api/sso/start')).to).searchParams;
  provider.claims = { preferred_username: 'linxiaohe', nonce: requested.get('nonce') ?? '' };
  const back = `/api/sso/callback?${new URLSearchParams({ code: 'a code', state: requested.get('state') ?? '' }).toString()}`;
  return { back, ...(await browser.go(back)) };
};

test('an unknown browser of a flooded network proves its work on the login page and comes back from the provider', async () => {
  await flood();
  const browser = openSsoBrowser(school);
  expect(await openLogin(browser)).toBe('asked');
  expect(await signInBySso(browser)).toMatchObject({ status: 303, to: '/login?sso=1' });
});

test('without the work the return is refused, and so is a made-up proof of it', async () => {
  await flood();
  const browser = openSsoBrowser(school);
  expect((await signInBySso(browser)).status).toBe(429);
  browser.take('sso_work', 'made up');
  expect((await signInBySso(browser)).status).toBe(429);
});

test('one proof serves one return, whatever begins with it', async () => {
  await flood();
  const browser = openSsoBrowser(school);
  await openLogin(browser);
  const neighbour = openSsoBrowser(school);
  neighbour.take('sso_work', String(browser.cookie('sso_work')?.['value']));
  const { back, status } = await signInBySso(browser);
  expect(status).toBe(303);
  expect(browser.cookie('sso_work')).toBeUndefined();
  expect((await browser.go(back)).status).toBe(429);
  expect((await signInBySso(neighbour)).status).toBe(429);
});

test('the work counts for the state that it began with alone', async () => {
  await flood();
  const browser = openSsoBrowser(school);
  await openLogin(browser);
  await browser.go('/api/sso/start');
  expect((await browser.go('/api/sso/callback?code=a&state=another')).status).toBe(429);
});

test.each([
  ['more returns than its limit in this minute', 0, 6001, 'asked'],
  ['more in the minute before', 1, 6001, 'asked'],
  ['no more', 0, 6000, 'free'],
  ['a flood of earlier', 2, 1_000_000, 'free'],
] as const)(
  'of a network with %s (%d minutes ago, %d returns) the login page is %s',
  async (_, minutesAgo, count, expected) => {
    await flood(minutesAgo, count);
    expect(await openLogin(openSsoBrowser(school))).toBe(expected);
  },
);
