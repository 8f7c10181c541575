import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { insertClass } from '@inkstone/people/server';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser } from '@inkstone/testing';
import { applyChangeSet, getChangeSet, undoChangeSet, type ChangeSet } from '../../contract/imports.ts';
import { changeSchoolPerson, getSchoolPerson, listSchoolPeople } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { countPeople, openImportingSchool, resetLimits, type ImportingSchool } from './testing.ts';

let school: ImportingSchool['school'];
let head: ImportingSchool['head'];
let plan: ImportingSchool['plan'];
let apply: ImportingSchool['apply'];
let listRows: ImportingSchool['listRows'];
let office: TestBrowser;
beforeAll(async () => {
  ({ school, head, plan, apply, listRows } = await openImportingSchool());
  office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
});
afterAll(() => school.close());
beforeEach(() => resetLimits(school));

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
  const before = await countPeople(school);
  // As a killed process: the connection is gone in the middle of the second batch.
  await school.db.run(sql`
    create function break_off() returns trigger language plpgsql as $$
      begin
        if new.username = 'broken1200' then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$`);
  await school.db.run(sql`create trigger break_off before insert on person for each row execute function break_off()`);
  await head.failed(applyChangeSet, { ...newRequestId(), changeSetId: planned.changeSetId });
  expect(await countPeople(school)).toBe(before);
  await school.db.run(sql`drop trigger break_off on person`);

  const second = await school.openProcess();
  try {
    expect(await head.ask(getChangeSet, { changeSetId: planned.changeSetId })).toMatchObject({ state: 'planned' });
    await apply(planned.changeSetId);
    expect(await countPeople(school)).toBe(before + 1500);
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

test('namesakes among many new people, and of people who are here, are told apart until the import is undone', async () => {
  const listTold = async () => {
    const rows = await school.db.rows(
      sql`select namesake_username from person where username like 'many%' and namesake_username is not null order by id`,
      { namesakeUsername: z.string() },
    );
    return rows.map(({ namesakeUsername }) => namesakeUsername);
  };
  await school.person({ role: 'student', username: 'many-present', name: 'Many Namesake 7' });
  const rows = Array.from({ length: 150 }, (_, at) => `Many Namesake ${at === 140 ? 9 : at},many${at}`);
  const planned = await plan(['name,username', ...rows].join('\n'));
  await apply(planned.changeSetId);
  expect(await listTold()).toEqual(['many-present', 'many7', 'many9', 'many140']);
  await head.send(undoChangeSet, { ...newRequestId(), changeSetId: planned.changeSetId });
  expect(await listTold()).toEqual([]);
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
