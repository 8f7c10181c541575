import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { cloneDatabase } from '@inkstone/db/testing';
import { openInbox, type Inbox } from '@inkstone/mail/testing';
import { eventKey, notify } from '@inkstone/messages/server';
import { insertPerson } from '@inkstone/session/server';
import { runProcess, type RunningProduct } from './process.ts';
import { readSettings } from './settings.ts';

// The whole way of a message: a real process with its queue, PostgreSQL, and a real SMTP server.
const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-notifications-'));
const soon = { timeout: 60_000, interval: 50 };
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let inbox: Inbox;
let running: RunningProduct;
/** The SMTP server answers once it is open. */
let gate = Promise.resolve();
/** What the SMTP server answers the next recipient; none: it takes the mail. */
let answers: { responseCode: number; message: string }[] = [];
let personId: number;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  const accept = async (done: (error?: Error) => void) => {
    await gate;
    const { message, responseCode } = answers.shift() ?? {};
    done(message === undefined ? undefined : Object.assign(new Error(message), { responseCode }));
  };
  inbox = await openInbox([], { onRcptTo: (_address, _session, done) => void accept(done) });
  const settings = readSettings({
    ...{ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', SCHOOL: 'empty' },
    ...{ SMTP_URL: inbox.url, MAIL_FROM: 'School <no-reply@school.example>', PUBLIC_URL: 'http://school.example/' },
  });
  running = await runProcess(settings, { print: () => undefined });
  personId = await insertPerson(running.server.db, {
    ...{ username: 'lin', name: 'Lin Xiaohe', nameZh: '林小荷', sortName: 'lin xiaohe', mail: 'lin@school.example' },
    ...{
      roles: ['student'],
      role: 'student',
      permissions: [],
      language: 'zh',
      isGuideSeen: true,
      createdAt: new Date(),
    },
  });
});
afterAll(async () => {
  await running.stop();
  await inbox.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const tell = (title: string) =>
  running.server.transaction((ctx) =>
    notify(ctx, {
      ...{ personIds: [personId], category: 'test', event: 'reportOpened', eventKey: eventKey('reportOpened', title) },
      ...{ content: { title, titleZh: null, values: {} }, assignmentId: null },
    }),
  );

const announceMove = (title: string) =>
  running.server.transaction((ctx) =>
    notify(ctx, {
      ...{ personIds: [personId], category: 'test', event: 'deadlineMoved', assignmentId: null },
      ...{ eventKey: eventKey('deadlineMoved', title) },
      ...{ content: { title, titleZh: null, values: { deadline: '2026-12-01T10:00:00Z' } } },
    }),
  );

const header = (name: string): string => inbox.mails.at(-1)?.headers.find(({ key }) => key === name)?.value ?? '';

test('a message is mailed within the minute, and one click of a mail program ends the mails of its kind', async () => {
  await tell('Sums');
  await expect.poll(() => inbox.mails, soon).toHaveLength(1);
  const [mail] = inbox.mails;
  expect(mail).toMatchObject({ to: [{ address: 'lin@school.example' }], from: { address: 'no-reply@school.example' } });
  expect(mail?.text).toContain('林小荷：\n\n《Sums》的报告已开放。\n打开：http://school.example/message?id=');
  expect(mail?.messageId).toMatch(/^<delivery-\d+@school\.example>$/);
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /^<http:\/\/school\.example(\/api\/\S+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';

  const post = (url: string) =>
    running.server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const forged = await post(link.replace(/token=\d+/, 'token=999'));
  expect(forged.json()).toMatchObject({ reason: 'notification.badToken' });
  const done = await post(link);
  expect(done.json()).toMatchObject({ topics: ['report'] });

  await tell('Roots');
  await announceMove('Cubes');
  // A kind that is still mailed arrives, after the one that is not.
  await expect.poll(() => inbox.mails, soon).toHaveLength(2);
  expect(inbox.mails[1]?.text).toContain('Cubes');
});

test('a message that comes while another one is being sent to the same address follows it at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  await announceMove('Cones');
  const listWaiting = () =>
    running.server.db.rows(sql`select claimed_until from delivery where status = 'waiting' order by id`, {
      claimedUntil: z.date().nullable(),
    });
  await expect.poll(listWaiting, soon).toEqual([{ claimedUntil: expect.any(Date) }]);
  await announceMove('Circles');
  // The job of the second message has found the address in use, and waits for the end of its claim.
  const [claimed] = await listWaiting();
  const countBlocked = () =>
    running.server.db.row(
      sql`
      select count(*) as jobs from jobs.job
       where name = 'notifications.deliver' and state = 'created' and start_after = ${claimed?.claimedUntil}`,
      { jobs: z.int() },
    );
  await expect.poll(countBlocked, soon).toEqual({ jobs: 1 });
  expect(await listWaiting()).toHaveLength(2);
  resolve();
  await expect.poll(() => inbox.mails.map(({ text }) => text), soon).toMatchObject({ length: 4 });
  expect(inbox.mails[2]?.text).toContain('Cones');
  expect(inbox.mails[3]?.text).toContain('Circles');
});

test.each([
  ['a full mailbox', { responseCode: 552, message: '5.2.2 Mailbox full' }],
  ['a full mailbox by its status alone', { responseCode: 550, message: '5.2.2 over quota' }],
  ['a policy of its server', { responseCode: 550, message: '5.7.1 Message rejected as spam' }],
])('%s fails that mail alone: the address does not rest', async (title, answer) => {
  const before = inbox.mails.length;
  answers = [answer];
  await announceMove(`${title} 1`);
  await expect.poll(() => answers.length, soon).toBe(0);
  await announceMove(`${title} 2`);
  await expect.poll(() => inbox.mails.length, soon).toBe(before + 1);
  expect(inbox.mails.at(-1)?.text).toContain(`${title} 2`);
  expect(await running.server.db.rows(sql`select address from resting_address`)).toEqual([]);
});

test('an address without a mailbox rests', async () => {
  answers = [{ responseCode: 550, message: '5.1.1 No such user' }];
  await announceMove('Nobody there');
  const rests = () =>
    running.server.db.rows(sql`select failure from resting_address where way = 'mail'`, { failure: z.string() });
  await expect.poll(rests, soon).toMatchObject([{ failure: expect.stringContaining('550') }]);
});
