import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventKey, notify } from '@inkstone/messages/server';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { createRecordingMailer, sendNotifications } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const tellReport = (person: TestPerson, title: string) =>
  school.server.transaction((ctx) =>
    notify(ctx, {
      ...{ category: 'test', event: 'reportOpened', assignmentId: null },
      content: { title, titleZh: title, values: {} },
      personIds: [person.id],
      eventKey: eventKey('reportOpened', title),
    }),
  );

/** Messages wait for two more hours. */
const keepQuiet = ({ id }: TestPerson) => {
  const minute = school.clock.now().getUTCHours() * 60 + 8 * 60;
  return school.db.run(sql`
    insert into notification_settings (person_id, quiet_from, quiet_until, updated_at)
    values (${id}, ${(minute + 1380) % 1440}, ${(minute + 120) % 1440}, ${school.clock.now()})`);
};

const listDeliveries = ({ id }: TestPerson) =>
  school.db.rows(sql`select address, status from delivery where person_id = ${id} order by id`, {
    address: z.string(),
    status: z.string(),
  });

test('what waits for an address goes to the one that took its place, never to the former one', async () => {
  const person = await school.person({ mail: 'former@school.example', language: 'en' });
  await keepQuiet(person);
  const mailer = createRecordingMailer();
  await tellReport(person, 'Ponds');
  await sendNotifications(school, mailer);
  await school.db.run(sql`update person set mail = 'present@school.example' where id = ${person.id}`);
  school.clock.pass({ hours: 3 });
  await sendNotifications(school, mailer);
  expect(mailer.mails.map(({ to }) => to)).toEqual(['present@school.example']);
  expect(await listDeliveries(person)).toEqual([
    { address: 'former@school.example', status: 'skipped' },
    { address: 'present@school.example', status: 'sent' },
  ]);
});

test('what waits for an address that was removed, or is no longer proved, is not sent', async () => {
  const [removed, unproved] = [
    await school.person({ mail: 'removed@school.example' }),
    await school.person({ mail: 'doubtful@school.example' }),
  ];
  const mailer = createRecordingMailer();
  for (const person of [removed, unproved]) {
    await keepQuiet(person);
    await tellReport(person, `Rivers ${person.id}`);
  }
  await sendNotifications(school, mailer);
  await school.db.run(sql`update person set mail = null where id = ${removed.id}`);
  await school.db.run(sql`update person set mail_proved_at = null where id = ${unproved.id}`);
  school.clock.pass({ hours: 3 });
  await sendNotifications(school, mailer);
  expect(mailer.mails).toEqual([]);
  expect(await listDeliveries(removed)).toEqual([{ address: 'removed@school.example', status: 'skipped' }]);
});

test('of two who share an address each gets a mail of their own, which ends only their own mails', async () => {
  const mail = 'family@school.example';
  const [elder, younger] = [
    await school.person({ mail, name: 'Elder Bai', language: 'en' }),
    await school.person({ mail, name: 'Younger Bai', language: 'en' }),
  ];
  const mailer = createRecordingMailer();
  await tellReport(elder, 'Lakes');
  await tellReport(younger, 'Hills');
  await tellReport(elder, 'Woods');
  await sendNotifications(school, mailer);
  const read = mailer.mails.map(({ text, headers }) => ({
    names: ['Elder Bai', 'Younger Bai'].filter((name) => text.includes(name)),
    titles: ['Lakes', 'Hills', 'Woods'].filter((title) => text.includes(title)),
    // A token begins with the person.
    owner: Number(/token=(\d+)/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1]),
  }));
  expect(read.toSorted((a, b) => b.titles.length - a.titles.length)).toEqual([
    { names: ['Elder Bai'], titles: ['Lakes', 'Woods'], owner: elder.id },
    { names: ['Younger Bai'], titles: ['Hills'], owner: younger.id },
  ]);
});
