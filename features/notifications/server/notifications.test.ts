import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages, markMessageRead } from '@inkstone/messages/contract';
import { eventKey, notify } from '@inkstone/messages/server';
import type { JobContext } from '@inkstone/jobs';
import { openSchool, type PersonDraft, type TestPerson, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { createRecordingMailer, sendNotifications } from '../testing.ts';
import { wakeOverdueJob } from './deliver-job.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

let count = 0;
const createPerson = (draft: PersonDraft = {}): Promise<TestPerson> => {
  count += 1;
  return school.person({ mail: `reader${count}@school.example`, language: 'en', ...draft });
};

const reportOf = (title: string) =>
  ({
    category: 'test',
    event: 'reportOpened',
    content: { title, titleZh: `${title}（中）`, values: {} },
    assignmentId: null,
  }) as const;

const notifyOf = (persons: readonly TestPerson[], title: string, key: string = title) =>
  school.server.transaction((ctx) =>
    notify(ctx, {
      ...reportOf(title),
      personIds: persons.map(({ id }) => id),
      eventKey: eventKey('reportOpened', key),
    }),
  );

const deliveriesOf = (person: TestPerson) =>
  school.db.rows(
    sql`
    select status, tries, failure, batch_id from delivery where person_id = ${person.id} order by id`,
    { status: z.string(), tries: z.number(), failure: z.string().nullable(), batchId: z.number().nullable() },
  );

test('a message reaches the mail of its reader once, in the reader’s language', async () => {
  const [english, chinese] = [await createPerson(), await createPerson({ language: 'zh', name: 'Lin', nameZh: '林' })];
  const mailer = createRecordingMailer();
  await notifyOf([english, chinese, english], 'Sums');
  await notifyOf([english, chinese], 'Sums');
  await sendNotifications(school, mailer);
  await sendNotifications(school, mailer);

  expect(mailer.mails).toHaveLength(2);
  const [first, second] = mailer.mails;
  expect(first).toMatchObject({ subject: 'Sums · Test School', headers: { 'Auto-Submitted': 'auto-generated' } });
  expect(first?.text).toMatch(/\nOpen: https:\/\/school\.example\/message\?id=\d+\n/);
  expect(first?.text).toContain('The report of “Sums” is open.');
  expect(second?.subject).toBe('Sums（中） · 测试学校');
  expect(second?.text).toContain('林：\n\n《Sums（中）》的报告已开放。');
  expect(await deliveriesOf(english)).toMatchObject([{ status: 'sent', tries: 0 }]);
  const browser = await school.signIn(english);
  expect(await browser.ask(listMessages, {})).toMatchObject({ total: 1 });
});

test('somebody without a mail address, with one that was not proved, and one who switched the topic off, get none', async () => {
  const [without, off] = [await createPerson({ mail: null }), await createPerson()];
  const unproved = await createPerson({ mail: 'unproved@school.example' });
  await school.db.run(sql`update person set mail_proved_at = null where id = ${unproved.id}`);
  await school.db.run(sql`
    insert into notification_preference (person_id, topic, way, is_enabled) values (${off.id}, 'report', 'mail', false)`);
  const mailer = createRecordingMailer();
  await notifyOf([without, off, unproved], 'Roots');
  await sendNotifications(school, mailer);
  expect(mailer.mails).toEqual([]);
});

test('a topic that is not mailed by default is mailed to whoever switched it on', async () => {
  const [on, other] = [await createPerson({ role: 'teacher' }), await createPerson({ role: 'teacher' })];
  await school.db.run(sql`
    insert into notification_preference (person_id, topic, way, is_enabled) values (${on.id}, 'handIns', 'mail', true)`);
  const mailer = createRecordingMailer();
  await school.server.transaction((ctx) =>
    notify(ctx, {
      ...reportOf('Primes'),
      event: 'handedIn',
      personIds: [on.id, other.id],
      eventKey: eventKey('handedIn', 'primes'),
    }),
  );
  await sendNotifications(school, mailer);
  expect(mailer.mails).toHaveLength(1);
});

test('in quiet hours a mail waits for their end; what is read in the bell before is not sent', async () => {
  const [waits, reads] = [await createPerson(), await createPerson()];
  const minute = school.clock.now().getUTCHours() * 60 + 8 * 60;
  for (const { id } of [waits, reads])
    await school.db.run(sql`
      insert into notification_settings (person_id, quiet_from, quiet_until, updated_at)
      values (${id}, ${(minute + 1380) % 1440}, ${(minute + 120) % 1440}, ${school.clock.now()})`);
  const mailer = createRecordingMailer();
  await notifyOf([waits, reads], 'Squares');
  await sendNotifications(school, mailer);
  expect(mailer.mails).toEqual([]);
  const browser = await school.signIn(reads);
  const { messages } = await browser.ask(listMessages, {});
  await browser.send(markMessageRead, { messageId: messages[0]?.messageId ?? 0 });

  school.clock.pass({ hours: 3 });
  await sendNotifications(school, mailer);
  expect(mailer.mails).toHaveLength(1);
  expect(await deliveriesOf(reads)).toMatchObject([{ status: 'skipped' }]);
});

test('a digest carries the messages of a day in one mail', async () => {
  const person = await createPerson();
  const minute = (school.clock.now().getUTCHours() * 60 + 8 * 60 + 180) % 1440;
  await school.db.run(sql`
    insert into notification_settings (person_id, digest_at, updated_at)
    values (${person.id}, ${minute}, ${school.clock.now()})`);
  const mailer = createRecordingMailer();
  await notifyOf([person], 'Cubes');
  await notifyOf([person], 'Cones');
  await sendNotifications(school, mailer);
  expect(mailer.mails).toEqual([]);
  school.clock.pass({ hours: 4 });
  await sendNotifications(school, mailer);
  expect(mailer.mails).toHaveLength(1);
  expect(mailer.mails[0]?.subject).toBe('Messages: 2 · Test School');
  expect(mailer.mails[0]?.text).toMatch(/“Cubes”[\s\S]*“Cones”/);
});

test('a mail that fails for now is sent again later with the same identity', async () => {
  const person = await createPerson();
  const mailer = createRecordingMailer([451]);
  await notifyOf([person], 'Angles');
  await sendNotifications(school, mailer);
  expect(mailer.mails).toEqual([]);
  const [waiting] = await deliveriesOf(person);
  expect(waiting).toMatchObject({ status: 'waiting', tries: 1, failure: '451' });
  await notifyOf([person], 'Arcs');
  school.clock.pass({ minutes: 2 });
  await sendNotifications(school, mailer);
  await sendNotifications(school, mailer);
  expect(mailer.mails.map(({ messageId }) => messageId)).toEqual([
    `<delivery-${waiting?.batchId}@school.example>`,
    expect.not.stringContaining(`-${waiting?.batchId}@`),
  ]);
});

test('a mail whose process died before it was noted is sent again within minutes, with the same identity', async () => {
  const person = await createPerson();
  const mailer = createRecordingMailer();
  await notifyOf([person], 'Prisms');
  await sendNotifications(school, mailer);
  const { db, clock, server } = school;
  // As the process left it: sent, claimed, not noted, and its job gone with it.
  await db.run(sql`
    update delivery set status = 'waiting', finished_at = null, claimed_until = ${clock.now()}
     where person_id = ${person.id}`);
  clock.pass({ minutes: 6 });
  await sendNotifications(school, mailer);
  expect(mailer.mails).toHaveLength(1);
  const enqueue: JobContext<unknown>['enqueue'] = (_handle, job, payload, options) =>
    server.transaction(({ services }) => services.enqueue(job, payload, options));
  await wakeOverdueJob.run({ db, now: clock.now(), enqueue } as never);
  await sendNotifications(school, mailer);
  const [first, second, ...rest] = mailer.mails;
  expect(rest).toEqual([]);
  expect(second?.messageId).toBe(first?.messageId);
  expect(await deliveriesOf(person)).toMatchObject([{ status: 'sent' }]);
});

test('an address that does not exist rests: nothing more is sent there, and its owner is told once', async () => {
  const person = await createPerson({ language: 'zh' });
  const mailer = createRecordingMailer([550]);
  await notifyOf([person], 'Rings');
  await sendNotifications(school, mailer);
  await notifyOf([person], 'Fields');
  await sendNotifications(school, mailer);
  expect(mailer.mails).toEqual([]);
  expect(await deliveriesOf(person)).toMatchObject([{ status: 'failed', failure: '550' }]);
  expect(await school.db.rows(sql`select failure from resting_address where way = 'mail'`)).toMatchObject([
    { failure: '550' },
  ]);
  const browser = await school.signIn(person);
  const { messages } = await browser.ask(listMessages, {});
  expect(messages.filter(({ category }) => category === 'notifications')).toMatchObject([
    {
      event: 'mailRests',
      messageContent: expect.stringMatching(/^发往 reader\d+@school\.example 的邮件被退回：该邮箱不存在（550）。/),
      classId: null,
    },
  ]);
});

test('the score of a changed mark does not leave the product', async () => {
  const person = await createPerson();
  const mailer = createRecordingMailer();
  await school.server.transaction((ctx) =>
    notify(ctx, {
      ...reportOf('Waves'),
      content: { title: 'Waves', titleZh: null, values: { oldScore: '17.5', newScore: '18.5', maxScore: '20' } },
      event: 'scoreChanged',
      personIds: [person.id],
      eventKey: eventKey('scoreChanged', 'waves'),
    }),
  );
  await sendNotifications(school, mailer);
  expect(mailer.mails[0]?.text).toContain('Your score in “Waves” has changed.');
  expect(mailer.mails[0]?.text).not.toMatch(/1[78]\.5/);
  const browser = await school.signIn(person);
  const { messages } = await browser.ask(listMessages, {});
  expect(messages[0]?.messageContent).toBe('Your points in “Waves” changed from 17.5 to 18.5 of 20.');
});

test('what is gathered leaves once, at its end, with its number', async () => {
  const teacher = await createPerson({ role: 'teacher' });
  await school.db.run(sql`
    insert into notification_preference (person_id, topic, way, is_enabled) values (${teacher.id}, 'handIns', 'mail', true)`);
  const gatheredUntil = new Date(school.clock.now().getTime() + 15 * 60_000);
  const mailer = createRecordingMailer();
  for (const personName of ['Ann', 'Ben', 'Cai']) {
    await school.server.transaction((ctx) =>
      notify(ctx, {
        ...reportOf('Logic'),
        content: { title: 'Logic', titleZh: null, values: { personName, personNameZh: null } },
        event: 'handedIn',
        personIds: [teacher.id],
        eventKey: eventKey('handedIn', 'logic'),
        gatheredUntil,
      }),
    );
    await sendNotifications(school, mailer);
  }
  expect(mailer.mails).toEqual([]);
  school.clock.pass({ minutes: 16 });
  await sendNotifications(school, mailer);
  expect(mailer.mails).toHaveLength(1);
  expect(mailer.mails[0]?.text).toContain('3 students have handed in “Logic”, Cai most recently.');
});

test('a long title is cut between signs in the subject of its mail', async () => {
  const mailer = createRecordingMailer();
  await notifyOf([await createPerson()], `x${'𠮷'.repeat(120)}`);
  await sendNotifications(school, mailer);
  expect(mailer.mails[0]?.subject).toBe(`x${'𠮷'.repeat(99)}`);
});
