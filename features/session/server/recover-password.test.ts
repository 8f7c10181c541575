import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { signInFrontend } from '../contract.ts';
import { recoverPassword, sendPasswordCode } from '../contract/password.ts';
import { aBrowser, openSsoBrowser, type SsoBrowser } from '../testing.ts';

let school: TestSchool;
let minute = 0;
beforeAll(async () => {
  school = await openSchool();
});
// Every test has minutes of its own, so that the limits of one do not reach the next.
beforeEach(() => school.clock.set(new Date(Date.UTC(2026, 2, 2, 8, (minute += 60))).toISOString()));
afterAll(() => school.close());

const password = 'new words here';
const mail = 'lin@students.example';

/** The mails to an address, newest first. */
const mailsTo = async (to: string): Promise<{ subject: string; text: string }[]> => {
  const matches = await school.db.rows(
    sql`select data from jobs.job where name = 'mail' and data->>'to' = ${to} order by created_on desc`,
    { data: z.object({ subject: z.string(), text: z.string() }) },
  );
  return matches.map(({ data }) => data);
};

const codeFor = async (username: string, to: string): Promise<string> => {
  await school.nobody.send(sendPasswordCode, { username, family: 'frontend' });
  const [newest] = await mailsTo(to);
  return /\b(\d{8})\b/.exec(newest?.text ?? '')?.[1] ?? '';
};

const codeVia = async (browser: SsoBrowser, username: string, to: string): Promise<string> => {
  await browser.post(sendPasswordCode.path, { username, family: 'frontend' });
  const [newest] = await mailsTo(to);
  return /\b(\d{8})\b/.exec(newest?.text ?? '')?.[1] ?? '';
};

const another = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');

test('a mailed code sets a new password once, and every session ends', async () => {
  const to = 'once@students.example';
  const person = await school.person({ mail: to });
  const browser = aBrowser(school);
  const { token } = await browser.logIn('frontend', person.username);
  const code = await codeFor(person.username, to);
  const change = { username: person.username, family: 'frontend' as const, code, password };
  await school.nobody.send(recoverPassword, change);

  await school.nobody.send(signInFrontend, { username: person.username, password });
  expect((await browser.call('common/cookie', undefined, token)).body['success']).toBe(-1);
  expect(await school.nobody.refused(recoverPassword, change)).toBe('code.wrong');
});

test('the mail is in the language of the account and names the school', async () => {
  const to = 'zh@students.example';
  const person = await school.person({ mail: to, language: 'zh' });
  await codeFor(person.username, to);
  const [newest] = await mailsTo(to);
  expect(newest?.subject).toBe('测试学校：重设密码验证码');
  expect(newest?.text).toContain('十分钟内有效');
});

test('the response is the same for an account, none, one of the other login and one without mail', async () => {
  const withMail = await school.person({ mail });
  const without = await school.person();
  const teacher = await school.person({ role: 'teacher', mail: 'teacher@example.com' });
  const answers = [];
  for (const username of [withMail.username, without.username, teacher.username, 'nobody-here']) {
    answers.push(await school.nobody.send(sendPasswordCode, { username, family: 'frontend' }));
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mailsTo('teacher@example.com')).toEqual([]);
});

test('a code can be requested once a minute, whether the account exists or not', async () => {
  const person = await school.person({ mail });
  for (const username of [person.username, 'nobody-here-either']) {
    await school.nobody.send(sendPasswordCode, { username, family: 'frontend' });
    expect(await school.nobody.failed(sendPasswordCode, { username, family: 'frontend' })).toMatchObject({
      kind: 'tooMany',
    });
  }
  school.clock.pass({ minutes: 1 });
  await school.nobody.send(sendPasswordCode, { username: person.username, family: 'frontend' });
});

test('a code is valid for ten minutes', async () => {
  const to = 'late@students.example';
  const person = await school.person({ mail: to });
  const code = await codeFor(person.username, to);
  school.clock.pass({ minutes: 10, seconds: 1 });
  const change = { username: person.username, family: 'frontend' as const, code, password };
  expect(await school.nobody.refused(recoverPassword, change)).toBe('code.wrong');
});

test('after five wrong attempts the right code is refused', async () => {
  const to = 'five@students.example';
  const person = await school.person({ mail: to });
  const code = await codeFor(person.username, to);
  const change = { username: person.username, family: 'frontend' as const, password };
  for (let tries = 0; tries < 5; tries++) {
    expect(await school.nobody.refused(recoverPassword, { ...change, code: another(code) })).toBe('code.wrong');
  }
  expect(await school.nobody.refused(recoverPassword, { ...change, code })).toBe('code.wrong');
});

test('only the newest code of a browser is valid', async () => {
  const to = 'newest@students.example';
  const { username } = await school.person({ mail: to });
  const browser = openSsoBrowser(school);
  const first = await codeVia(browser, username, to);
  school.clock.pass({ minutes: 1 });
  const second = await codeVia(browser, username, to);
  const change = { username, family: 'frontend' as const, password };
  // The two are equal once in a million runs.
  const previous = first === second ? another(second) : first;
  expect(await browser.post(recoverPassword.path, { ...change, code: previous })).toMatchObject({
    body: { code: 'code.wrong' },
  });
  expect(await browser.post(recoverPassword.path, { ...change, code: second })).toMatchObject({ body: { success: 1 } });
});

test('requesting and guessing codes for another person does not invalidate that person’s code', async () => {
  const to = 'besieged@students.example';
  const { username } = await school.person({ mail: to });
  const [owner, attacker] = [openSsoBrowser(school), openSsoBrowser(school)];
  const code = await codeVia(owner, username, to);
  const change = { username, family: 'frontend' as const, password };
  for (let requested = 0; requested < 3; requested++) {
    school.clock.pass({ minutes: 1 });
    await attacker.post(sendPasswordCode.path, { username, family: 'frontend' });
    for (let tries = 0; tries < 6; tries++)
      for (const browser of [attacker, openSsoBrowser(school)])
        expect((await browser.post(recoverPassword.path, { ...change, code: another(code) })).body['code']).toBe(
          'code.wrong',
        );
  }

  expect(await owner.post(recoverPassword.path, { ...change, code })).toMatchObject({ body: { success: 1 } });
  expect(await attacker.post(recoverPassword.path, { ...change, code })).toMatchObject({
    body: { code: 'code.wrong' },
  });
});

test('once a code was used, no other code of the same person is valid', async () => {
  const to = 'twice@students.example';
  const { username } = await school.person({ mail: to });
  const [item, two] = [openSsoBrowser(school), openSsoBrowser(school)];
  const first = await codeVia(item, username, to);
  school.clock.pass({ minutes: 1 });
  const second = await codeVia(two, username, to);
  const change = { username, family: 'frontend' as const, password };
  await two.post(recoverPassword.path, { ...change, code: second });

  expect(await item.post(recoverPassword.path, { ...change, code: first })).toMatchObject({
    body: { code: 'code.wrong' },
  });
});

test('a code can be used in another browser, with few attempts', async () => {
  const to = 'phone@students.example';
  const { username } = await school.person({ mail: to });
  const code = await codeVia(openSsoBrowser(school), username, to);
  const change = { username, family: 'frontend' as const, password };

  expect(await openSsoBrowser(school).post(recoverPassword.path, { ...change, code })).toMatchObject({
    body: { success: 1 },
  });
});

test('five codes a day can be requested from one address, twenty in all, and a known browser has five of its own', async () => {
  const to = 'flood@students.example';
  const { username } = await school.person({ mail: to });
  const known = aBrowser(school);
  await known.logIn('frontend', username);
  const ask = async (remoteAddress: string) => {
    school.clock.pass({ minutes: 1 });
    const payload = { username, family: 'frontend' };
    const url = `/api/${sendPasswordCode.path}`;
    return (await school.server.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  };
  const statuses: number[] = [];
  for (const place of [1, 2, 3, 4, 5])
    for (let times = 0; times < 6; times++) statuses.push(await ask(`203.0.113.${place}`));

  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(await mailsTo(to)).toHaveLength(20);
  expect((await known.call(sendPasswordCode.path, { username, family: 'frontend' })).status).toBe(200);
  expect(await mailsTo(to)).toHaveLength(21);
});

test('when a day’s codes are used up, the refusal says in how many hours there are new ones', async () => {
  const username = 'nobody-at-all';
  for (let times = 0; times < 5; times++) {
    await school.nobody.send(sendPasswordCode, { username, family: 'frontend' });
    school.clock.pass({ minutes: 1 });
  }

  expect(await school.nobody.failed(sendPasswordCode, { username, family: 'frontend' })).toMatchObject({
    kind: 'tooMany',
    message: expect.stringMatching(/^Too many tries. Please try again in \d+ h\.$/),
  });
});

test('a code for an unknown person, for the other login and of an invalid format is refused alike', async () => {
  const to = 'family@students.example';
  const person = await school.person({ mail: to });
  const code = await codeFor(person.username, to);
  const second = { username: person.username, family: 'backend' as const, code, password };
  expect(await school.nobody.refused(recoverPassword, second)).toBe('code.wrong');
  const nobody = { username: 'nobody-here', family: 'frontend' as const, code, password };
  expect(await school.nobody.refused(recoverPassword, nobody)).toBe('code.wrong');
  expect(await school.nobody.failed(recoverPassword, { ...second, code: '12345' })).toMatchObject({ kind: 'invalid' });
});

test('an easily guessed password is refused before the code is checked', async () => {
  const to = 'weak@students.example';
  const { username } = await school.person({ mail: to });
  const code = await codeFor(username, to);
  const change = { username, family: 'frontend' as const, code };
  for (let tries = 0; tries < 6; tries++)
    expect(await school.nobody.refused(recoverPassword, { ...change, password: '12345678' })).toBe('password.common');

  await school.nobody.send(recoverPassword, { ...change, password });
});

test('a proved mail address is found however it is typed, and its user name is no password', async () => {
  const to = 'wide@students.example';
  const person = await school.person({ mail: to });
  const typed = 'ｗｉｄｅ＠students。example';
  const code = await codeFor(typed, to);
  const change = { username: typed, family: 'frontend' as const, code };
  expect(await school.nobody.refused(recoverPassword, { ...change, password: person.username })).toBe(
    'password.username',
  );
  const foreign = { ...change, code: another(code), password: person.username };
  expect(await school.nobody.refused(recoverPassword, foreign)).toBe('code.wrong');
  await school.nobody.send(recoverPassword, { ...change, password });
  await school.nobody.send(signInFrontend, { username: person.username, password });
});

test('guesses of a code count together, by whichever name of the account', async () => {
  const to = 'guessed@students.example';
  const person = await school.person({ mail: to });
  const code = await codeFor(person.username, to);
  const guess = (username: string, digits: string) =>
    school.nobody.refused(recoverPassword, { username, family: 'frontend', code: digits, password });
  for (const name of [person.username, to, person.username, to, person.username])
    expect(await guess(name, another(code))).toBe('code.wrong');
  expect(await guess(to, code)).toBe('code.wrong');
});
