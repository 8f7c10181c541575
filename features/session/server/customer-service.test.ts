import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser, openSchool, type TestSchool } from '@inkstone/testing';
import { closeServiceHint, getCustomerService } from '../contract/customer-service.ts';
import { customerServiceSetting } from './index.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const picture = 'data:image/png;base64,aGVsbG8=';
const note = { en: 'Weekdays, 9 to 6', zh: '工作日 9:00–18:00' };
const save = (value: { picture: string; note: { en: string; zh: string } } | null) =>
  school.tx((_tx, { settings }) => settings.save(customerServiceSetting, value));

test('a change of the customer service is in force in every process, for students and candidates in their language', async () => {
  const second = await school.openProcess();
  const student = await school.signIn(await school.person({ language: 'en' }));
  const candidate = await school.person({ role: 'candidate', language: 'zh' });
  const { token } = await school.signIn(candidate);
  const elsewhere = createBrowser(second.app, { authorization: `Bearer ${token}` });
  // Both processes remember that there is none.
  expect(await student.ask(getCustomerService, {})).toMatchObject({ service: null, isHintDue: false });
  expect(await elsewhere.ask(getCustomerService, {})).toMatchObject({ service: null });

  await save({ picture, note });
  await expect.poll(() => student.ask(getCustomerService, {})).toMatchObject({ service: { picture, note: note.en } });
  await expect.poll(() => elsewhere.ask(getCustomerService, {})).toMatchObject({ service: { note: note.zh } });
  await save({ picture, note: { ...note, en: 'Every day' } });
  await expect.poll(() => student.ask(getCustomerService, {})).toMatchObject({ service: { note: 'Every day' } });
  await save(null);
  await expect.poll(() => elsewhere.ask(getCustomerService, {})).toMatchObject({ service: null });
  await second.stop();
});

test('the hint is closed once for all devices of a person', async () => {
  await save({ picture, note });
  const person = await school.person();
  const student = await school.signIn(person);
  await expect.poll(() => student.ask(getCustomerService, {})).toMatchObject({ isHintDue: true });
  await student.send(closeServiceHint, {});
  const otherDevice = await school.signIn(person);
  expect(await otherDevice.ask(getCustomerService, {})).toMatchObject({ isHintDue: false });
  const classmate = await school.signIn(await school.person());
  expect(await classmate.ask(getCustomerService, {})).toMatchObject({ isHintDue: true });
});

test('a transaction sees what it saved itself, and nobody sees it when it fails', async () => {
  const student = await school.signIn(await school.person());
  await save({ picture, note });
  await expect.poll(() => student.ask(getCustomerService, {})).toMatchObject({ service: { note: note.en } });
  const failing = school.tx(async (_tx, { settings }) => {
    await settings.save(customerServiceSetting, null);
    expect(await settings.read(customerServiceSetting)).toBeNull();
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await student.ask(getCustomerService, {})).toMatchObject({ service: { note: note.en } });
});

test.each([
  'https://elsewhere.example/qr.png',
  'data:text/html;base64,PGI+',
  `data:image/png;base64,${'A'.repeat(100_000)}`,
])('no picture of another kind, place or size is saved: %.40s', async (wrong) => {
  await expect(save({ picture: wrong, note })).rejects.toThrow(/picture/);
});

test('a stored value that is no longer valid counts as none', async () => {
  const student = await school.signIn(await school.person());
  await school.db.run(sql`
    insert into school_setting (key, value, updated_at) values ('customerService', '{"picture": 5}', now())
    on conflict (key) do update set value = excluded.value`);
  await school.db.run(sql`select pg_notify('inkstone_school_setting', 'customerService')`);
  await expect.poll(() => student.ask(getCustomerService, {})).toMatchObject({ service: null });
});
