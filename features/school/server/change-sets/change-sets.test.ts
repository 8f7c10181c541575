import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { insertClass } from '@inkstone/people/server';
import { signInFrontend } from '@inkstone/session/contract';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  applyChangeSet,
  getChangeSet,
  listChangeSetRows,
  listChangeSets,
  makeFirstCodes,
  undoChangeSet,
  type ChangeSet,
} from '../../contract/imports.ts';
import { changeSchoolPerson, getSchoolPerson, listSchoolPeople } from '../../contract.ts';
import { buildCsvTemplate } from '../../import/template.ts';
import { permissionPresets } from '../../rules.ts';
import { writeXlsx } from '../sheets/xlsx/write-xlsx.ts';

let school: TestSchool;
let head: TestBrowser;
let office: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
  office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
});
afterAll(() => school.close());
beforeEach(async () => {
  await school.db.run(sql`delete from rate_counter`);
});

const send = (sheet: string | Buffer, fields: Record<string, string> = {}, browser = head) =>
  sendForm(school, browser, { path: 'backend/school/planImport', fields, bytes: Buffer.from(sheet) });

const plan = async (sheet: string | Buffer, fields: Record<string, string> = {}, browser = head) => {
  const { status, body } = await send(sheet, fields, browser);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as ChangeSet;
};

const apply = (changeSetId: number, browser = head) => browser.send(applyChangeSet, { ...newRequestId(), changeSetId });

const listRows = async (changeSetId: number, filter: { outcome?: 'made' | 'changed' | 'refused' } = {}) =>
  (await head.ask(listChangeSetRows, { changeSetId, pageNum: 100, ...filter })).list;

const countPeople = async (): Promise<number> => (await school.db.rows(sql`select 1 from person`)).length;

test('a plan shows each row and writes nobody; applied, it makes and changes them, and a second time nothing', async () => {
  const known = await school.person({ role: 'student', username: 'known', name: 'Known', nameZh: '旧名' });
  const before = await countPeople();
  const sheet = '姓名,用户名,学号,邮箱\n𠮷㛃,jijie,0099,j@x.example\n新名,KNOWN,,\n,nobody,,\n';
  const planned = await plan(sheet);
  expect(planned).toMatchObject({ state: 'planned', encoding: 'utf-8', undoUntil: null });
  expect(planned.counts).toMatchObject({ made: 1, changed: 1, same: 0, refused: 1 });
  expect(planned.columns.map(({ field }) => field)).toEqual(['nameZh', 'username', 'number', 'mail']);
  expect(await countPeople()).toBe(before);
  expect(await listRows(planned.changeSetId)).toMatchObject([
    { rowNumber: 2, outcome: 'made', name: '𠮷㛃', username: 'jijie' },
    { rowNumber: 3, outcome: 'changed', changes: [{ field: 'nameZh', before: '旧名', after: '新名' }] },
    { rowNumber: 4, outcome: 'refused', fault: 'nameMissing' },
  ]);

  expect(await apply(planned.changeSetId)).toMatchObject({ state: 'applied', undoUntil: expect.any(String) as string });
  const { list } = await head.ask(listSchoolPeople, { search: '0099' });
  expect(list).toMatchObject([{ username: 'jijie', nameZh: '𠮷㛃', number: '0099', roles: ['student'] }]);
  expect(await head.ask(getSchoolPerson, { personId: known.id })).toMatchObject({ nameZh: '新名', edition: 2 });
  expect(await head.refused(applyChangeSet, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'changeSet.notPlanned',
  );

  expect((await plan(sheet)).counts).toMatchObject({ made: 0, changed: 0, same: 2, refused: 1 });
});

test('long texts are cut between signs, never within one, and keep nobody from importing', async () => {
  const rare = '𠮷'.repeat(60);
  const sheet = [
    `用户名,姓名,${rare}备注`,
    `cutshort,文岚,x${rare}`,
    `cutname,y${rare}${rare},${rare}`,
    `cutuser${rare}${rare}${rare},文竹,`,
  ].join('\n');
  const planned = await plan(sheet);
  expect(planned.columns[2]?.samples[0]).toBe(`x${'𠮷'.repeat(49)}`);
  expect(await listRows(planned.changeSetId)).toMatchObject([
    { outcome: 'made', username: 'cutshort' },
    { outcome: 'refused', fault: 'tooLong', about: `y${'𠮷'.repeat(29)}` },
    { outcome: 'refused', fault: 'tooLong' },
  ]);
});

test('columns are corrected by the reader, and a plan takes the place of the last', async () => {
  const sheet = 'Who,Login\nWen Lan,columns1\n';
  const first = await plan(sheet);
  expect(first.columns.map(({ head: title, field }) => [title, field])).toEqual([
    ['Who', null],
    ['Login', 'username'],
  ]);
  expect(first.counts.refused).toBe(1);
  const second = await plan(sheet, { columns: 'name,username' });
  expect(second.counts.made).toBe(1);
  expect(await head.failed(getChangeSet, { changeSetId: first.changeSetId })).toMatchObject({ kind: 'notFound' });
});

test('a workbook is read like a text, and what is no sheet is refused by its kind', async () => {
  const bytes = writeXlsx('People', [
    ['Name', 'Number'],
    ['=1+1', '007'],
  ]);
  const planned = await plan(bytes);
  expect(planned).toMatchObject({ format: 'xlsx', encoding: null });
  expect(await listRows(planned.changeSetId)).toMatchObject([{ outcome: 'made', name: '=1+1', username: '007' }]);
  expect((await send('%PDF-1.7')).body).toMatchObject({ code: 'sheet.unreadable' });
  expect((await send(`name\n${'x\n'.repeat(200_000)}`)).body).toMatchObject({ code: 'sheet.tooManyRows' });
});

test('a person who was changed since the plan, and a user name taken since, are left out and named', async () => {
  const person = await school.person({ role: 'student', username: 'moved', name: 'Moved' });
  const planned = await plan('name,username\nMoved On,moved\nFresh,fresh1\nStays,stays1\n');
  const details = { username: 'moved', name: 'Moved Away', nameZh: null, number: null, mail: null };
  await head.send(changeSchoolPerson, {
    ...{ ...newRequestId(), personId: person.id, edition: 1, ...details },
    ...{ language: 'en', roles: ['student'], permissions: [] },
  });
  await school.person({ role: 'student', username: 'FRESH1' });
  const applied = await apply(planned.changeSetId);
  expect(applied.counts.leftOut).toBe(2);
  expect(await listRows(planned.changeSetId)).toMatchObject([
    { username: 'moved', state: 'leftOut', fault: 'changedSince' },
    { username: 'fresh1', state: 'leftOut', fault: 'takenSince' },
    { username: 'stays1', state: 'applied', fault: null },
  ]);
  expect(await head.ask(getSchoolPerson, { personId: person.id })).toMatchObject({ name: 'Moved Away' });
});

test('an import that breaks off writes nothing, and is applied whole afterwards', async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => `Broken ${at},broken${at}`);
  const planned = await plan(['name,username', ...rows].join('\n'));
  const before = await countPeople();
  // As a killed process: the connection is gone in the middle of the second batch.
  await school.db.run(sql`
    create function break_off() returns trigger language plpgsql as $$
      begin
        if new.username = 'broken1200' then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$`);
  await school.db.run(sql`create trigger break_off before insert on person for each row execute function break_off()`);
  await head.failed(applyChangeSet, { ...newRequestId(), changeSetId: planned.changeSetId });
  expect(await countPeople()).toBe(before);
  await school.db.run(sql`drop trigger break_off on person`);

  const second = await school.openProcess();
  try {
    expect(await head.ask(getChangeSet, { changeSetId: planned.changeSetId })).toMatchObject({ state: 'planned' });
    await apply(planned.changeSetId);
    expect(await countPeople()).toBe(before + 1500);
  } finally {
    await second.stop();
  }
});

test('people join their classes, and are told apart by their user names', async () => {
  const teacher = await school.person({ role: 'teacher' });
  const classId = await school.tx((tx) =>
    insertClass(tx, { name: 'Saturday A', nameZh: '周六甲班', teacherId: teacher.id, createdAt: school.clock.now() }),
  );
  const sheet = '姓名,用户名,班级,身份\n李娜,lina1,周六甲班,学生\n李娜,lina2,周六甲班,学生\n高老师,gao,周六甲班,教师\n';
  const planned = await plan(sheet);
  await apply(planned.changeSetId);
  const members = await school.db.rows(
    sql`
    select p.username, p.namesake_username from class_member m join person p on p.id = m.student_id
     where m.class_id = ${classId} order by p.username`,
    { username: z.string(), namesakeUsername: z.string() },
  );
  expect(members).toEqual([
    { username: 'lina1', namesakeUsername: 'lina1' },
    { username: 'lina2', namesakeUsername: 'lina2' },
  ]);
  expect(await school.db.rows(sql`select 1 from class_teacher where class_id = ${classId}`)).toHaveLength(2);
  expect((await plan(sheet)).counts).toMatchObject({ same: 3, changed: 0 });
});

test('whoever may administer less cannot change an administrator by a sheet, nor apply such a plan', async () => {
  await school.person({ role: 'staff', username: 'boss', permissions: permissionPresets.head });
  const sheet = 'username,mail\nboss,b@x.example\n';
  expect((await plan(sheet, {}, office)).counts.refused).toBe(1);
  const planned = await plan(sheet);
  const applied = await apply(planned.changeSetId, office);
  expect(applied.counts.leftOut).toBe(1);
  expect(await listRows(planned.changeSetId)).toMatchObject([{ state: 'leftOut', fault: 'outranks' }]);
});

test('missing students are deactivated only where that is asked', async () => {
  const single = await openSchool();
  try {
    const person = await single.person({ role: 'staff', permissions: permissionPresets.head });
    const browser = await single.signIn(person);
    await single.person({ role: 'student', username: 'here' });
    const gone = await single.person({ role: 'student', username: 'gone' });
    const fields = { missing: 'deactivate' };
    const form = { path: 'backend/school/planImport', bytes: Buffer.from('username\nhere\n') };
    const kept = (await sendForm(single, browser, { ...form, fields: {} })).body as unknown as ChangeSet;
    expect(kept.counts).toMatchObject({ same: 1, deactivated: 0 });
    const planned = (await sendForm(single, browser, { ...form, fields })).body as unknown as ChangeSet;
    expect(planned.counts).toMatchObject({ same: 1, deactivated: 1 });
    await browser.send(applyChangeSet, { ...newRequestId(), changeSetId: planned.changeSetId });
    const { list } = await browser.ask(listSchoolPeople, { state: 'inactive' });
    expect(list.map(({ id }) => id)).toEqual([gone.id]);
  } finally {
    await single.close();
  }
});

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

test('undone, new people are gone and changed ones are as they were; who was used since stays and is named', async () => {
  const known = await school.person({ role: 'student', username: 'undo0', name: 'As It Was', nameZh: '原名' });
  const teacher = await school.person({ role: 'teacher' });
  const classId = await school.tx((tx) =>
    insertClass(tx, { name: 'Undo Class', teacherId: teacher.id, createdAt: school.clock.now() }),
  );
  const readState = () =>
    school.db.rows(
      sql`
      select (to_jsonb(p) - 'edition')::text as text from person p where username like 'undo%'
      union all select to_jsonb(m)::text from class_member m where class_id = ${classId} order by 1`,
      { text: z.string() },
    );
  const before = await readState();
  const rows = ['undo0,新名,Undo Class', 'undo1,一,Undo Class', 'undo2,二,', 'undo3,三,', 'undo4,四,', 'undo5,五,'];
  const sheet = ['用户名,姓名,班级', ...rows].join('\n');
  const first = await plan(sheet);
  await apply(first.changeSetId);
  await head.send(undoChangeSet, { ...newRequestId(), changeSetId: first.changeSetId });
  expect(await readState()).toEqual(before);

  const second = await plan(sheet);
  expect(second.counts).toMatchObject({ made: 5, changed: 1 });
  await apply(second.changeSetId);
  const { list: codes } = await head.send(makeFirstCodes, { ...newRequestId(), changeSetId: second.changeSetId });
  const sign = { username: 'undo2', password: codes[1]?.code ?? '', newPassword: 'a lantern in the fog' };
  await school.nobody.send(signInFrontend, sign);
  await school.db.run(sql`update person set mail = 'own@x.example' where username = 'undo3'`);
  await school.tx((tx) =>
    insertClass(tx, { name: 'Theirs', teacherId: codes[3]?.personId ?? 0, createdAt: school.clock.now() }),
  );
  const undone = await head.send(undoChangeSet, { ...newRequestId(), changeSetId: second.changeSetId });
  expect(undone.counts.stays).toBe(3);
  const { list } = await head.ask(listChangeSetRows, { changeSetId: second.changeSetId, state: 'stays' });
  expect(list.map(({ username, fault }) => [username, fault])).toEqual([
    ['undo2', 'signedIn'],
    ['undo3', 'edited'],
    ['undo4', 'used'],
  ]);
  expect((await head.ask(listSchoolPeople, { search: 'undo' })).list.map(({ username }) => username).sort()).toEqual([
    ...['undo0', 'undo2', 'undo3', 'undo4'],
  ]);
  expect(await head.ask(getSchoolPerson, { personId: known.id })).toMatchObject({ name: 'As It Was', nameZh: '原名' });
  const again = { ...newRequestId(), changeSetId: second.changeSetId };
  expect(await head.refused(undoChangeSet, again)).toBe('changeSet.notUndoable');
});

test('the template is read again with every column known', async () => {
  const { rawPayload } = await school.server.app.inject({
    url: '/api/backend/school/importTemplate',
    headers: { authorization: `Bearer ${head.token}` },
  });
  for (const sheet of [rawPayload, buildCsvTemplate('zh'), buildCsvTemplate('en')]) {
    const planned = await plan(Buffer.from(sheet));
    expect(planned.columns.filter(({ field }) => field === null)).toEqual([]);
    expect(planned.counts).toMatchObject({ made: 1, refused: 0 });
  }
});

test('imports that are undone in any number, the newest first, leave what there was before each', async () => {
  const words = fc.constantFrom('一', '二', '三');
  const line = fc.record({ user: fc.constantFrom('seq1', 'seq2', 'seq3', 'seq4'), name: words, mail: fc.boolean() });
  const sheet = fc.uniqueArray(line, { selector: ({ user }) => user, minLength: 1, maxLength: 4 });
  const step = fc.oneof({ weight: 3, arbitrary: sheet }, { weight: 2, arbitrary: fc.constant('undo' as const) });
  const readState = () =>
    school.db.rows(
      sql`
      select (to_jsonb(p) - 'edition' - 'id' - 'created_at')::text as text from person p where username like 'seq%'
       order by username`,
      { text: z.string() },
    );
  const applied: { changeSetId: number; before: unknown }[] = [];
  const undoLast = async () => {
    const last = applied.pop();
    if (!last) return;
    const undone = await head.send(undoChangeSet, { ...newRequestId(), changeSetId: last.changeSetId });
    expect(undone.counts.stays).toBe(0);
    expect(await readState()).toEqual(last.before);
  };
  const importTwice = async (people: readonly { user: string; name: string; mail: boolean }[]) => {
    const lines = people.map(({ user, name, mail }) => `${user},${name},${mail ? `${user}@x.example` : ''}`);
    const text = ['用户名,姓名,邮箱', ...lines].join('\n');
    const before = await readState();
    const { changeSetId } = await plan(text);
    await apply(changeSetId);
    applied.push({ changeSetId, before });
    const again = await plan(text);
    expect(again.counts).toMatchObject({ made: 0, changed: 0, same: lines.length });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      await school.db.run(sql`delete from rate_counter`);
      for (const next of steps) {
        if (next === 'undo') await undoLast();
        else await importTwice(next);
      }
      while (applied.length > 0) await undoLast();
      expect(await readState()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('after thirty days an import stays', async () => {
  const { changeSetId } = await plan('name,username\nLate,late1\n');
  await apply(changeSetId);
  const person = await school.person({ role: 'staff', permissions: permissionPresets.head });
  school.clock.pass({ days: 29, hours: 23 });
  const later = await school.signIn(person);
  expect(await later.ask(getChangeSet, { changeSetId })).toMatchObject({ undoUntil: expect.any(String) as string });
  school.clock.pass({ hours: 1 });
  expect(await later.ask(getChangeSet, { changeSetId })).toMatchObject({ undoUntil: null });
  expect(await later.refused(undoChangeSet, { ...newRequestId(), changeSetId })).toBe('changeSet.notUndoable');
});
