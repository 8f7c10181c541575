import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { getOwnMail, proveMail, removeMail, sendMailCode } from '../contract/mail.ts';
import { recoverPassword, sendPasswordCode } from '../contract/password.ts';

let school: TestSchool;
let minute = 0;
beforeAll(async () => {
  school = await openSchool();
});
// Every test has minutes of its own, so that the limits of one do not reach the next.
beforeEach(() => school.clock.set(new Date(Date.UTC(2026, 2, 2, 8, (minute += 60))).toISOString()));
afterAll(() => school.close());

const password = 'new words here';

/** The mails to an address, newest first. */
const mailsTo = async (to: string): Promise<{ subject: string; text: string }[]> => {
  const matches = await school.db.rows(
    sql`select data from jobs.job where name = 'mail' and data->>'to' = ${to} order by created_on desc`,
    { data: z.object({ subject: z.string(), text: z.string() }) },
  );
  return matches.map(({ data }) => data);
};

const newestCode = async (to: string): Promise<string> =>
  /\b(\d{8})\b/.exec((await mailsTo(to))[0]?.text ?? '')?.[1] ?? '';

const another = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');

const prove = async (browser: TestBrowser, mail: string): Promise<void> => {
  school.clock.pass({ minutes: 1 });
  await browser.send(sendMailCode, { mail, password: 'inkstone' });
  await browser.send(proveMail, { code: await newestCode(mail) });
};

const requestCode = async (person: TestPerson, username = person.username): Promise<void> => {
  const family = person.role === 'student' || person.role === 'candidate' ? 'frontend' : 'backend';
  await school.nobody.send(sendPasswordCode, { username, family });
};

test('an address counts once its code was entered, and nothing goes there before', async () => {
  const mail = 'first@students.example';
  const person = await school.person();
  const student = await school.signIn(person);
  expect(await student.ask(getOwnMail, {})).toMatchObject({ mail: null, isProved: false, canMail: true });

  await student.send(sendMailCode, { mail });
  const [proof] = await mailsTo(mail);
  expect(proof?.subject).toBe('Test School: confirm your mail address');
  expect(proof?.text).not.toContain(person.username);
  expect(await student.ask(getOwnMail, {})).toMatchObject({ mail: null });
  await requestCode(person);
  expect(await mailsTo(mail)).toHaveLength(1);

  expect(await student.send(proveMail, { code: await newestCode(mail) })).toMatchObject({ mail });
  expect(await student.ask(getOwnMail, {})).toMatchObject({ mail, isProved: true });
});

test('an address on file that was not proved gets no code for a forgotten password', async () => {
  const mail = 'unproved@students.example';
  const person = await school.person({ mail });
  await school.db.run(sql`update person set mail_proved_at = null where id = ${person.id}`);
  await requestCode(person);
  await requestCode(person, mail);
  expect(await mailsTo(mail)).toEqual([]);
  expect(await (await school.signIn(person)).ask(getOwnMail, {})).toMatchObject({ mail, isProved: false });
});

test('the code of an address opens no account', async () => {
  const mail = 'notakey@students.example';
  const person = await school.person();
  await (await school.signIn(person)).send(sendMailCode, { mail });
  const change = { username: person.username, family: 'frontend' as const, code: await newestCode(mail), password };
  expect(await school.nobody.refused(recoverPassword, change)).toBe('code.wrong');
});

test.each(['student', 'candidate', 'teacher', 'guide', 'staff', 'recruitment', 'recruitment-supervisor'] as const)(
  'a %s who proved an address sets a forgotten password by user name or address',
  async (role) => {
    const mail = `${role}@everybody.example`;
    const person = await school.person({ role });
    await prove(await school.signIn(person), mail);
    const family = role === 'student' || role === 'candidate' ? ('frontend' as const) : ('backend' as const);
    for (const username of [person.username, mail.toUpperCase()]) {
      await requestCode(person, username);
      const change = { username, family, code: await newestCode(mail), password: `${password} ${username}` };
      await school.nobody.send(recoverPassword, change);
      await school.signIn({ ...person, password: change.password });
    }
    expect((await mailsTo(mail))[0]?.text).toContain(person.username);
  },
);

test('a code for an address is valid for ten minutes and five attempts, and only the newest counts', async () => {
  const mail = 'tries@students.example';
  const student = await school.signIn(await school.person());
  await student.send(sendMailCode, { mail });
  const late = await newestCode(mail);
  school.clock.pass({ minutes: 10, seconds: 1 });
  expect(await student.refused(proveMail, { code: late })).toBe('code.wrong');

  await student.send(sendMailCode, { mail, password: 'inkstone' });
  const older = await newestCode(mail);
  school.clock.pass({ minutes: 1 });
  await student.send(sendMailCode, { mail, password: 'inkstone' });
  const code = await newestCode(mail);
  // The two are equal once in a hundred million runs.
  expect(await student.refused(proveMail, { code: older === code ? another(code) : older })).toBe('code.wrong');
  for (let tries = 1; tries < 5; tries++)
    expect(await student.refused(proveMail, { code: another(code) })).toBe('code.wrong');
  expect(await student.refused(proveMail, { code })).toBe('code.wrong');
  expect(await student.ask(getOwnMail, {})).toMatchObject({ mail: null });
});

test('a repeated call with the code that was accepted is answered alike, until the address changes', async () => {
  const mail = 'repeated@students.example';
  const student = await school.signIn(await school.person());
  await student.send(sendMailCode, { mail });
  const code = await newestCode(mail);
  await student.send(proveMail, { code });
  expect(await student.send(proveMail, { code })).toMatchObject({ mail });
  await student.send(removeMail, {});
  expect(await student.refused(proveMail, { code })).toBe('code.wrong');
});

test('nobody else can enter the code', async () => {
  const mail = 'mine@students.example';
  const student = await school.signIn(await school.person());
  await student.send(sendMailCode, { mail });
  const stranger = await school.signIn(await school.person());
  expect(await stranger.refused(proveMail, { code: await newestCode(mail) })).toBe('code.wrong');
});

test('ten minutes after signing in a change needs the password', async () => {
  const mail = 'later@students.example';
  const student = await school.signIn(await school.person());
  expect(await student.ask(getOwnMail, {})).toMatchObject({ confirmation: 'none' });
  school.clock.pass({ minutes: 10, seconds: 1 });
  expect(await student.ask(getOwnMail, {})).toMatchObject({ confirmation: 'password' });
  expect(await student.refused(sendMailCode, { mail })).toBe('password.wrong');
  expect(await student.refused(sendMailCode, { mail, password: 'not it' })).toBe('password.wrong');
  expect(await student.refused(removeMail, { password: 'not it' })).toBe('password.wrong');
  expect(await mailsTo(mail)).toEqual([]);

  await student.send(sendMailCode, { mail, password: 'inkstone' });
  expect(await mailsTo(mail)).toHaveLength(1);
});

test('who has no password here signs in again for a change', async () => {
  const person = await school.person({ role: 'teacher', mail: 'provider@example.com' });
  const teacher = await school.signIn(person);
  await school.db.run(sql`update person set password_hash = null where id = ${person.id}`);
  school.clock.pass({ minutes: 11 });
  expect(await teacher.ask(getOwnMail, {})).toMatchObject({ confirmation: 'signIn' });
  expect(await teacher.refused(removeMail, {})).toBe('signIn.recent');
  expect(await teacher.refused(sendMailCode, { mail: 'x@example.com', password: 'x' })).toBe('signIn.recent');
});

test('the former address is told of a change and of a removal, and its codes open nothing any more', async () => {
  const [former, next] = ['former@students.example', 'next@students.example'];
  const person = await school.person({ language: 'zh' });
  const student = await school.signIn(person);
  await prove(student, former);
  await requestCode(person);
  const code = await newestCode(former);
  await prove(student, next);
  expect((await mailsTo(former))[0]?.subject).toBe('测试学校：账号邮箱已变更');
  const change = { username: person.username, family: 'frontend' as const, code, password };
  expect(await school.nobody.refused(recoverPassword, change)).toBe('code.wrong');

  await student.send(removeMail, { password: 'inkstone' });
  expect(await student.ask(getOwnMail, {})).toMatchObject({ mail: null, isProved: false });
  expect((await mailsTo(next))[0]?.text).toContain(person.username);
  const before = (await mailsTo(next)).length;
  school.clock.pass({ minutes: 1 });
  await requestCode(person);
  expect(await mailsTo(next)).toHaveLength(before);
});

test('a code that is requested while the address changes goes to the new one alone', async () => {
  const [former, next] = ['leaving@students.example', 'arriving@students.example'];
  const person = await school.person({ mail: former });
  let isAnswered = false;
  const request = await school.tx(async (tx) => {
    await tx.run(sql`update person set mail = ${next} where id = ${person.id}`);
    const asked = requestCode(person).then(() => (isAnswered = true));
    for (let look = 0; look < 2000 && !isAnswered; look++)
      if ((await school.db.rows(sql`select 1 from pg_locks where not granted`, {})).length > 0) break;
    return { asked };
  });
  await request.asked;
  expect(await mailsTo(former)).toEqual([]);
  expect(await mailsTo(next)).toHaveLength(1);
});

test('an address that was never proved is not told when another one replaces it', async () => {
  const person = await school.person({ mail: 'typo@students.example' });
  await school.db.run(sql`update person set mail_proved_at = null where id = ${person.id}`);
  await prove(await school.signIn(person), 'right@students.example');
  expect(await mailsTo('typo@students.example')).toEqual([]);
});

test('siblings share an address: by it come their user names, by a user name the code of that one', async () => {
  const mail = 'family@home.example';
  const [older, younger] = [await school.person(), await school.person()];
  await prove(await school.signIn(older), mail);
  await prove(await school.signIn(younger), mail);
  const before = (await mailsTo(mail)).length;
  await requestCode(older, mail);
  const [names, ...rest] = await mailsTo(mail);
  expect(rest).toHaveLength(before);
  expect(names?.text).toContain([older.username, younger.username].toSorted().join('\n'));
  expect(names?.text).not.toMatch(/\b\d{8}\b/);
  const guess = { username: mail, family: 'frontend' as const, code: '12345678', password };
  expect(await school.nobody.refused(recoverPassword, guess)).toBe('code.wrong');

  await requestCode(younger);
  const change = { username: younger.username, family: 'frontend' as const, code: await newestCode(mail), password };
  await school.nobody.send(recoverPassword, change);
  await school.signIn(older);
  await school.signIn({ ...younger, password });
});

test('the answer is the same for an address of one, of several and of nobody', async () => {
  const [single, shared] = ['single@same.example', 'shared@same.example'];
  await school.person({ mail: single });
  for (let times = 0; times < 2; times++) await school.person({ mail: shared });
  const answers = [];
  for (const username of [single, shared, 'nobody@same.example'])
    answers.push(await school.nobody.send(sendPasswordCode, { username, family: 'frontend' }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('one code a minute and ten a day are sent for a person, and others use up only what is shared of an address', async () => {
  const mail = 'flooded@students.example';
  const send = async (browser: TestBrowser): Promise<number> => {
    for (let sent = 0; ; sent++) {
      school.clock.pass({ minutes: 1 });
      try {
        await browser.send(sendMailCode, { mail, password: 'inkstone' });
      } catch {
        return sent;
      }
    }
  };
  const first = await school.signIn(await school.person());
  await first.send(sendMailCode, { mail: 'once@students.example' });
  expect(await first.failed(sendMailCode, { mail })).toMatchObject({ kind: 'tooMany' });
  expect(await send(first)).toBe(9);
  expect(await send(await school.signIn(await school.person()))).toBe(10);
  expect(await send(await school.signIn(await school.person()))).toBe(7);
  // The shared allowance is used up; somebody who was sent none today still gets two, until forty were sent.
  for (let person = 4; person <= 10; person++) expect(await send(await school.signIn(await school.person()))).toBe(2);
  expect(await send(await school.signIn(await school.person()))).toBe(0);
  expect(await mailsTo(mail)).toHaveLength(40);
});

test.each(['', 'no address', 'a@b', 'a@students.example\r\nBcc: b@students.example', `${'a'.repeat(200)}@x.example`])(
  'what is no address is refused: %j',
  async (mail) => {
    const student = await school.signIn(await school.person());
    expect(await student.failed(sendMailCode, { mail })).toMatchObject({ kind: 'invalid' });
  },
);
