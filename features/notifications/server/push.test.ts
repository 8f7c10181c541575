import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { listMessages } from '@inkstone/messages/contract';
import { eventKey, notify } from '@inkstone/messages/server';
import { closeSession } from '@inkstone/session/contract';
import { openSchool, type PersonDraft, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { getNotificationSettings, switchPushOff, switchPushOn } from '../contract.ts';
import { createRecordingMailer, sendNotifications } from '../testing.ts';
import { createSubscriber, openPushService, readAuthorization, type TestPushService } from './ways/push/testing.ts';
import { deleteEndedSubscriptionsJob } from './ways/push/push-calls.ts';

let school: TestSchool;
let service: TestPushService;
beforeAll(async () => {
  [school, service] = await Promise.all([openSchool(), openPushService()]);
});
afterAll(async () => {
  await Promise.all([school.close(), service.close()]);
});
beforeEach(() => {
  service.requests.length = 0;
  service.answers.length = 0;
});

let count = 0;

/** Somebody whose browser is subscribed, at the push service of the test. */
const subscribe = async (draft: PersonDraft = {}) => {
  count += 1;
  const browser = await school.signIn(await school.person({ mail: null, language: 'en', ...draft }));
  const subscriber = createSubscriber();
  const endpoint = `https://fcm.googleapis.com/send/${count}`;
  const { p256dh, auth } = subscriber;
  await browser.send(switchPushOn, { endpoint, p256dh, auth });
  await school.db.run(sql`
    update push_subscription set endpoint = ${`${service.origin}/${count}`} where endpoint = ${endpoint}`);
  return { browser, subscriber, keys: { p256dh, auth }, path: `/${count}` };
};

const tell = (person: TestPerson, title: string, values: Record<string, string> = {}) =>
  school.server.transaction((ctx) =>
    notify(ctx, {
      category: 'test',
      event: 'oldScore' in values ? 'scoreChanged' : 'reportOpened',
      content: { title, titleZh: null, values },
      assignmentId: null,
      personIds: [person.id],
      eventKey: eventKey('reportOpened', title),
    }),
  );

const send = () => sendNotifications(school, createRecordingMailer(), [service.origin]);

const listDeliveries = ({ person }: TestBrowser) =>
  school.db.rows(
    sql`select status, failure, due_at from delivery where way = 'push' and person_id = ${person.id} order by id`,
    { status: z.string(), failure: z.string().nullable(), dueAt: z.date() },
  );

/** What the bell says about browsers that take nothing any more. */
const listRests = async (browser: TestBrowser) =>
  (await browser.ask(listMessages, {})).messages
    .filter(({ event }) => event === 'pushRests')
    .map(({ messageContent }) => messageContent);

const requestsTo = (path: string) => service.requests.filter((request) => request.path === path);

const isOn = async (browser: TestBrowser) => (await browser.ask(getNotificationSettings, {})).isPushOn;

test('a message is pushed in the reader’s language, with a link, encrypted for the browser alone', async () => {
  const { browser, subscriber, path } = await subscribe({ language: 'zh' });
  await tell(browser.person, 'Sums');
  await send();
  await send();

  expect(service.requests).toHaveLength(1);
  const [request] = service.requests;
  const [message] = await school.db.rows(sql`select id from message where person_id = ${browser.person.id}`, {
    id: z.number(),
  });
  expect(JSON.parse(subscriber.decrypt(request?.body ?? Buffer.alloc(0)))).toEqual({
    title: 'Sums',
    body: '《Sums》的报告已开放。',
    url: `/message?id=${message?.id}`,
  });
  expect(request).toMatchObject({
    path,
    headers: {
      'content-encoding': 'aes128gcm',
      ttl: String(3 * 24 * 3600),
      urgency: 'normal',
      topic: `message-${message?.id}`,
    },
  });
  const { claims, publicKey } = readAuthorization(request?.headers.authorization ?? '');
  expect(claims).toMatchObject({ aud: service.origin });
  expect(await browser.ask(getNotificationSettings, {})).toMatchObject({ pushKey: publicKey, isPushOn: true });
  expect(await listDeliveries(browser)).toMatchObject([{ status: 'sent' }]);
});

test('a long message stays under 3 KB, and a score does not leave the product', async () => {
  const { browser, subscriber } = await subscribe();
  await tell(browser.person, `${'数"\u0001'.repeat(700)}`, { oldScore: '17.5', newScore: '18.5', maxScore: '20' });
  await send();
  const text = subscriber.decrypt(service.requests[0]?.body ?? Buffer.alloc(0));
  expect(Buffer.byteLength(text)).toBeLessThan(3072);
  expect(text).not.toMatch(/1[78]\.5/);
});

test.each([404, 410])(
  'a subscription that its service does not know (%i) is deleted, and its owner told',
  async (status) => {
    const { browser } = await subscribe();
    service.answers.push({ status });
    await tell(browser.person, `Gone ${status}`);
    await send();
    expect(await isOn(browser)).toBe(false);
    expect(await listDeliveries(browser)).toMatchObject([{ status: 'failed', failure: String(status) }]);
    expect(await listRests(browser)).toEqual([
      `One of your browsers no longer accepts push messages (${status}). You can switch them on again there.`,
    ]);
  },
);

test('a service that is busy is asked again not before the time that it names', async () => {
  const { browser } = await subscribe();
  service.answers.push({ status: 429, headers: { 'retry-after': '7200' } });
  await tell(browser.person, 'Busy');
  await send();
  const dueAt = new Date(school.clock.now().getTime() + 7_200_000);
  expect(await listDeliveries(browser)).toEqual([{ status: 'waiting', failure: '429', dueAt }]);
  school.clock.pass({ minutes: 121 });
  await send();
  expect(service.requests).toHaveLength(2);
  expect(service.requests[1]?.headers['topic']).toBe(service.requests[0]?.headers['topic']);
  expect(await listDeliveries(browser)).toMatchObject([{ status: 'sent' }]);
});

test.each([
  [{ status: 503 }, 'waiting'],
  [{ status: 413 }, 'failed'],
  [{ status: 403 }, 'failed'],
  // Followed, it would let a push service send the server anywhere.
  [{ status: 307, headers: { location: '/elsewhere' } }, 'failed'],
])('after %j a delivery is %s, and the subscription stays', async (answer, status) => {
  const { browser } = await subscribe();
  service.answers.push(answer);
  await tell(browser.person, `Answer ${answer.status}`);
  await send();
  expect(await listDeliveries(browser)).toMatchObject([{ status, failure: String(answer.status) }]);
  expect(service.requests).toHaveLength(1);
  expect(await isOn(browser)).toBe(true);
});

test('nothing is sent to a host that is no push service, whatever is stored', async () => {
  const { browser } = await subscribe();
  await tell(browser.person, 'Elsewhere');
  await sendNotifications(school, createRecordingMailer());
  expect(service.requests).toEqual([]);
  expect(await listDeliveries(browser)).toMatchObject([{ status: 'failed', failure: 'unknown service' }]);
});

test('push ends with the session, also for what waits already', async () => {
  const { browser, path } = await subscribe();
  await tell(browser.person, 'Before');
  service.answers.push({ status: 503 });
  await send();
  await browser.send(closeSession, {});
  await tell(browser.person, 'After');
  school.clock.pass({ minutes: 2 });
  await send();
  expect(requestsTo(path)).toHaveLength(1);
  expect(await listDeliveries(browser)).toMatchObject([{ status: 'failed', failure: 'session ended' }]);
  expect(await listRests(await school.signIn(browser.person))).toEqual([]);
});

test('what a session has left is deleted in the night', async () => {
  const { browser } = await subscribe();
  const other = await subscribe();
  await school.signIn(browser.person);
  const { db, clock } = school;
  await deleteEndedSubscriptionsJob.run({ db, now: clock.now() } as never);
  const left = await db.rows(sql`
    select person_id from push_subscription where person_id in (${browser.person.id}, ${other.browser.person.id})`);
  expect(left).toEqual([{ personId: other.browser.person.id }]);
});

test('switched off, a browser gets nothing; of one session the last subscription counts', async () => {
  const { browser, keys } = await subscribe();
  await browser.send(switchPushOn, { endpoint: 'https://web.push.apple.com/again', ...keys });
  const stored = await school.db.rows(sql`
    select endpoint from push_subscription where person_id = ${browser.person.id}`);
  expect(stored).toEqual([{ endpoint: 'https://web.push.apple.com/again' }]);
  await browser.send(switchPushOff, {});
  expect(await isOn(browser)).toBe(false);
  await tell(browser.person, 'Off');
  await send();
  expect(await listDeliveries(browser)).toEqual([]);
});

test('the browser of another person is mine after I switch push on, and takes nothing of theirs', async () => {
  const { browser, subscriber, keys, path } = await subscribe();
  await tell(browser.person, 'Theirs');
  service.answers.push({ status: 503 });
  await send();
  const mine = await school.signIn(await school.person({ mail: null, language: 'en' }));
  const endpoint = `https://fcm.googleapis.com/send${path}`;
  await school.db.run(sql`
    update push_subscription set endpoint = ${endpoint} where endpoint = ${`${service.origin}${path}`}`);
  await mine.send(switchPushOn, { endpoint, ...keys });
  await school.db.run(sql`
    update push_subscription set endpoint = ${`${service.origin}${path}`} where endpoint = ${endpoint}`);
  expect([await isOn(browser), await isOn(mine)]).toEqual([false, true]);

  await tell(mine.person, 'Mine');
  school.clock.pass({ minutes: 2 });
  await send();
  await send();
  expect(requestsTo(path)).toHaveLength(2);
  expect(subscriber.decrypt(requestsTo(path)[1]?.body ?? Buffer.alloc(0))).toContain('Mine');
  expect(await listDeliveries(browser)).toMatchObject([{ status: 'failed', failure: 'another person' }]);
});

test('an endpoint elsewhere is refused, and keys that are none; nobody subscribes without a session', async () => {
  const browser = await school.signIn(await school.person());
  const { p256dh, auth } = createSubscriber();
  const endpoint = 'https://fcm.googleapis.com/send/x';
  const refused = { endpoint: 'https://169.254.169.254/latest', p256dh, auth };
  expect(await browser.refused(switchPushOn, refused)).toBe('notification.pushService');
  const outside = Buffer.from(p256dh, 'base64url').fill(1, 1).toString('base64url');
  expect(await browser.refused(switchPushOn, { endpoint, p256dh: outside, auth })).toBe('notification.pushService');
  const plain = { endpoint: 'http://fcm.googleapis.com/send/x', p256dh, auth };
  expect((await browser.failed(switchPushOn, plain)).kind).toBe('invalid');
  expect((await school.nobody.failed(switchPushOn, { endpoint, p256dh, auth })).kind).toBe('signedOut');
  expect(await isOn(browser)).toBe(false);
});
