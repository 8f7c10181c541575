import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCookie, getLoginNotice, signInBackend } from '@inkstone/session/contract';
import { createBrowser, newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import {
  activateSchoolPerson,
  addSchoolPerson,
  createFirstAdministrator,
  getSchoolPerson,
  getSetupState,
  listSchoolPeople,
} from '../../contract.ts';
import { closeSetup, issueSetupCode } from './setup-code.ts';

let school: TestSchool;
beforeEach(async () => {
  school = await openSchool();
});
afterEach(() => school.close());

const issue = async (): Promise<string> => (await issueSetupCode(school.db, school.clock.now())) ?? '';

const aSetup = (code: string, changes: Record<string, unknown> = {}) => ({
  code,
  ...{ schoolName: 'Riverside School', schoolNameZh: '河畔学校', schoolTimeZone: 'America/New_York' },
  ...{ name: 'He Jing', nameZh: '何静', username: 'HeJing', password: 'seven quiet herons', mail: 'he@river.example' },
  ...{ language: 'en' as const, timeZone: 'Europe/London' },
  ...changes,
});

const countPeople = async () =>
  (await school.db.row(sql`select count(*) as count from person`, { count: z.int() }))?.count;

test('the code of the start makes the first administrator, names the school and signs them in', async () => {
  const code = await issue();
  expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  expect(await school.nobody.ask(getSetupState, {})).toMatchObject({ isOpen: true });

  const { user } = await school.nobody.send(createFirstAdministrator, aSetup(code));
  expect(user).toMatchObject({ name: 'He Jing', role: ['staff'], schoolTimeZone: 'America/New_York' });
  expect(user.permission).toContain('school_people');
  const headers = { authorization: `Bearer ${user.token}`, cookie: `ua_token=${user.browserToken}` };
  const head = createBrowser(school.server.app, headers);
  expect((await head.ask(listSchoolPeople, {})).list).toMatchObject([{ username: 'HeJing', nameZh: '何静' }]);
  const { history } = await head.ask(getSchoolPerson, { personId: user.id });
  expect(history).toMatchObject([{ action: 'person.added', actorName: null }]);
  expect(JSON.stringify(history)).not.toContain('seven quiet herons');
  const added = await head.send(addSchoolPerson, {
    ...newRequestId(),
    ...{ username: 'mo', name: 'Mo', nameZh: null, number: null, mail: null, language: 'en' },
    ...{ roles: ['teacher'], permissions: ['index'] },
  });
  expect(added.personId).toBeGreaterThan(0);
  await school.nobody.send(signInBackend, { username: 'hejing', password: 'seven quiet herons' });
});

test('the names are in force at once, in every process', async () => {
  const second = await school.openProcess();
  try {
    const code = await issue();
    await school.nobody.send(createFirstAdministrator, aSetup(code));
    expect((await school.nobody.ask(getLoginNotice, {})).school).toBe('Riverside School');
    await expect
      .poll(async () => (await createBrowser(second.app, {}).ask(getLoginNotice, {})).school)
      .toBe('Riverside School');
  } finally {
    await second.stop();
  }
});

test('a code is read in any case and width, with spaces, without hyphens, and with signs that look alike', async () => {
  const code = await issue();
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l').replace(/^/, '　');
  await school.nobody.send(createFirstAdministrator, aSetup(typed));
  expect(await countPeople()).toBe(1);
});

test('ten wrong codes use a code up, all are refused by the same words, and another start makes another one', async () => {
  const code = await issue();
  for (let tries = 0; tries < 10; tries++)
    expect(await school.nobody.refused(createFirstAdministrator, aSetup(`AAAA-${tries}`))).toBe('setup.codeWrong');
  expect(await school.nobody.refused(createFirstAdministrator, aSetup(code))).toBe('setup.codeWrong');
  expect(await countPeople()).toBe(0);
  await school.nobody.send(createFirstAdministrator, aSetup(await issue()));
});

test('a code is valid for one day', async () => {
  const code = await issue();
  school.clock.pass({ hours: 24 });
  expect(await school.nobody.refused(createFirstAdministrator, aSetup(code))).toBe('setup.codeWrong');
  await school.nobody.send(createFirstAdministrator, aSetup(await issue()));
});

test('the codes of several processes are all valid, and only hashes of them are stored', async () => {
  const codes = [await issue(), await issue(), await issue()];
  const stored = JSON.stringify(await school.db.rows(sql`select * from school_setup`));
  expect(codes.filter((code) => stored.includes(code))).toEqual([]);
  await school.nobody.send(createFirstAdministrator, aSetup(codes[0] ?? ''));
});

test('a weak password, a common one and a name of invisible signs use up no try', async () => {
  const code = await issue();
  for (let tries = 0; tries < 6; tries++) {
    expect(await school.nobody.refused(createFirstAdministrator, aSetup(code, { password: 'Passw0rd!' }))).toBe(
      'setup.passwordCommon',
    );
    expect(await school.nobody.refused(createFirstAdministrator, aSetup(code, { password: 'HEJING12' }))).toBe(
      'setup.passwordUsername',
    );
    expect(await school.nobody.refused(createFirstAdministrator, aSetup(code, { name: '\u200b' }))).toBe(
      'setup.nameMissing',
    );
  }
  await school.nobody.send(createFirstAdministrator, aSetup(code));
});

test('a user name of invisible signs alone makes nobody, and the page stays open', async () => {
  const code = await issue();
  expect(await school.nobody.failed(createFirstAdministrator, aSetup(code, { username: '\u200b' }))).toMatchObject({
    kind: 'invalid',
  });
  expect(await school.nobody.ask(getSetupState, {})).toMatchObject({ isOpen: true });
});

test('the page is closed for ever after the first person, also once everybody is deactivated', async () => {
  const code = await issue();
  await school.nobody.send(createFirstAdministrator, aSetup(code));
  await school.db.run(sql`update person set left_at = created_at`);
  expect(await school.nobody.ask(getSetupState, {})).toMatchObject({ isOpen: false });
  expect(await school.nobody.failed(createFirstAdministrator, aSetup(code))).toMatchObject({ kind: 'notFound' });
  expect(await issueSetupCode(school.db, school.clock.now())).toBeNull();
});

test('whoever makes the first person in another way closes the page, with codes that are out', async () => {
  const code = await issue();
  await school.tx((tx) => closeSetup(tx, school.clock.now()));
  expect(await school.nobody.ask(getSetupState, {})).toMatchObject({ isOpen: false });
  expect(await school.nobody.failed(createFirstAdministrator, aSetup(code))).toMatchObject({ kind: 'notFound' });
});

test('of two who enter the code at once, one becomes the administrator', async () => {
  const code = await issue();
  const outcomes = await Promise.allSettled([
    school.nobody.send(createFirstAdministrator, aSetup(code, { username: 'first' })),
    school.nobody.send(createFirstAdministrator, aSetup(code, { username: 'second' })),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await countPeople()).toBe(1);
});

test('the first administrator is the last one, who cannot leave', async () => {
  const { user } = await school.nobody.send(createFirstAdministrator, aSetup(await issue()));
  const head = createBrowser(school.server.app, {
    authorization: `Bearer ${user.token}`,
    cookie: `ua_token=${user.browserToken}`,
  });
  expect(await head.ask(checkCookie, {})).toMatchObject({ same: true });
  const leave = { ...newRequestId(), personId: user.id, isActive: false };
  expect(await head.refused(activateSchoolPerson, leave)).toBe('person.lastAdministrator');
});

test('an administrator whose user name can be taken for another one is not made', async () => {
  const code = await issue();
  const draft = aSetup(code, { username: 'hеjing' });
  expect(await school.nobody.refused(createFirstAdministrator, draft)).toBe('setup.usernameConfusable');
  expect(await countPeople()).toBe(0);
  await school.nobody.send(createFirstAdministrator, aSetup(code));
});
