import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openMailer, type Mailer } from '@inkstone/mail';
import { getStudent, removeGuardian, saveGuardian } from '@inkstone/people/contract';
import { aLink } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { letterMailJob } from './letter-mail-job.ts';
import {
  createPhaseReport,
  getMyPhaseReport,
  getPhaseReport,
  readPhaseLetter,
  sendPhaseLetter,
  updatePhaseReport,
} from '../../contract.ts';
import { createSubmittedPassage, type SubmittedPassage } from '../../testing.ts';

let school: TestSchool;
let read: SubmittedPassage;
let guardianId: number;
const mails: Email[] = [];
/** The codes with which the server refuses the next recipients. */
const refuse: number[] = [];
let server: SMTPServer;
let mailer: Mailer;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const responseCode = refuse.shift();
      done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null);
    },
    onData(stream, _session, done) {
      const keep = async () => {
        mails.push(await PostalMime.parse(await buffer(stream)));
        done();
      };
      void keep();
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Inkstone <no-reply@school.example>' });
  school = await openSchool();
  read = await createSubmittedPassage(school);
  guardianId = await addGuardian('zh');
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await school.close();
});

const press = () => ({ requestId: randomUUID() });

const addGuardian = async (language: 'en' | 'zh'): Promise<number> => {
  const mail = `${randomUUID()}@home.example`;
  const fields = { ...press(), studentId: read.person.id, name: `Guardian ${mail}`, mail, language };
  const { guardians } = await read.teacher.send(saveGuardian, fields);
  return guardians.find((guardian) => guardian.mail === mail)?.id ?? 0;
};

const publish = async (): Promise<number> => {
  const period = { title: 'March', from: '2026-03-01', to: '2026-03-31' };
  const { id } = await read.teacher.send(createPhaseReport, { ...press(), studentId: read.person.id, ...period });
  const comments = { overall: 'A good month.', strengths: '', advice: '' };
  await read.teacher.send(updatePhaseReport, { ...press(), id, version: 1, comments, publish: true });
  return id;
};

/** Sends the mails of the queue to the SMTP server; returns what arrived. */
const deliverMail = async (): Promise<Email[]> => {
  const jobs = await school.db.rows(sql`delete from jobs.job where name = 'reports.mail-letter' returning data`, {
    data: z.unknown(),
  });
  const from = mails.length;
  for (const { data } of jobs) {
    const context = { id: 'job', attempt: 1, now: school.clock.now(), db: school.db, services: { mailer } };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await letterMailJob.run({ ...context, attempt: 1, log, payload: data } as never).catch(() => undefined);
  }
  return mails.slice(from);
};

/** Sends the letter; returns the secret in its address. */
const sendLetter = async (id: number, recipientId = guardianId): Promise<{ token: string; mail: Email }> => {
  await read.teacher.send(sendPhaseLetter, { ...press(), id, guardianId: recipientId, action: 'send' });
  const [mail] = await deliverMail();
  const token = /https:\/\/school\.example\/guardian\/report#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!mail || token === undefined) throw new Error(`no letter arrived: ${mail?.text}`);
  return { token, mail };
};

/** Opens a letter without signing in, as its page does. */
const open = async (token: string) => {
  await school.db.run(sql`delete from rate_counter`);
  const response = await school.server.app.inject({
    method: 'POST',
    url: `/api/${readPhaseLetter.path}`,
    payload: { token },
    headers: { 'accept-language': 'en' },
  });
  return response.json<Record<string, unknown>>();
};

const findState = async (id: number, of = guardianId) =>
  (await read.teacher.ask(getPhaseReport, { id })).letters?.find((letter) => letter.guardianId === of);

test.each([
  ['en', /report on/, /published a report/],
  ['zh', /的阶段报告$/, /发布了/],
] as const)(
  'a letter arrives in %s, says that no person sent it, and tells nothing of the report',
  async (language, subject, text) => {
    const recipientId = await addGuardian(language);
    const { mail } = await sendLetter(await publish(), recipientId);
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toMatch(text);
    expect(mail.text).not.toContain('A good month.');
    expect(mail.text).toMatch(new RegExp(`/guardian/report#token=[\\w-]+&lang=${language}\\n`));
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  },
);

test('the address shows what the student reads, without signing in, and the author sees when it was read', async () => {
  const id = await publish();
  const { token } = await sendLetter(id);
  expect(await findState(id)).toMatchObject({ sentAt: school.clock.now().toISOString(), readAt: null });
  school.clock.pass({ minutes: 5 });
  const readAt = school.clock.now().toISOString();
  const opened = await open(token);
  const { success: _, ...own } = (await read.student.ask(getMyPhaseReport, { id })) as Record<string, unknown>;
  expect(opened).toMatchObject({ success: 1, guardianLanguage: 'zh' });
  expect(opened['report']).toEqual(own);
  school.clock.pass({ minutes: 5 });
  await open(token);
  expect(await findState(id)).toMatchObject({ readAt });
});

test('a letter that was revoked or sent again opens nothing, and is not noted as read', async () => {
  const id = await publish();
  const first = await sendLetter(id);
  const second = await sendLetter(id);
  expect(await open(first.token)).toMatchObject({ success: 0, reason: 'letter.over' });
  await read.teacher.send(sendPhaseLetter, { ...press(), id, guardianId, action: 'revoke' });
  expect(await open(second.token)).toMatchObject({ success: 0, reason: 'letter.over' });
  expect(await findState(id)).toMatchObject({ readAt: null, revokedAt: school.clock.now().toISOString() });
  expect(await open('x'.repeat(43))).toMatchObject({ success: 0, reason: 'letter.over' });
});

test('a report that is taken back, and a guardian who is removed, close the address at once', async () => {
  const id = await publish();
  const { token } = await sendLetter(id);
  await read.teacher.send(updatePhaseReport, { ...press(), id, version: 2, publish: false });
  expect(await open(token)).toMatchObject({ success: 0, reason: 'letter.over' });
  const secondId = await publish();
  const removedId = await addGuardian('en');
  const letter = await sendLetter(secondId, removedId);
  await read.teacher.send(removeGuardian, { ...press(), studentId: read.person.id, guardianId: removedId });
  expect(await open(letter.token)).toMatchObject({ success: 0, reason: 'letter.over' });
});

test('only the author of a published report sends letters, and only to guardians of its student', async () => {
  const id = await publish();
  const colleague = await school.signIn(await school.person({ role: 'teacher' }));
  await aLink(school, colleague.person, read.person);
  const input = { ...press(), id, guardianId, action: 'send' as const };
  expect(await colleague.failed(sendPhaseLetter, input)).toMatchObject({ kind: 'notFound' });
  expect(await colleague.ask(getPhaseReport, { id })).not.toHaveProperty('letters');
  const elsewhere = await createSubmittedPassage(school);
  const { guardians } = await elsewhere.teacher.send(saveGuardian, {
    ...{ ...press(), studentId: elsewhere.person.id, name: 'Stranger', mail: 'stranger@home.example', language: 'en' },
  });
  const stranger = { ...press(), id, guardianId: guardians[0]?.id ?? 0, action: 'send' as const };
  expect(await read.teacher.failed(sendPhaseLetter, stranger)).toMatchObject({ kind: 'notFound' });
  await read.teacher.send(updatePhaseReport, { ...press(), id, version: 2, publish: false });
  expect(await read.teacher.refused(sendPhaseLetter, { ...input, ...press() })).toBe('letter.draft');
  expect(await deliverMail()).toEqual([]);
});

test('guardians are seen by whoever manages the student, and changed in place', async () => {
  const key = { studentId: read.person.id };
  const changed = {
    ...press(),
    ...key,
    guardianId,
    name: 'Mrs. Lin',
    mail: 'lin@home.example',
    language: 'en' as const,
  };
  await read.teacher.send(saveGuardian, changed);
  const { guardians } = await read.teacher.ask(getStudent, key);
  expect(guardians).toContainEqual({ id: guardianId, name: 'Mrs. Lin', mail: 'lin@home.example', language: 'en' });
  expect(await read.teacher.failed(saveGuardian, { ...changed, ...press(), mail: 'nobody' })).toMatchObject({
    kind: 'invalid',
  });
});

test('a letter is queued until the mail server accepts it, and one that it refuses has failed', async () => {
  const id = await publish();
  await read.teacher.send(sendPhaseLetter, { ...press(), id, guardianId, action: 'send' });
  expect(await findState(id)).toMatchObject({ mailState: 'queued', mailFailure: null, readAt: null });
  await deliverMail();
  expect(await findState(id)).toMatchObject({ mailState: 'sent', mailFailure: null });

  refuse.push(451);
  await read.teacher.send(sendPhaseLetter, { ...press(), id, guardianId, action: 'send' });
  await deliverMail();
  expect(await findState(id)).toMatchObject({ mailState: 'queued', mailFailure: 'EENVELOPE 451' });

  refuse.push(550);
  await read.teacher.send(sendPhaseLetter, { ...press(), id, guardianId, action: 'send' });
  await deliverMail();
  expect(await findState(id)).toMatchObject({ mailState: 'failed', mailFailure: 'EENVELOPE 550' });
});

test('a letter that is revoked before it was mailed is not mailed', async () => {
  const id = await publish();
  await read.teacher.send(sendPhaseLetter, { ...press(), id, guardianId, action: 'send' });
  await read.teacher.send(sendPhaseLetter, { ...press(), id, guardianId, action: 'revoke' });
  expect(await deliverMail()).toEqual([]);
});

test('a letter to a former address of a guardian opens no more and is not mailed; another name or language closes nothing', async () => {
  const id = await publish();
  const movingId = await addGuardian('en');
  const { token } = await sendLetter(id, movingId);
  const former = await findState(id, movingId);
  const change = (fields: { name: string; mail: string; language: 'en' | 'zh' }) =>
    read.teacher.send(saveGuardian, { ...press(), studentId: read.person.id, guardianId: movingId, ...fields });
  await change({ name: 'Another name', mail: former?.mail ?? '', language: 'zh' });
  expect(await open(token)).toMatchObject({ success: 1 });
  await read.teacher.send(sendPhaseLetter, { ...press(), id: await publish(), guardianId: movingId, action: 'send' });
  await change({ name: 'Another name', mail: 'right@home.example', language: 'zh' });
  expect(await open(token)).toMatchObject({ success: 0, reason: 'letter.over' });
  expect(await findState(id, movingId)).toMatchObject({ revokedAt: school.clock.now().toISOString() });
  expect(await deliverMail()).toEqual([]);
});

test('a letter expires, and says so', async () => {
  const { token } = await sendLetter(await publish());
  school.clock.pass({ minutes: 30 * 24 * 60 });
  expect(await open(token)).toMatchObject({ success: 0, reason: 'letter.ended' });
});
