import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBrowser, newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { mailJob } from '@inkstone/mail';
import * as z from 'zod';
import { openInbox, type Inbox } from '@inkstone/mail/testing';
import { getLoginNotice } from '@inkstone/session/contract';
import {
  getMailServer,
  listSchoolRecords,
  saveMailServer,
  testMailServer,
  type MailServerDraft,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;
let inbox: Inbox;
let logins: string[];

const openHead = async (place: TestSchool) =>
  place.signIn(await place.person({ role: 'staff', permissions: permissionPresets.head }));

beforeAll(async () => {
  school = await openSchool({ ownMail: { allowsPrivateAddresses: true } });
  head = await openHead(school);
  inbox = await openInbox([], {
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username} ${password}`);
      if (password === 'wrong') done(Object.assign(new Error('no'), { responseCode: 535 }));
      else done(null, { user: username });
    },
  });
});
beforeEach(() => {
  logins = [];
  inbox.mails.length = 0;
});
afterAll(async () => {
  await inbox.close();
  await school.close();
});

const aServer = (changes: Partial<MailServerDraft> = {}): MailServerDraft => ({
  ...{ host: '127.0.0.1', port: Number(new URL(inbox.url).port), security: 'none' },
  ...{ username: 'school', password: 's@cret', from: 'office@school.example' },
  ...changes,
});
const save = async (server: MailServerDraft | null) => {
  const { edition } = await head.ask(getMailServer, {});
  return head.send(saveMailServer, { ...newRequestId(), edition, server });
};
const trial = (server: MailServerDraft) => ({ ...newRequestId(), server, to: 'he@school.example' });

test('what is saved sends the mails at once, in every process, and is never shown', async () => {
  const second = await school.openProcess();
  try {
    const elsewhere = createBrowser(second.app, {});
    await save(null).catch(() => undefined);
    expect((await school.nobody.ask(getLoginNotice, {})).canMail).toBe(false);
    await save(aServer());
    expect((await school.nobody.ask(getLoginNotice, {})).canMail).toBe(true);
    await expect.poll(async () => (await elsewhere.ask(getLoginNotice, {})).canMail).toBe(true);
    const shown = await head.ask(getMailServer, {});
    expect(shown.server).toMatchObject({ host: '127.0.0.1', username: 'school', hasPassword: true });
    expect(JSON.stringify(shown)).not.toContain('s@cret');

    const mail = { to: 'lin@school.example', subject: 'Hello', text: 'A text.' };
    await school.tx((_tx, { enqueue }) => enqueue(mailJob, mail));
    await expect.poll(() => inbox.mails, { timeout: 60_000 }).toMatchObject([{ subject: 'Hello' }]);
    expect(inbox.mails[0]?.from).toMatchObject({ address: 'office@school.example', name: 'Test School' });
    expect(logins).toEqual(['school s@cret']);

    await save(null);
    await expect.poll(async () => (await elsewhere.ask(getLoginNotice, {})).canMail).toBe(false);
    expect(await head.ask(getMailServer, {})).toMatchObject({ edition: 0, server: null });
  } finally {
    await second.stop();
  }
});

test('neither the database nor the record holds the password in the open', async () => {
  await save(aServer());
  const [row] = await school.db.rows(sql`select mail_server::text as text from school`, { text: z.string() });
  expect(row?.text).toContain('sealed:1:');
  expect(row?.text).not.toContain('s@cret');
  const { list } = await head.ask(listSchoolRecords, { action: 'school.mailServer' });
  expect(JSON.stringify(list)).not.toContain('s@cret');
  expect(list[0]?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['mailServer', 'mailPassword']));
});

test('the stored password serves the same server and user name only', async () => {
  await save(aServer());
  await save(aServer({ password: null, from: 'post@school.example' }));
  expect((await head.ask(getMailServer, {})).server).toMatchObject({ hasPassword: true, from: 'post@school.example' });
  expect(await head.send(testMailServer, trial(aServer({ password: null })))).toMatchObject({
    failure: null,
    answer: null,
  });
  expect(logins).toEqual(['school s@cret']);
  const { edition } = await head.ask(getMailServer, {});
  for (const other of [{ host: 'localhost' }, { username: 'another' }, { port: 2525 }]) {
    const server = aServer({ password: null, ...other });
    expect(await head.refused(testMailServer, trial(server))).toBe('mail.passwordMissing');
    expect(await head.refused(saveMailServer, { ...newRequestId(), edition, server })).toBe('mail.passwordMissing');
  }
});

test('a test mail says what the server answered, and nothing is saved by it', async () => {
  await save(null).catch(() => undefined);
  expect(await head.send(testMailServer, trial(aServer()))).toMatchObject({ failure: null, answer: null });
  expect(inbox.mails).toMatchObject([{ to: [{ address: 'he@school.example' }] }]);
  expect((await head.ask(getMailServer, {})).server).toBeNull();
  expect(await head.send(testMailServer, trial(aServer({ password: 'wrong' })))).toMatchObject({ failure: 'login' });
  expect(await head.send(testMailServer, trial(aServer({ port: 9 })))).toMatchObject({ failure: 'unreachable' });
  expect(await head.send(testMailServer, trial(aServer({ security: 'tls' })))).toMatchObject({
    failure: 'certificate',
  });
  const refused = await openInbox([550]);
  const port = Number(new URL(refused.url).port);
  expect(await head.send(testMailServer, trial(aServer({ port, username: null, password: null })))).toMatchObject({
    ...{ failure: 'refused', answer: expect.stringContaining('550') as string },
  });
  await refused.close();
});

test('of two administrators the second one is told, and a header cannot be smuggled in', async () => {
  const { edition } = await head.ask(getMailServer, {});
  await save(aServer());
  const late = { ...newRequestId(), edition, server: aServer({ from: 'late@school.example' }) };
  expect(await head.refused(saveMailServer, late)).toBe('settings.changedMeanwhile');
  for (const wrong of [{ host: 'a b' }, { host: 'a\r\nb' }, { from: 'x@y.example\r\nBcc: z@y.example' }, { port: 0 }])
    expect((await head.failed(testMailServer, trial({ ...aServer(), ...wrong }))).kind).toBe('invalid');
});

test('without leave of the environment no mail goes into the own network or unencrypted', async () => {
  const strict = await openSchool({ ownMail: { allowsPrivateAddresses: false } });
  try {
    const office = await openHead(strict);
    const put = (server: MailServerDraft) => ({ ...newRequestId(), edition: 0, server });
    expect(await office.refused(saveMailServer, put(aServer()))).toBe('mail.unencrypted');
    const odd = aServer({ security: 'tls', port: 22 });
    expect(await office.refused(testMailServer, trial(odd))).toBe('mail.port');
    for (const host of [
      '127.0.0.1',
      'localhost',
      '::1',
      '10.0.0.8',
      '169.254.169.254',
      '::ffff:127.0.0.1',
      '0.0.0.0',
    ]) {
      const server = aServer({ host, security: 'tls', port: 465 });
      expect(await office.refused(saveMailServer, put(server))).toBe('mail.privateServer');
    }
    const inside = aServer({ host: 'localhost', security: 'tls', port: 465 });
    expect(await office.send(testMailServer, trial(inside))).toMatchObject({ failure: 'private', answer: null });
  } finally {
    await strict.close();
  }
});

test('the mail server of the environment counts, and the browser changes nothing', async () => {
  const fixed = await openSchool();
  try {
    const office = await openHead(fixed);
    expect(await office.ask(getMailServer, {})).toMatchObject({ isFixed: true, server: null });
    const body = { ...newRequestId(), edition: 0, server: aServer() };
    expect(await office.refused(saveMailServer, body)).toBe('mail.fixed');
    expect(await office.refused(testMailServer, trial(aServer()))).toBe('mail.fixed');
  } finally {
    await fixed.close();
  }
});

test('who administers people alone neither reads nor changes the mail server', async () => {
  const person = await school.person({ role: 'staff', permissions: permissionPresets.office });
  expect(await (await school.signIn(person)).failed(getMailServer, {})).toMatchObject({ kind: 'forbidden' });
});
