import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveChallenge } from '@inkstone/call/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { aBrowser } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const password = 'inkstone';
const address = '203.0.113.7';

interface SignInRequest {
  username: string;
  typed?: string;
  proof?: string;
  cookies?: Record<string, string>;
}

/** A sign-in of a browser at the flooded address. */
const signIn = async ({ username, typed = password, proof, cookies = {} }: SignInRequest) => {
  const response = await school.server.app.inject({
    ...{
      method: 'POST',
      url: '/api/frontend/login',
      payload: { username, password: typed },
      remoteAddress: address,
      cookies,
    },
    headers: proof === undefined ? {} : { 'x-proof': proof },
  });
  const challenge = response.headers['x-challenge'];
  return {
    status: response.statusCode,
    challenge: typeof challenge === 'string' ? challenge : null,
    body: response.json<{ id?: number; code?: string }>(),
  };
};

const solve = async (challenge: string | null): Promise<string> => (await solveChallenge(challenge ?? '')) ?? '';

/** Failed sign-ins of unknown browsers of the address in this minute, in the database that all processes share. */
const flood = () =>
  school.db.run(sql`
    insert into rate_counter (key, window_at, count)
    values (${`sign-in address ${address}`}, date_trunc('minute', ${school.clock.now()}::timestamptz), 1000000)
    on conflict (key, window_at) do update set count = excluded.count`);

describe('an address flooded with wrong sign-ins', () => {
  test('accepts an unknown browser with a proof of work', async () => {
    const { id, username } = await school.person();
    await flood();
    const refused = await signIn({ username });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany' } });
    const proof = await solve(refused.challenge);
    expect(await signIn({ username, proof })).toMatchObject({ status: 200, body: { id } });
    school.clock.pass({ minutes: 1 });
  });

  test('accepts one attempt per proof, and discloses no password', async () => {
    const { username } = await school.person();
    await flood();
    const proof = await solve((await signIn({ username })).challenge);
    expect(await signIn({ username, typed: 'not it', proof })).toMatchObject({ status: 401, challenge: null });
    expect(await signIn({ username, proof })).toMatchObject({ status: 429 });
    expect(await signIn({ username, proof: 'made up' })).toMatchObject({ status: 429 });
    school.clock.pass({ minutes: 1 });
  });

  test('slows attempts with a proof like all others of the account', async () => {
    const { username } = await school.person();
    for (let tries = 0; tries < 10; tries++) await signIn({ username, typed: 'not it' });
    await flood();
    school.clock.pauses.length = 0;
    for (let tries = 0; tries < 2; tries++) {
      const proof = await solve((await signIn({ username })).challenge);
      expect(await signIn({ username, typed: 'not it', proof })).toMatchObject({ status: 401 });
    }
    expect(school.clock.pauses).toEqual([1000, 2000]);
    school.clock.pass({ minutes: 1 });
  });

  test('gives a known browser that floods no challenge: it has a limit of its own', async () => {
    const { username } = await school.person();
    const browser = aBrowser(school);
    await browser.logIn('frontend', username);
    const cookies = { ua_token: browser.uaToken };
    let last = await signIn({ username: 'nobody-0', typed: 'not it', cookies });
    for (let tries = 1; tries <= 120 && last.status === 401; tries++)
      last = await signIn({ username: `nobody-${tries}`, typed: 'not it', cookies });
    expect(last).toMatchObject({ status: 429, challenge: null });
    school.clock.pass({ minutes: 1 });
  });
});
