import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proveMail, recoverPassword, sendMailCode, sendPasswordCode } from '@inkstone/session/testing';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { applyChangeSet, makeFirstCodes } from '../../contract/imports.ts';
import { changeSchoolPerson, getSchoolPerson } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;
let office: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
  office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
});
beforeEach(() => {
  school.clock.pass({ minutes: 61 });
});
afterAll(() => school.close());

const newestCode = async (to: string): Promise<string | undefined> => {
  const row = await school.db.row(
    sql`select data from jobs.job where name = 'mail' and data->>'to' = ${to} order by created_on desc limit 1`,
    { data: z.object({ text: z.string() }) },
  );
  return /\b(\d{8})\b/.exec(row?.data.text ?? '')?.[1];
};

const readMail = (personId: number) =>
  school.db.row(sql`select mail, mail_proved_at is not null as is_proved from person where id = ${personId}`, {
    mail: z.string().nullable(),
    isProved: z.boolean(),
  });

const family = 'frontend' as const;
const requestCode = ({ username }: TestPerson) => school.nobody.send(sendPasswordCode, { username, family });
const recoverBy = ({ username }: TestPerson, code: string | undefined) => ({
  ...{ username, family, code: code ?? '', password: 'new words here' },
});

/** The form of a person as an administrator has it open, to be sent with a change. */
const openForm = async (personId: number) => {
  const { edition, username, name, nameZh, number, mail, language } = await head.ask(getSchoolPerson, { personId });
  const fields = { username, name, nameZh, number, mail, language, permissions: [] };
  return { ...newRequestId(), personId, edition, ...fields, roles: ['student' as const] };
};

const planImport = async (sheet: string) => {
  const sent = await sendForm(school, head, {
    path: 'backend/school/planImport',
    fields: {},
    bytes: Buffer.from(sheet),
  });
  return Number(sent.body['changeSetId']);
};

const apply = (changeSetId: number) => head.send(applyChangeSet, { ...newRequestId(), changeSetId });

const prove = async (browser: TestBrowser, mail: string) => {
  await browser.send(sendMailCode, { mail, password: 'inkstone' });
  await browser.send(proveMail, { code: (await newestCode(mail)) ?? '' });
};

test('once an administrator has entered another address, codes that went to the former one open nothing', async () => {
  const person = await school.person({ mail: 'stolen@mail.example' });
  await requestCode(person);
  const code = await newestCode('stolen@mail.example');
  await head.send(changeSchoolPerson, { ...(await openForm(person.id)), mail: 'right@mail.example' });
  expect(await school.nobody.refused(recoverPassword, recoverBy(person, code))).toBe('code.wrong');
  school.clock.pass({ minutes: 2 });
  await requestCode(person);
  await school.nobody.send(recoverPassword, recoverBy(person, await newestCode('right@mail.example')));
});

test('an address that an administrator enters where none was gets codes, as one that comes with the account', async () => {
  const person = await school.person();
  await head.send(changeSchoolPerson, { ...(await openForm(person.id)), mail: 'entered@mail.example' });
  expect(await readMail(person.id)).toEqual({ mail: 'entered@mail.example', isProved: true });
  await head.send(changeSchoolPerson, { ...(await openForm(person.id)), mail: null });
  expect(await readMail(person.id)).toEqual({ mail: null, isProved: false });
});

test('a form that was opened before somebody proved another address does not bring the former one back', async () => {
  const person = await school.person({ mail: 'before@mail.example' });
  const form = await openForm(person.id);
  await prove(await school.signIn(person), 'mine@mail.example');
  expect(await head.refused(changeSchoolPerson, { ...form, name: 'New Name' })).toBe('person.changedMeanwhile');
  expect(await readMail(person.id)).toEqual({ mail: 'mine@mail.example', isProved: true });
});

test('an import that was planned before somebody proved another address does not bring the former one back', async () => {
  const person = await school.person({ mail: 'earlier@mail.example' });
  const changeSetId = await planImport(`name,username\nImported Name,${person.username}\n`);
  await prove(await school.signIn(person), 'later@mail.example');
  expect((await apply(changeSetId)).counts).toMatchObject({ leftOut: 1 });
  expect(await readMail(person.id)).toEqual({ mail: 'later@mail.example', isProved: true });
});

test('an address of an import waits to be proved, and codes that went to a former one open nothing', async () => {
  const person = await school.person({ mail: 'former@mail.example' });
  await requestCode(person);
  const code = await newestCode('former@mail.example');
  const sheet = [
    'name,username,mail',
    `Same,${person.username},typo@mail.example`,
    'Newcomer,newcomer,new@mail.example',
  ];
  await apply(await planImport(sheet.join('\n')));
  expect(await readMail(person.id)).toEqual({ mail: 'typo@mail.example', isProved: false });
  expect(await school.nobody.refused(recoverPassword, recoverBy(person, code))).toBe('code.wrong');
  const made = await school.db.row(sql`select id from person where username = 'newcomer'`, { id: z.int() });
  expect(await readMail(made?.id ?? 0)).toEqual({ mail: 'new@mail.example', isProved: false });
});

test('no first code is made for somebody who may administer more of the school than the caller', async () => {
  const changeSetId = await planImport('name,username,role\nRisen,risen,teacher\nPlain,plain,teacher\n');
  await apply(changeSetId);
  await school.db.run(
    sql`update person set permissions = permissions || '{school,school_settings}'::text[] where username = 'risen'`,
  );
  const slips = async (browser: TestBrowser) =>
    (await browser.send(makeFirstCodes, { ...newRequestId(), changeSetId })).list.map(({ username }) => username);
  expect(await slips(office)).toEqual(['plain']);
  expect(await slips(head)).toEqual(['risen', 'plain']);
});
