import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase } from '@inkstone/db/testing';
import { openInbox, type Inbox } from '@inkstone/mail/testing';
import { getLoginFamily, signInBackend, signInFrontend, type Role } from '@inkstone/session/contract';
import { hashPassword, insertPerson } from '@inkstone/session/server';
import { proveMail, recoverPassword, sendMailCode, sendPasswordCode } from '@inkstone/session/testing';
import { createBrowser } from '@inkstone/testing';
import { runProcess, type RunningProduct } from './process.ts';
import { readSettings } from './settings.ts';

// The whole way of an address: a real process with its queue, PostgreSQL, and a real SMTP server.
const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-own-mail-'));
const soon = { timeout: 60_000, interval: 50 };
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let inbox: Inbox;
let running: RunningProduct;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  inbox = await openInbox();
  const settings = readSettings({
    ...{ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', SCHOOL: 'empty' },
    ...{ SMTP_URL: inbox.url, MAIL_FROM: 'School <no-reply@school.example>', PUBLIC_URL: 'http://school.example/' },
  });
  running = await runProcess(settings, { print: () => undefined });
});
afterAll(async () => {
  await running.stop();
  await inbox.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The digits of the newest mail, once so many have come to an address. */
const codeOfMail = async (to: string, count: number): Promise<string> => {
  const mails = () => inbox.mails.filter((mail) => mail.to?.some(({ address }) => address === to));
  await expect.poll(mails, soon).toHaveLength(count);
  return /\b(\d{8})\b/.exec(mails().at(-1)?.text ?? '')?.[1] ?? '';
};

test.each<[Role, 'en' | 'zh']>([
  ['student', 'zh'],
  ['candidate', 'en'],
  ['teacher', 'en'],
  ['recruitment', 'zh'],
])(
  'a %s proves an address by the mail that came, and by the next mail sets a forgotten password',
  async (role, language) => {
    const [username, mail] = [`${role}-lin`, `${role}@home.example`];
    await insertPerson(running.server.db, {
      ...{ username, name: 'Lin', nameZh: '林', sortName: 'lin', passwordHash: await hashPassword('inkstone') },
      ...{ roles: [role], role, permissions: [], language, isGuideSeen: true, createdAt: new Date() },
    });
    const family = getLoginFamily(role);
    const signIn = family === 'frontend' ? signInFrontend : signInBackend;
    const nobody = createBrowser(running.server.app, {});
    const { token, browserToken } = await nobody.send(signIn, { username, password: 'inkstone' });
    const browser = createBrowser(running.server.app, {
      authorization: `Bearer ${token}`,
      cookie: `ua_token=${browserToken}`,
    });
    await browser.send(sendMailCode, { mail });
    await browser.send(proveMail, { code: await codeOfMail(mail, 1) });

    await nobody.send(sendPasswordCode, { username: mail, family });
    const password = 'new words here';
    await nobody.send(recoverPassword, { username: mail, family, code: await codeOfMail(mail, 2), password });
    expect((await nobody.send(signIn, { username, password })).name).toBe(language === 'zh' ? '林' : 'Lin');
  },
);
