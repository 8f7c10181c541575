import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCookie, signInFrontend } from '@inkstone/session/contract';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  activateSchoolPerson,
  addSchoolPerson,
  changeSchoolPerson,
  endPersonSessions,
  getSchoolPerson,
  listSchoolPeople,
  resetSchoolPassword,
  type PersonDraft,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;
let office: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
  office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
});
afterAll(() => school.close());

const aDraft = (draft: Partial<PersonDraft> = {}): PersonDraft => ({
  ...{ username: 'wenlan', name: 'Wen Lan', nameZh: '文岚', number: null, mail: null, language: 'zh' },
  ...{ roles: ['student'], permissions: [] },
  ...draft,
});

const add = async (draft: Partial<PersonDraft> = {}, browser = head) =>
  browser.send(addSchoolPerson, { ...newRequestId(), ...aDraft(draft) });

const change = async (personId: number, draft: Partial<PersonDraft>, edition = 1) => ({
  ...newRequestId(),
  ...{ personId, edition },
  ...aDraft(draft),
});

test('a person who is added signs in with the first password, and is found by name, pinyin, user name and number', async () => {
  const { personId, password } = await add({
    username: 'ouyang',
    name: 'Ouyang Qing',
    nameZh: '欧阳清',
    number: '0042',
  });
  await school.nobody.send(signInFrontend, { username: 'OUYANG', password });

  for (const search of ['欧阳', 'ouyang qing', 'oyq', 'ouyang', '0042', '004']) {
    const { list, total } = await head.ask(listSchoolPeople, { search });
    expect({ search, ids: list.map(({ id }) => id), total }).toEqual({ search, ids: [personId], total: 1 });
  }
  expect((await head.ask(listSchoolPeople, { search: '042' })).total).toBe(0);
  const person = await head.ask(getSchoolPerson, { personId });
  expect(person).toMatchObject({
    number: '0042',
    roles: ['student'],
    hasPassword: true,
    canManage: true,
    leftAt: null,
  });
  expect(person.history).toMatchObject([{ action: 'person.added', actorName: 'Head' }]);
  expect(JSON.stringify(person.history)).not.toContain(password);
});

test('the list is filtered by role and state, and a person who left is found among the deactivated', async () => {
  const { personId } = await add({ username: 'leaver', name: 'Leaver Li', nameZh: null, roles: ['guide'] });
  expect((await head.ask(listSchoolPeople, { role: 'guide' })).list.map(({ id }) => id)).toEqual([personId]);
  await head.send(activateSchoolPerson, { ...newRequestId(), personId, isActive: false });
  expect((await head.ask(listSchoolPeople, { role: 'guide' })).total).toBe(0);
  const { list } = await head.ask(listSchoolPeople, { state: 'inactive' });
  expect(list).toMatchObject([{ id: personId, leftAt: expect.any(String) as string }]);
  expect((await head.ask(listSchoolPeople, { state: 'all', search: 'leaver' })).total).toBe(1);
});

test('a user name and a number that somebody has, in any spelling, are refused, and nobody is added', async () => {
  await add({ username: 'taken', number: '77' });
  expect(await head.refused(addSchoolPerson, { ...newRequestId(), ...aDraft({ username: 'ＴＡＫＥＮ' }) })).toBe(
    'person.usernameTaken',
  );
  expect(
    await head.refused(addSchoolPerson, { ...newRequestId(), ...aDraft({ username: 'other', number: '77' }) }),
  ).toBe('person.numberTaken');
  const { personId } = await add({ username: 'third' });
  expect(await head.refused(changeSchoolPerson, await change(personId, { username: 'third', number: '77' }))).toBe(
    'person.numberTaken',
  );
  expect((await head.ask(listSchoolPeople, { search: 'other' })).total).toBe(0);
});

test('a user name of invisible signs alone is none, and nobody is added', async () => {
  const draft = { ...newRequestId(), ...aDraft({ username: '\u200b\u2060', name: 'Unseen' }) };
  expect(await head.failed(addSchoolPerson, draft)).toMatchObject({ kind: 'invalid' });
  expect((await head.ask(listSchoolPeople, { search: 'unseen' })).total).toBe(0);
});

test('a name of invisible signs alone is none, which is said of the name and not of the roles', async () => {
  const nameless = aDraft({ username: 'nameless', name: '\u200b' });
  expect(await head.refused(addSchoolPerson, { ...newRequestId(), ...nameless })).toBe('person.nameMissing');
  const { personId } = await add({ username: 'named' });
  const emptied = await change(personId, { username: 'named', name: '\u202e' });
  expect(await head.refused(changeSchoolPerson, emptied)).toBe('person.nameMissing');
});

test('a change is recorded with what stood before, and the form of an earlier edition is refused', async () => {
  const { personId } = await add({ username: 'changing', name: 'Chang Ying', nameZh: null });
  const first = await change(personId, {
    username: 'changing',
    name: 'Chang Ying',
    nameZh: '常莹',
    roles: ['teacher'],
  });
  expect(await head.send(changeSchoolPerson, first)).toMatchObject({ edition: 2 });
  expect(await office.refused(changeSchoolPerson, await change(personId, { username: 'changing' }))).toBe(
    'person.changedMeanwhile',
  );
  const { history, roles, nameZh } = await head.ask(getSchoolPerson, { personId });
  expect({ roles, nameZh }).toEqual({ roles: ['teacher'], nameZh: '常莹' });
  expect(history[0]).toMatchObject({
    action: 'person.changed',
    changes: expect.arrayContaining([
      { field: 'nameZh', before: null, after: '常莹' },
      { field: 'roles', before: 'student', after: 'teacher' },
    ]) as unknown,
  });
});

test('an unchanged form makes no new edition and no entry', async () => {
  const { personId } = await add({ username: 'same' });
  expect(await head.send(changeSchoolPerson, await change(personId, { username: 'same' }))).toMatchObject({
    edition: 1,
  });
  expect((await head.ask(getSchoolPerson, { personId })).history).toHaveLength(1);
});

test('nobody grants or takes away administration that they lack, or touches whoever has more of it', async () => {
  const staff = { roles: ['staff'] as PersonDraft['roles'], username: 'clerk' };
  const more = aDraft({ ...staff, permissions: ['school', 'school_records'] });
  expect(await office.refused(addSchoolPerson, { ...newRequestId(), ...more })).toBe('person.permissionNotMine');
  const above = { ...newRequestId(), personId: head.person.id };
  expect(await office.refused(resetSchoolPassword, above)).toBe('person.outranks');
  expect(await office.refused(endPersonSessions, above)).toBe('person.outranks');
  expect(await office.refused(activateSchoolPerson, { ...above, isActive: false })).toBe('person.outranks');
  expect(await office.refused(changeSchoolPerson, await change(head.person.id, { username: 'mine' }))).toBe(
    'person.outranks',
  );
  expect((await office.ask(getSchoolPerson, { personId: head.person.id })).canManage).toBe(false);
});

test('permissions need a role that works, and a role is needed', async () => {
  const students = aDraft({ username: 'cheeky', permissions: ['repository'] });
  expect(await head.refused(addSchoolPerson, { ...newRequestId(), ...students })).toBe('person.permissionsOfStudent');
  const none = aDraft({ username: 'cheeky', roles: [] });
  expect(await head.refused(addSchoolPerson, { ...newRequestId(), ...none })).toBe('person.roleMissing');
});

test('a new password ends every session, and a deactivated person is signed out and comes back as they were', async () => {
  const { personId, password } = await add({ username: 'shen', permissions: [] });
  const browser = await school.signIn({ id: personId, username: 'shen', role: 'student', password });
  const reset = await head.send(resetSchoolPassword, { ...newRequestId(), personId });
  expect(await browser.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut' });
  expect(await school.nobody.refused(signInFrontend, { username: 'shen', password })).toBe('login.wrong');
  const again = await school.signIn({ id: personId, username: 'shen', role: 'student', password: reset.password });
  await head.send(activateSchoolPerson, { ...newRequestId(), personId, isActive: false });
  expect(await again.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut' });
  await head.send(activateSchoolPerson, { ...newRequestId(), personId, isActive: true });
  await school.signIn({ id: personId, username: 'shen', role: 'student', password: reset.password });
  const { history } = await head.ask(getSchoolPerson, { personId });
  expect(history.map(({ action }) => action)).toEqual([
    ...['person.reactivated', 'person.deactivated', 'person.passwordReset', 'person.added'],
  ]);
});

test('one browser is signed out, and only one of this person', async () => {
  const { personId, password } = await add({ username: 'guo' });
  const browser = await school.signIn({ id: personId, username: 'guo', role: 'student', password });
  const { sessions } = await head.ask(getSchoolPerson, { personId });
  const [own] = (await head.ask(getSchoolPerson, { personId: office.person.id })).sessions;
  expect(sessions).toHaveLength(1);
  const notTheirs = { ...newRequestId(), personId, sessionId: own?.id ?? 0 };
  expect(await head.failed(endPersonSessions, notTheirs)).toMatchObject({ kind: 'notFound' });
  const only = { ...newRequestId(), personId, sessionId: sessions[0]?.id ?? 0 };
  expect(await head.send(endPersonSessions, only)).toMatchObject({ ended: 1 });
  expect(await browser.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut' });
});

test('whoever loses a permission is signed out, and the last administrator keeps theirs', async () => {
  const single = await openSchool();
  try {
    const person = await single.person({ role: 'staff', username: 'only', permissions: permissionPresets.head });
    const only = await single.signIn(person);
    const staff = { username: 'only', name: 'Only', nameZh: null, roles: ['staff'] as PersonDraft['roles'] };
    expect(await only.refused(changeSchoolPerson, await change(person.id, staff))).toBe('person.lastAdministrator');
    const leave = { ...newRequestId(), personId: person.id, isActive: false };
    expect(await only.refused(activateSchoolPerson, leave)).toBe('person.lastAdministrator');

    const second = await single.person({ role: 'staff', username: 'second', permissions: permissionPresets.office });
    const other = await single.signIn(second);
    await only.send(
      changeSchoolPerson,
      await change(second.id, { ...staff, username: 'second', permissions: ['index'] }),
    );
    expect(await other.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut' });
    expect(await only.refused(activateSchoolPerson, { ...leave, ...newRequestId() })).toBe('person.lastAdministrator');
  } finally {
    await single.close();
  }
});

test('two who take the right from each other at once leave one of them', async () => {
  const pair = await openSchool();
  try {
    const makeHead = (username: string) =>
      pair.person({ role: 'staff', username, permissions: permissionPresets.head });
    const [first, second] = [await makeHead('one'), await makeHead('two')];
    const [firstBrowser, secondBrowser] = [await pair.signIn(first), await pair.signIn(second)];
    await Promise.allSettled([
      firstBrowser.send(activateSchoolPerson, { ...newRequestId(), personId: second.id, isActive: false }),
      secondBrowser.send(activateSchoolPerson, { ...newRequestId(), personId: first.id, isActive: false }),
    ]);
    expect(await pair.db.rows(sql`select 1 from person where left_at is null`)).toHaveLength(1);
  } finally {
    await pair.close();
  }
});

test('a user name that can be taken for another one is refused, and one from before may stay', async () => {
  const draft = { ...newRequestId(), ...aDraft({ username: 'qi\u0430o' }) };
  expect(await head.refused(addSchoolPerson, draft)).toBe('person.usernameConfusable');
  const { personId } = await add({ username: 'иван' });
  const mixed = await change(personId, { username: 'wеnlan' });
  expect(await head.refused(changeSchoolPerson, mixed)).toBe('person.usernameConfusable');
  const before = await school.person({ username: 'wеnlan2', name: 'Before' });
  const renamed = await change(before.id, { username: 'wеnlan2', name: 'Renamed' });
  expect(await head.send(changeSchoolPerson, renamed)).toMatchObject({ edition: 2 });
});

test('a student stands with the guardians who are still on file', async () => {
  const { personId } = await add({ username: 'guarded' });
  const insert = (name: string, removedAt: string | null) =>
    school.db.run(sql`
      insert into guardian (student_id, name, mail, language, created_by, created_at, removed_at)
      values (${personId}, ${name}, ${`${name}@home.example`}, 'zh', ${head.person.id}, now(), ${removedAt}::timestamptz)`);
  await insert('lin', null);
  await insert('gone', '2026-01-01T00:00:00Z');
  expect((await office.ask(getSchoolPerson, { personId })).guardians).toMatchObject([
    { name: 'lin', mail: 'lin@home.example', language: 'zh' },
  ]);
});
