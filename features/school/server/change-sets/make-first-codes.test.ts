import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { signInFrontend } from '@inkstone/session/contract';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool } from '@inkstone/testing';
import { applyChangeSet, listChangeSets, makeFirstCodes, type ChangeSet } from '../../contract/imports.ts';
import { permissionPresets } from '../../rules.ts';
import { openImportingSchool, resetLimits, type ImportingSchool } from './testing.ts';

let school: ImportingSchool['school'];
let head: ImportingSchool['head'];
let plan: ImportingSchool['plan'];
let apply: ImportingSchool['apply'];
beforeAll(async () => {
  ({ school, head, plan, apply } = await openImportingSchool());
});
afterAll(() => school.close());
beforeEach(() => resetLimits(school));

test('first codes are shown once to each new person, and what was done stands in the record', async () => {
  const planned = await plan('name,username\nCode One,code1\nCode Two,code2\n');
  expect(await head.refused(makeFirstCodes, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'changeSet.notApplied',
  );
  await apply(planned.changeSetId);
  const request = { ...newRequestId(), changeSetId: planned.changeSetId };
  const { list } = await head.send(makeFirstCodes, request);
  expect(list.map(({ username }) => username)).toEqual(['code1', 'code2']);
  expect(new Set(list.map(({ code }) => code)).size).toBe(2);
  expect(list[0]?.code).toMatch(/^([0-9a-z]{5}-){5}[0-9a-z]$/);
  expect(await head.refused(makeFirstCodes, request)).toBe('codes.shown');
  const records = await school.db.rows(
    sql`
    select action, changes::text as text from school_record where subject_kind = 'changeSet'
       and subject_id = ${planned.changeSetId} order by id`,
    { action: z.string(), text: z.string() },
  );
  expect(records.map(({ action }) => action)).toEqual(['people.imported', 'people.codesMade']);
  for (const { code } of list) expect(JSON.stringify(records)).not.toContain(code);
  const { list: sets } = await head.ask(listChangeSets, {});
  expect(sets[0]).toMatchObject({ changeSetId: planned.changeSetId, actorName: 'Head', counts: { made: 2 } });
});

test('codes go by mail to whoever has an address, in their own language, and the others are shown', async () => {
  const sheet =
    'name,chinese name,username,mail,language\nMail One,邮一,mail1,one@mail.example,zh\nNo Mail,,nomail1,,en\nMail Two,邮二,mail2,two@mail.example,en\n';
  const planned = await plan(sheet);
  await apply(planned.changeSetId);
  const request = { ...newRequestId(), changeSetId: planned.changeSetId, byMail: true };
  const { list, mailedCount } = await head.send(makeFirstCodes, request);
  expect([mailedCount, list.map(({ username }) => username)]).toEqual([2, ['nomail1']]);
  const mails = await school.db.rows(
    sql`select data from jobs.job where name = 'mail' and data->>'to' in ('one@mail.example', 'two@mail.example') order by data->>'to'`,
    { data: z.object({ subject: z.string(), text: z.string() }) },
  );
  expect(mails.map(({ data }) => data.subject)).toEqual(['测试学校：首次登录', 'Test School: your first sign-in']);
  const text = mails[0]?.data.text ?? '';
  expect(text).toContain('邮一，你好');
  expect(text).toContain('登录地址：https://school.example/login');
  const [code = ''] = /([0-9a-z]{5}-){5}[0-9a-z]/.exec(text) ?? [];
  const sign = { username: 'mail1', password: code, newPassword: 'a lantern in the fog' };
  await school.nobody.send(signInFrontend, sign);
  const [record] = await school.db.rows(
    sql`select changes::text as text from school_record where action = 'people.codesMade' order by id desc limit 1`,
    { text: z.string() },
  );
  expect(record?.text).toContain('mailedCodes');
  expect(record?.text).not.toContain(code);
});

test('without a mail server no code is made by mail, and earlier ones stay good', async () => {
  const plain = await openSchool({ ownMail: { allowsPrivateAddresses: false } });
  try {
    const permissions = permissionPresets.head;
    const browser = await plain.signIn(await plain.person({ role: 'staff', permissions }));
    const fields = { path: 'backend/school/planImport', fields: {}, bytes: Buffer.from('name,username\nA B,ab1\n') };
    const { changeSetId } = (await sendForm(plain, browser, fields)).body as unknown as ChangeSet;
    await browser.send(applyChangeSet, { ...newRequestId(), changeSetId });
    const [slip] = (await browser.send(makeFirstCodes, { ...newRequestId(), changeSetId })).list;
    const byMail = { ...newRequestId(), changeSetId, byMail: true };
    expect(await browser.refused(makeFirstCodes, byMail)).toBe('codes.mailOff');
    const sign = { username: 'ab1', password: slip?.code ?? '' };
    expect(await plain.nobody.refused(signInFrontend, sign)).toBe('login.firstCode');
  } finally {
    await plain.close();
  }
});

test('a first code is used once, to choose a password, and newer codes replace it', async () => {
  const planned = await plan('name,username\nFirst Time,first1\nSecond Time,second1\n');
  await apply(planned.changeSetId);
  const makeCodes = () => head.send(makeFirstCodes, { ...newRequestId(), changeSetId: planned.changeSetId });
  const old = (await makeCodes()).list[0]?.code ?? '';
  const code = (await makeCodes()).list[0]?.code ?? '';
  const sign = { username: 'First1', password: code.toUpperCase().replaceAll('-', ' ') };
  expect(await school.nobody.refused(signInFrontend, { ...sign, password: old })).toBe('login.wrong');
  expect(await school.nobody.refused(signInFrontend, { ...sign, username: 'second1' })).toBe('login.wrong');
  expect(await school.nobody.refused(signInFrontend, sign)).toBe('login.firstCode');
  const weak = { ...sign, newPassword: 'password1' };
  expect(await school.nobody.refused(signInFrontend, weak)).toBe('password.common');
  await school.nobody.send(signInFrontend, { ...sign, newPassword: 'a lantern in the fog' });
  await school.nobody.send(signInFrontend, { username: 'first1', password: 'a lantern in the fog' });
  expect(await school.nobody.refused(signInFrontend, { ...sign, newPassword: 'another lantern' })).toBe('login.wrong');
  expect((await makeCodes()).list.map(({ username }) => username)).toEqual(['second1']);
});
