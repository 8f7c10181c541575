import { sql } from 'drizzle-orm';
import { inspect } from 'node:util';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { inTransaction, openDb, type Db } from '@inkstone/db';
import { cloneDatabase, type TestDatabase } from '@inkstone/db/testing';
import { installJobs, startJobs, type Jobs } from '@inkstone/jobs';
import { mailJob } from './mail-job.ts';
import { openMailer, type Mailer } from './mailer.ts';
import { openInbox as openTestInbox, type Inbox } from './testing.ts';

const from = 'Inkstone <no-reply@school.example>';
const mail = { to: 'lin@school.example', subject: '验证码', text: 'Your code is 123456.\n你的验证码是 123456。' };
const now = new Date('2026-03-02T08:00:00Z');
const soon = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let db: Db;
let endings: (() => Promise<void> | void)[] = [];
let logged: { fields: object; message: string }[] = [];

/** A real SMTP server that the test closes. */
const openInbox = async (refuse: number[] = [], options: SMTPServerOptions = {}): Promise<Inbox> => {
  const inbox = await openTestInbox(refuse, options);
  endings.push(() => inbox.close());
  return inbox;
};

const open = (url: string | undefined): Mailer => {
  const mailer = openMailer({ url, from });
  endings.push(() => mailer.close());
  return mailer;
};

const startOutbox = async (mailer: Mailer): Promise<Jobs> => {
  const tell = (fields: object, message: string) => void logged.push({ fields, message });
  const jobs = await startJobs({
    connection: { connectionString: database.url },
    db,
    jobs: [{ ...mailJob, retrySeconds: 1 }],
    isWorker: true,
    logger: { info: tell, warn: tell, error: tell },
    now: () => now,
    services: () => ({ mailer }) as never,
  });
  endings.unshift(() => jobs.stop());
  return jobs;
};

const messages = (): string[] => logged.map(({ message }) => message);

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  db = openDb({ connectionString: database.url }, 4);
  await installJobs(db, [mailJob]);
});

afterEach(async () => {
  for (const end of endings) await end();
  endings = [];
  logged = [];
  await db.run(sql`delete from jobs.job`);
});

afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

test('a mail arrives as written, in both languages', async () => {
  const inbox = await openInbox();
  const mailer = open(inbox.url);
  await mailer.send({ ...mail, html: '<p>123456</p>' });
  expect(mailer.isConfigured).toBe(true);
  expect(inbox.mails).toMatchObject([
    {
      from: { name: 'Inkstone', address: 'no-reply@school.example' },
      to: [{ address: 'lin@school.example' }],
      subject: mail.subject,
      text: `${mail.text}\n`,
      html: '<p>123456</p>\n',
    },
  ]);
});

test('user name and password of the SMTP URL are used', async () => {
  const seen: unknown[] = [];
  const inbox = await openInbox([], {
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      seen.push(username, password);
      done(null, { user: username });
    },
  });
  await open(inbox.url.replace('smtp://', 'smtp://school:s%40cret@')).send(mail);
  expect(seen).toEqual(['school', 's@cret']);
  expect(inbox.mails).toHaveLength(1);
});

test('without an SMTP server nothing is sent, and the log says so', async () => {
  const mailer = open(undefined);
  expect(mailer.isConfigured).toBe(false);
  await expect(mailer.send(mail)).rejects.toThrow('No mail transport is configured');
});

test('a mail of a rolled-back change is never sent, one of a committed change is', async () => {
  const inbox = await openInbox();
  const jobs = await startOutbox(open(inbox.url));
  const failing = inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, mailJob, { ...mail, subject: 'lost' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(db, (tx) => jobs.enqueue(tx, mailJob, mail));
  await expect.poll(() => inbox.mails, soon).toMatchObject([{ subject: mail.subject }]);
});

test('a busy SMTP server is retried', async () => {
  const inbox = await openInbox([451]);
  const jobs = await startOutbox(open(inbox.url));
  await jobs.enqueue(db, mailJob, mail);
  await expect.poll(messages, soon).toEqual(['job failed', 'mail sent']);
  expect(inbox.mails).toHaveLength(1);
});

test('a mail that is refused permanently is given up and not sent again', async () => {
  const inbox = await openInbox([550]);
  const jobs = await startOutbox(open(inbox.url));
  await jobs.enqueue(db, mailJob, mail);
  await expect.poll(messages, soon).toEqual(['job failed', 'job given up']);
  expect(inbox.mails).toEqual([]);
});

test.each(['expiresAt', 'until'])('a mail that is outdated is not sent (%s)', async (field) => {
  const inbox = await openInbox();
  const jobs = await startOutbox(open(inbox.url));
  await jobs.enqueue(db, mailJob, { ...mail, [field]: now.toISOString() });
  await expect.poll(messages, soon).toEqual(['mail not sent: it came too late']);
  expect(inbox.mails).toEqual([]);
});

test('a mail that waits when the SMTP server was removed from the settings is given up with a clear error', async () => {
  const jobs = await startOutbox(open(undefined));
  await jobs.enqueue(db, mailJob, mail);
  await expect.poll(messages, soon).toEqual(['job failed', 'job given up']);
  expect(JSON.stringify(logged)).toContain('No mail transport is configured');
});

test('neither addresses nor texts are logged', async () => {
  const inbox = await openInbox([550, 451]);
  const jobs = await startOutbox(open(inbox.url));
  await jobs.enqueue(db, mailJob, mail);
  await jobs.enqueue(db, mailJob, mail);
  await expect.poll(messages, soon).toContain('job given up');
  await expect.poll(messages, soon).toContain('mail sent');
  const log = inspect(logged, { depth: 10, showHidden: true });
  expect(log).toContain('did not take the mail (EENVELOPE 451)');
  expect(log).not.toMatch(/lin@|123456/);
});

test.each([
  ['a subject of two lines', { subject: 'a\r\nBcc: x@y.example' }],
  ['no address', { to: 'nobody' }],
  ['several addresses', { to: 'a@b.example, c@d.example' }],
  ['no text', { text: '' }],
])('a mail with %s is refused when it is enqueued', async (_what, change) => {
  const jobs = await startOutbox(open(undefined));
  await expect(jobs.enqueue(db, mailJob, { ...mail, ...change })).rejects.toThrow(/invalid_format|too_small/);
});
