import { sql } from 'drizzle-orm';
import { jobs as reportJobs } from '@inkstone/reports/server';
import { openMailer } from '@inkstone/mail';
import { listBackendMessages, listMessages, type Message } from '@inkstone/messages/contract';
import { runTimedNotices } from '@inkstone/messages/testing';
import { getNotificationSettings, saveNotificationSettings, switchPushOn } from '@inkstone/notifications/contract';
import {
  createSubscriber,
  openOutsideServices,
  sendNotifications,
  type TestSubscriber,
} from '@inkstone/notifications/testing';
import { getLoginFamily } from '@inkstone/session/contract';
import type { TestBrowser, TestSchool } from '@inkstone/testing';
import * as z from 'zod';

/** Somebody of the school with a bell, a mailbox and a browser that takes pushes. */
export interface Listener {
  browser: TestBrowser;
  mail: string;
  subscriber: TestSubscriber;
  pushPath: string;
}

/** What reached a person outside the product, by the message that it leads to. */
export interface Received {
  texts: string[];
  messageIds: Set<number>;
}

/** The servers of the week: SMTP, push and robots, each a real one on this machine. */
export const openWays = async () => {
  const outside = await openOutsideServices();
  const { mailsTo } = outside;
  const mailer = openMailer({ url: outside.smtpUrl, from: 'Inkstone <no-reply@school.example>' });
  let subscriptions = 0;

  /** Switches on every kind of notification for a person. */
  const listen = async (school: TestSchool, browser: TestBrowser, mail: string): Promise<Listener> => {
    const { choices } = await browser.ask(getNotificationSettings, {});
    const all = choices.map(({ topic }) => ({ topic, mail: true, push: true }));
    await browser.send(saveNotificationSettings, { choices: all, quietFrom: null, quietUntil: null, digestAt: null });
    subscriptions += 1;
    const subscriber = createSubscriber();
    const endpoint = `https://fcm.googleapis.com/send/week-${subscriptions}`;
    await browser.send(switchPushOn, { endpoint, p256dh: subscriber.p256dh, auth: subscriber.auth });
    const pushPath = `/week-${subscriptions}`;
    await school.db.run(sql`
      update push_subscription set endpoint = ${`${outside.pushOrigin}${pushPath}`} where endpoint = ${endpoint}`);
    return { browser, mail, subscriber, pushPath };
  };

  /** Lets time pass, and does what the jobs of a minute do. */
  const pass = async (school: TestSchool, span: Parameters<TestSchool['clock']['pass']>[0]): Promise<void> => {
    school.clock.pass(span);
    await runTimedNotices(school);
    await sendNotifications(school, mailer, [outside.pushOrigin]);
  };

  /** Sends the letters to guardians that wait in the queue. */
  const sendLetters = async (school: TestSchool): Promise<void> => {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const context = { id: 'job', attempt: 1, now: school.clock.now(), db: school.db, services: { mailer }, log };
    for (const job of reportJobs) {
      const queued = await school.db.rows(sql`delete from jobs.job where name = ${job.name} returning data`, {
        data: z.unknown(),
      });
      for (const { data } of queued) await job.run({ ...context, payload: data } as never);
    }
  };

  const collect = (texts: string[], pattern: RegExp): Received => ({
    texts,
    messageIds: new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id]) => Number(id)))),
  });
  const readMails = ({ mail }: Listener): Received =>
    collect(
      mailsTo(mail).map(({ subject, text }) => `${subject}\n${text}`),
      /https:\/\/school\.example\/message\?id=(\d+)/g,
    );
  const readPushes = ({ subscriber, pushPath }: Listener): Received =>
    collect(
      outside.pushesTo(pushPath, subscriber).map((message) => JSON.stringify(message)),
      /"url":"\/message\?id=(\d+)"/g,
    );

  return {
    robotOrigins: outside.robotOrigins,
    listen,
    pass,
    sendLetters,
    mailsTo,
    readMails,
    readPushes,
    readPosts: outside.robotPosts,
    async close() {
      mailer.close();
      await outside.close();
    },
  };
};

export type Ways = Awaited<ReturnType<typeof openWays>>;

/** The bell of a person. */
export const readBell = async ({ browser }: Listener): Promise<Message[]> => {
  const call = getLoginFamily(browser.person.role) === 'frontend' ? listMessages : listBackendMessages;
  return (await browser.ask(call, { pageNum: 50 })).messages;
};
