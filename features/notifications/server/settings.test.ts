import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getNotificationSettings, saveNotificationSettings, unsubscribe } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const none = { quietFrom: null, quietUntil: null, digestAt: null };

test('each role is asked about its own topics, with the defaults', async () => {
  const student = await school.signIn(await school.person({ mail: 'lin@school.example' }));
  const settings = await student.ask(getNotificationSettings, {});
  expect(settings).toMatchObject({ ...none, canMail: true, mailAddress: 'lin@school.example', mailFailure: null });
  expect(settings.choices.map(({ topic }) => topic)).toContain('reminder');
  expect(settings.choices.map(({ topic }) => topic)).not.toContain('handIns');
  expect(settings.choices.every(({ mail, push }) => mail && push)).toBe(true);
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const { choices } = await teacher.ask(getNotificationSettings, {});
  expect(choices.find(({ topic }) => topic === 'handIns')).toEqual({ topic: 'handIns', mail: false, push: true });
});

test('an address that was not proved is none', async () => {
  const person = await school.person({ mail: 'typo@school.example' });
  await school.db.run(sql`update person set mail_proved_at = null where id = ${person.id}`);
  const browser = await school.signIn(person);
  expect(await browser.ask(getNotificationSettings, {})).toMatchObject({ mailAddress: null });
});

test('what is saved is read again; a topic of another role is left out', async () => {
  const student = await school.signIn(await school.person());
  const times = { quietFrom: '22:30', quietUntil: '06:05', digestAt: '18:00' };
  const choices = [
    { topic: 'report' as const, mail: false, push: true },
    { topic: 'handIns' as const, mail: true, push: true },
  ];
  await student.send(saveNotificationSettings, { choices, ...times });
  const settings = await student.ask(getNotificationSettings, {});
  expect(settings).toMatchObject(times);
  expect(settings.choices.find(({ topic }) => topic === 'report')).toEqual(choices[0]);
  const stored = await school.db.rows(sql`
    select distinct topic from notification_preference where person_id = ${student.person.id}`);
  expect(stored).toEqual([{ topic: 'report' }]);
  await student.send(saveNotificationSettings, { choices: [], ...none });
  expect(await student.ask(getNotificationSettings, {})).toMatchObject(none);
});

test('half of the quiet hours is refused, and a time that is none', async () => {
  const student = await school.signIn(await school.person());
  const half = { choices: [], ...none, quietFrom: '22:00' };
  expect(await student.refused(saveNotificationSettings, half)).toBe('notification.halfQuiet');
  const wrong = { choices: [], quietFrom: '24:00', quietUntil: '07:00', digestAt: null };
  expect((await student.failed(saveNotificationSettings, wrong)).kind).toBe('invalid');
});

test('an address that takes nothing any more is told', async () => {
  const person = await school.person({ mail: 'gone@school.example' });
  await school.db.run(sql`
    insert into resting_address (way, address, failure, rested_at)
    values ('mail', 'gone@school.example', '550', ${school.clock.now()})`);
  const student = await school.signIn(person);
  expect(await student.ask(getNotificationSettings, {})).toMatchObject({ mailFailure: '550' });
});

test('everybody who signs in may choose, nobody else', async () => {
  expect((await school.nobody.failed(getNotificationSettings, {})).kind).toBe('signedOut');
  const candidate = await school.signIn(await school.person({ role: 'candidate' }));
  const { choices } = await candidate.ask(getNotificationSettings, {});
  expect(choices.map(({ topic }) => topic)).toEqual(['assigned', 'changed', 'reminder', 'environment', 'report']);
});

test('guesses of a token of a mail are limited as those of a link are', async () => {
  const guess = async () => {
    const { statusCode } = await school.server.app.inject({
      method: 'POST',
      url: `/api/${unsubscribe.path}?token=1.x`,
    });
    return statusCode;
  };
  expect(await guess()).toBe(409);
  await school.db.run(sql`update rate_counter set count = 3000 where key like 'link %'`);
  expect(await guess()).toBe(429);
});
