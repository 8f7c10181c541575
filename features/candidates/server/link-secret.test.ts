import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { checkCookie } from '@inkstone/session/contract';
import * as z from 'zod';
import { getCandidateGuide, signInCandidate } from '../contract.ts';
import { aCandidate, createLinkToken, publishCandidateTest } from '../testing.ts';

let school: TestSchool;
let recruiter: TestBrowser;
let token: string;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  recruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Gu Lan' }));
  const { id } = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, id);
  token = await createLinkToken(recruiter, id);
});
afterAll(() => school.close());

const { path: guidePath } = getCandidateGuide;
const { path: testPath } = signInCandidate;
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  school.server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { 'accept-language': 'en', ...headers },
  });

test('the secret of a link is sent by POST in the body only, both to read the link and to exchange it for a session', async () => {
  const guide = (await post(guidePath, { token })).json<{ success: number; personId: number; name: string }>();
  const entered = (await post(testPath, { token, language: 'en' })).json<{ user: { id: number; token: string } }>();

  expect(guide).toMatchObject({ success: 1, name: 'Ye Qing' });
  expect(guide.personId).toBe(entered.user.id);
  const mine = await school.server.app.inject({
    url: `/api/${checkCookie.path}`,
    headers: { authorization: `Bearer ${entered.user.token}` },
  });
  expect(mine.statusCode).toBe(200);
});

test('a secret in the URL of a POST is ignored', async () => {
  const inAddress = await post(`${testPath}?token=${token}`, {});
  expect(inAddress.statusCode).toBe(400);
});

test('a GET request with the token in its URL is still answered', async () => {
  for (const path of [guidePath, testPath]) {
    const answered = await school.server.app.inject({ url: `/api/${path}?token=${token}` });
    expect(answered.json()).toMatchObject({ success: 1 });
  }
});

test('a link also works on another device until it expires', async () => {
  const enterFrom = async (uaToken: string) => {
    const answered = await post(testPath, { token }, { cookie: `ua_token=${uaToken}` });
    return answered.json<{ success: number; user: { ua_token: string } }>();
  };
  const [first, second] = [await enterFrom('a'.repeat(43)), await enterFrom('b'.repeat(43))];

  expect([first.success, second.success]).toEqual([1, 1]);
  expect(first.user.ua_token).not.toBe(second.user.ua_token);
});

test('a body larger than any link is refused', async () => {
  for (const path of [guidePath, testPath]) {
    const answered = await post(path, { token, more: 'x'.repeat(17 * 1024) });
    expect(answered.statusCode).toBe(413);
  }
});

test('guesses are rate-limited by one counter for all requests', async () => {
  const wrong = { token: 'g'.repeat(43) };
  const counted = async (like: string) => {
    const rows = await school.db.rows(
      sql`select coalesce(sum(count), 0)::int as sum from rate_counter where key like ${like}`,
      { sum: z.number() },
    );
    return rows[0]?.sum ?? 0;
  };
  const [links, signIns] = [await counted('link %'), await counted('sign-in %')];
  expect((await post(guidePath, wrong)).json()).toMatchObject({ success: 0 });
  expect((await post(testPath, wrong)).json()).toMatchObject({ success: 0 });

  expect((await counted('link %')) - links).toBe(2);
  expect((await counted('sign-in %')) - signIns).toBe(0);
});
