import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { openTestIdentity } from '@inkstone/identity/testing';
import { openRealProvider, type RealProvider } from '@inkstone/identity/testing-provider';
import { aClass } from '@inkstone/people/testing';
import { openSsoBrowser } from '@inkstone/session/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  changeSchoolPerson,
  getSchoolPerson,
  getSchoolSignOn,
  listSignOnClasses,
  inviteToSignOn,
  listSchoolRecords,
  saveSchoolSignOn,
  type SignOnRule,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let provider: RealProvider;
let school: TestSchool;
let head: TestBrowser;
let classId: number;
const warned: object[] = [];

beforeAll(async () => {
  provider = await openRealProvider();
  const identity = openTestIdentity({ issuer: provider.issuer, warn: (fields) => void warned.push(fields) });
  school = await openSchool({ now: new Date().toISOString(), identity });
  head = await school.signIn(
    await school.person({ role: 'staff', permissions: permissionPresets.head, username: 'head' }),
  );
  const teacher = await school.person({ role: 'teacher', username: 'qiao' });
  classId = (await aClass(school, { teacher, students: [] })).id;
});
afterAll(async () => {
  await school.close();
  await provider.close();
});

const rule = (changes: Partial<SignOnRule>): SignOnRule => ({
  claim: 'groups',
  value: 'students',
  role: 'student',
  classId: null,
  ...changes,
});

const save = async (changes: { createsPeople?: boolean; acceptsUnstatedMail?: boolean; rules?: SignOnRule[] } = {}) => {
  const { edition } = await head.ask(getSchoolSignOn, {});
  const draft = { createsPeople: true, acceptsUnstatedMail: false, rules: [rule({})], ...changes };
  return head.send(saveSchoolSignOn, { ...newRequestId(), edition, ...draft });
};

/** Signs in at the provider and comes back; returns what the login says. */
const signOn = async (person: RealProvider['person'], query = '') => {
  provider.person = person;
  const browser = openSsoBrowser(school);
  const { to } = await browser.go(`/api/sso/start${query}`);
  await browser.go(await provider.signIn(to));
  return (await browser.signOn()).body;
};

const listActions = async (personId: number) =>
  (await head.ask(listSchoolRecords, { personId })).list.map(({ action }) => action);
const getPerson = (id: unknown) => head.ask(getSchoolPerson, { personId: Number(id) });

beforeEach(async () => {
  warned.length = 0;
  await save({ createsPeople: false, rules: [] });
});

test('nobody is made unless the school allows it, and then by its rules: role, names, mail and class', async () => {
  const zhou = {
    ...{ sub: 'zhou-1', preferred_username: 'zhouning', name: '周宁', groups: ['students', 'Class 7'] },
    ...{ email: 'zhou@school.example', email_verified: true },
  };
  expect(await signOn(zhou)).toMatchObject({ success: 0, reason: 'sso.unknown' });
  await save({ rules: [rule({}), rule({ value: 'class 7', classId })] });
  const user = await signOn(zhou);
  expect(user).toMatchObject({ success: 1, role: ['student'], permission: [] });
  expect(await getPerson(user['id'])).toMatchObject({
    ...{ username: 'zhouning', name: 'Zhou Ning', nameZh: '周宁', mail: 'zhou@school.example', roles: ['student'] },
    classes: [{ part: 'student' }],
  });
  expect((await signOn(zhou))['id']).toBe(user['id']);
  const { list } = await head.ask(listSchoolRecords, { personId: Number(user['id']) });
  expect(list.map(({ action }) => action)).toEqual([
    ...['person.signedInBySignOn', 'person.signedInBySignOn', 'person.addedBySignOn'],
  ]);
  expect(list[2]).toMatchObject({ actor: null, changes: [{ field: 'roles', before: null, after: 'student' }] });
});

test('a claim within claims gives a role with its usual permissions, and never one of administration', async () => {
  await save({ rules: [rule({ claim: 'realm_access.roles', value: 'ＴEACHER', role: 'teacher' })] });
  const user = await signOn({ sub: 't-1', preferred_username: 'tan', realm_access: { roles: ['teacher', 'school'] } });
  expect(user).toMatchObject({ success: 1, role: ['teacher'] });
  expect(user['permission']).toContain('publish');
  expect(user['permission']).not.toContain('school');
  const { edition } = await head.ask(getSchoolSignOn, {});
  const hostile = { ...rule({}), role: 'candidate', permissions: ['school'] } as unknown as SignOnRule;
  const draft = { ...newRequestId(), edition, createsPeople: true, acceptsUnstatedMail: false, rules: [hostile] };
  expect(await head.failed(saveSchoolSignOn, draft)).toMatchObject({ kind: 'invalid' });
});

test('claims that no rule applies to, and claims that name nobody, are told on screen and in the log', async () => {
  await save();
  expect(await signOn({ sub: 'm-1', preferred_username: 'visitor', groups: ['visitors'] })).toMatchObject({
    ...{ reason: 'sso.unmapped', message: expect.stringContaining('none of the groups') },
  });
  expect(warned).toContainEqual({ why: 'unmapped', code: 'preferred_username' });
  expect(await signOn({ sub: 'm-2', groups: ['students'] })).toMatchObject({ reason: 'sso.unknown' });
  expect(warned).toContainEqual({ why: 'unnamed', code: 'preferred_username' });
});

test('a name that can be taken for another one makes no account, and a long one is cut between characters', async () => {
  await save();
  const claims = { sub: 'zhou-9', groups: ['students'] };
  expect(await signOn({ ...claims, preferred_username: 'zhоuning' })).toMatchObject({ reason: 'sso.unknown' });
  const name = `${'a'.repeat(99)}🦉`;
  const { id } = await signOn({ ...claims, sub: 'zhou-10', preferred_username: 'owl', name });
  expect(await getPerson(id)).toMatchObject({ name: 'a'.repeat(99) });
});

test('a name alone never opens an account with a password, and an invitation links it once', async () => {
  await save();
  const mei: TestPerson = await school.person({ username: 'mei' });
  const claims = { sub: 'mei-1', preferred_username: 'mei', groups: ['students'] };
  expect(await signOn(claims)).toMatchObject({ success: 0, reason: 'sso.uninvited' });
  const { code: former } = await head.send(inviteToSignOn, { ...newRequestId(), personId: mei.id });
  const { code } = await head.send(inviteToSignOn, { ...newRequestId(), personId: mei.id });
  expect(await signOn(claims, `?invitation=${former}`)).toMatchObject({ reason: 'sso.invitation' });
  expect(await signOn(claims, `?invitation=${code}`)).toMatchObject({ success: 1, id: mei.id });
  expect(await signOn({ ...claims, sub: 'thief' }, `?invitation=${code}`)).toMatchObject({ reason: 'sso.invitation' });
  expect(await signOn({ ...claims, preferred_username: 'renamed' })).toMatchObject({ success: 1, id: mei.id });
  const { list: all } = await head.ask(listSchoolRecords, { personId: mei.id });
  const list = all.filter(({ action }) => action !== 'person.signedInBySignOn');
  expect(list.map(({ action }) => action)).toEqual([
    ...['person.signOnLinked', 'person.signOnInvited', 'person.signOnInvited'],
  ]);
});

test('a name alone opens no account that administers the school, before its password is set too', async () => {
  await save();
  const permissions = permissionPresets.office;
  const [office, guide] = [
    await school.person({ username: 'office1', role: 'staff', permissions }),
    await school.person({ username: 'guide1', role: 'guide' }),
  ];
  await school.db.run(sql`update person set password_hash = null where id in (${office.id}, ${guide.id})`);
  expect(await signOn({ sub: 'office-1', preferred_username: 'office1' })).toMatchObject({ reason: 'sso.uninvited' });
  expect(await signOn({ sub: 'guide-1', preferred_username: 'guide1' })).toMatchObject({ success: 1, id: guide.id });
});

test('an invitation ends after seven days, with the account, and where the identity is somebody else’s', async () => {
  await save();
  const [first, second] = [await school.person({ username: 'one1' }), await school.person({ username: 'two2' })];
  const invite = async (person: TestPerson) =>
    (await head.send(inviteToSignOn, { ...newRequestId(), personId: person.id })).code;
  const claims = { sub: 'one-1', preferred_username: 'one1' };
  expect(await signOn(claims, `?invitation=${await invite(first)}`)).toMatchObject({ id: first.id });
  expect(await signOn(claims, `?invitation=${await invite(second)}`)).toMatchObject({ reason: 'sso.invitation' });
  const code = await invite(second);
  await school.db.run(sql`update person set invitation_until = ${school.clock.now()} where id = ${second.id}`);
  expect(await signOn({ sub: 'two-1' }, `?invitation=${code}`)).toMatchObject({ reason: 'sso.invitation' });
  const office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
  expect(await office.refused(inviteToSignOn, { ...newRequestId(), personId: head.person.id })).toBe('person.outranks');
});

test('two people of one name are two accounts, and people who have left stay out', async () => {
  await save();
  const groups = ['students'];
  const first = await signOn({ sub: 'li-1', preferred_username: 'li.na', name: '李娜', groups });
  const second = await signOn({ sub: 'li-2', preferred_username: 'li.na2', name: '李娜', groups });
  expect(first['id']).not.toBe(second['id']);
  expect(await signOn({ sub: 'li-3', preferred_username: 'li.na', groups })).toMatchObject({ reason: 'sso.unknown' });
  await school.db.run(sql`update person set left_at = now() where id = ${Number(second['id'])}`);
  for (const sub of ['li-2', 'li-4'])
    expect(await signOn({ sub, preferred_username: 'li.na2', groups })).toMatchObject({ reason: 'sso.left' });
});

test('two first sign-ins of one person at the same time make one account', async () => {
  await save();
  provider.person = { sub: 'twin', preferred_username: 'twin', groups: ['students'] };
  const backs = await Promise.all(
    [1, 2].map(async () => {
      const browser = openSsoBrowser(school);
      const { to } = await browser.go('/api/sso/start');
      return { browser, back: await provider.signIn(to) };
    }),
  );
  await Promise.all(backs.map(({ browser, back }) => browser.go(back)));
  const rows = await school.db.rows(sql`select id from person where sso_subject = 'twin'`, { id: z.int() });
  expect(rows).toHaveLength(1);
});

test('later claims change only what earlier ones gave', async () => {
  const rules = [rule({}), rule({ value: 'class 7', classId }), rule({ value: 'tutors', role: 'guide' })];
  await save({ rules });
  const claims = { sub: 'an-1', preferred_username: 'an', groups: ['students', 'class 7', 'tutors'] };
  const { id } = await signOn(claims);
  const person = await getPerson(id);
  expect(person.roles).toEqual(['student', 'guide']);
  const { edition, username, name, nameZh, number, mail, language } = person;
  await head.send(changeSchoolPerson, {
    ...{ ...newRequestId(), personId: Number(id), edition, username, name, nameZh, number, mail, language },
    ...{ roles: ['student', 'guide', 'staff'], permissions: [...person.permissions, 'repository'] },
  });
  expect(await signOn({ ...claims, groups: ['students'] })).toMatchObject({ success: 1 });
  const after = await getPerson(id);
  expect(after.roles).toEqual(['student', 'staff']);
  expect(after.permissions).toEqual(['repository']);
  expect(after.classes).toEqual([]);
  expect(await listActions(Number(id))).toContain('person.changedBySignOn');
  expect(await signOn({ ...claims, groups: [] })).toMatchObject({ success: 1 });
  expect((await getPerson(id)).roles).toEqual(['staff']);
});

test('whom claims give nothing any more is told so and changed in nothing', async () => {
  await save();
  const claims = { sub: 'bo-1', preferred_username: 'bo', groups: ['students'] };
  const { id } = await signOn(claims);
  expect(await signOn({ ...claims, groups: [] })).toMatchObject({ reason: 'sso.unmapped' });
  expect((await getPerson(id)).roles).toEqual(['student']);
});

test('claims take no role from whoever administers the school, nor change whom the school made', async () => {
  await save({ rules: [rule({ value: 'office', role: 'staff' }), rule({})] });
  const claims = { sub: 'adm-1', preferred_username: 'adm', groups: ['office', 'students'] };
  const { id } = await signOn(claims);
  await school.db.run(sql`update person set permissions = '{school,school_people}' where id = ${Number(id)}`);
  expect(await signOn({ ...claims, groups: ['students'] })).toMatchObject({ success: 1 });
  expect(await getPerson(id)).toMatchObject({ roles: ['student', 'staff'], permissions: ['school', 'school_people'] });

  const own = await school.person({ username: 'hand', password: null });
  expect(await signOn({ sub: 'hand-1', preferred_username: 'hand', groups: ['office'] })).toMatchObject({ id: own.id });
  await signOn({ sub: 'hand-1', preferred_username: 'hand', groups: ['office'] });
  expect((await getPerson(own.id)).roles).toEqual(['student']);
});

test('a rule names any class of the school: those that it names come with it, others are searched by name', async () => {
  await school.db.run(sql`
    insert into school_class (name, name_zh, teacher_id, search_text, created_at)
    select 'Group ' || lpad(n::text, 4, '0'), null, c.teacher_id, 'group ' || lpad(n::text, 4, '0'), c.created_at
      from school_class c, generate_series(1, 2100) n where c.id = ${classId}`);
  const find = async (search?: string) => (await head.ask(listSignOnClasses, { search })).list;
  expect(await find()).toHaveLength(20);
  const [last, ...others] = await find('group 2100');
  expect([last?.name, others]).toEqual(['Group 2100', []]);
  await save({ rules: [rule({ classId: last?.id ?? 0 })] });
  expect((await head.ask(getSchoolSignOn, {})).classes).toEqual([last]);
  await school.db.run(sql`update school_class set ended_at = created_at where id = ${last?.id ?? 0}`);
  expect(await find('group 2100')).toEqual([]);
  expect((await head.ask(getSchoolSignOn, {})).classes).toEqual([last]);
  const office = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_people'] }));
  expect(await office.failed(listSignOnClasses, {})).toMatchObject({ kind: 'forbidden' });
});

test('the settings are refused where they cannot hold, and of two who save the second one is told', async () => {
  const { edition } = await head.ask(getSchoolSignOn, {});
  const draft = { edition, createsPeople: true, acceptsUnstatedMail: false };
  const send = (rules: SignOnRule[]) => head.refused(saveSchoolSignOn, { ...newRequestId(), ...draft, rules });
  expect(await send([])).toBe('signOn.noRules');
  expect(await send([rule({ classId: 987_654 })])).toBe('signOn.classGone');
  expect(await send([rule({ role: 'teacher', classId })])).toBe('signOn.classOfStudents');
  await save();
  expect(await send([rule({})])).toBe('settings.changedMeanwhile');
  const { list } = await head.ask(listSchoolRecords, { action: 'school.signOn' });
  expect(list[0]?.changes).toContainEqual({ field: 'signOnCreates', before: 'false', after: 'true' });
});
