import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInBackend, signInFrontend } from '@inkstone/session/contract';
import { changePassword } from '@inkstone/session/testing';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { exportSchoolRecords, getSchoolPerson, listSchoolRecords } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { describeBrowser } from './describe-browser.ts';
import { failedSignInsJob } from './record-sign-ins.ts';

let school: TestSchool;
let head: TestBrowser;
let mei: TestPerson;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(
    await school.person({ role: 'staff', permissions: permissionPresets.head, username: 'head' }),
  );
  mei = await school.person({ username: 'mei' });
});
afterAll(() => school.close());

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const tellFailed = () =>
  failedSignInsJob.run({
    payload: {},
    ...{ id: 'job', attempt: 1, now: school.clock.now(), db: school.db, log: quiet },
    signal: new AbortController().signal,
    enqueue: async () => undefined,
    services: { transaction: school.server.transaction } as never,
  });

test('who signed in stands in the record with browser and network, apart from the changes of the school', async () => {
  await school.signIn(mei);
  const again = await school.signIn(mei);
  await again.send(changePassword, { oldPassword: 'inkstone', password: 'seven quiet herons' });
  const { list } = await head.ask(listSchoolRecords, { personId: mei.id });
  expect(list).toMatchObject([
    { action: 'person.passwordChanged', actor: { username: 'mei' } },
    { action: 'person.signedIn', actor: { username: 'mei' }, subject: { username: 'mei' } },
    { action: 'person.signedIn' },
  ]);
  expect(list[1]?.changes).toContainEqual({ field: 'network', before: null, after: '127.0.0.1' });
  expect(list[1]?.changes).toContainEqual({ field: 'signedOutElsewhere', before: null, after: '1' });
  const { list: changes } = await head.ask(listSchoolRecords, {});
  expect(changes.map(({ action }) => action)).toEqual(['person.passwordChanged']);
  const { list: chosen } = await head.ask(listSchoolRecords, { action: 'person.signedIn', search: 'mei' });
  expect(chosen).toHaveLength(2);
  expect((await head.ask(getSchoolPerson, { personId: mei.id })).history.map(({ action }) => action)).toEqual([
    'person.passwordChanged',
  ]);
});

test('failed sign-ins are told in counts for each quarter of an hour, also of names that nobody has', async () => {
  const lu = await school.person({ username: 'lu' });
  const fail = (username: string) => school.nobody.failed(signInFrontend, { username, password: 'wrong one' });
  for (const username of ['lu', 'LU', 'nobody-here']) await fail(username);
  await tellFailed();
  const tried = async (personId?: number) =>
    (await head.ask(listSchoolRecords, { action: 'person.signInFailed', ...(personId && { personId }) })).list;
  expect(await tried()).toEqual([]);
  school.clock.pass({ minutes: 31 });
  await tellFailed();
  await tellFailed();
  expect(await tried(lu.id)).toMatchObject([
    { actor: null, subject: { username: 'lu' }, changes: [{ field: 'tries', after: '2' }] },
  ]);
  expect(await tried()).toHaveLength(2);
  head = await school.signIn(head.person);
});

test('the sign-ins of a person are exported with the filters of the page', async () => {
  await school.nobody.send(signInBackend, { username: 'head', password: 'inkstone' });
  head = await school.signIn(head.person);
  const url = '/api/backend/school/recordsFile?action=person.signedIn&search=head';
  const { body } = await school.server.app.inject({ url, headers: { authorization: `Bearer ${head.token}` } });
  expect(exportSchoolRecords.path).toBe('backend/school/recordsFile');
  expect(body).toContain('Signed in');
  expect(body).toContain('127.0.0.1');
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 MicroMessenger/8.0', 'WeChat, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8', null],
])('the browser %s is called %s', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});
