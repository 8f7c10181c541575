import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { insertClass } from '@inkstone/people/server';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  applyChangeSet,
  getChangeSet,
  listChangeSetRows,
  undoChangeSet,
  type ChangeSet,
} from '../../contract/imports.ts';
import { closeSchoolClass, listSchoolClasses } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { packZip } from '@inkstone/files';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
});
afterAll(() => school.close());

const plan = async (file: string | Buffer, fields: Record<string, string> = {}) => {
  await school.db.run(sql`delete from rate_counter`);
  const form = { path: 'backend/school/planImport', fields, bytes: Buffer.from(file) };
  const { status, body } = await sendForm(school, head, form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as ChangeSet;
};

const make = { newClasses: 'make' };
const apply = (changeSetId: number) => head.send(applyChangeSet, { ...newRequestId(), changeSetId });
const undo = (changeSetId: number) => head.send(undoChangeSet, { ...newRequestId(), changeSetId });

/** Everything that an import may write. */
const readAll = () =>
  school.db.rows(
    sql`
    select (to_jsonb(p) - 'edition')::text as text from person p
    union all select to_jsonb(c)::text from school_class c union all select to_jsonb(m)::text from class_member m
    union all select to_jsonb(t)::text from class_teacher t union all select to_jsonb(s)::text from class_stay s
     order by 1`,
    { text: z.string() },
  );

const sheet = [
  '姓名,用户名,身份,班级',
  '学生一,one1,学生,晨读班；Sunday B',
  '乔老师,qiao1,教师,晨读班',
  '梅老师,mei1,教师,晨读班；Sunday B',
  '学生二,two1,学生,Nobody',
].join('\n');

test('new classes are made with the first teacher who names them, before their students, and undone without a trace', async () => {
  const before = await readAll();
  expect((await plan(sheet)).newClasses).toEqual([]);
  const planned = await plan(sheet, make);
  expect(planned.newClasses).toEqual(['晨读班', 'Sunday B'].map((name) => ({ name, state: 'planned', classId: null })));
  expect(planned.counts).toMatchObject({ made: 3, refused: 1 });
  expect(await readAll()).toEqual(before);

  const applied = await apply(planned.changeSetId);
  expect(applied.newClasses.map(({ state }) => state)).toEqual(['applied', 'applied']);
  const { list } = await head.ask(listSchoolClasses, {});
  const found = list.map(({ name, studentCount, teachers }) => [
    ...[name, studentCount],
    teachers.map(({ username }) => username),
  ]);
  expect(found).toEqual([
    ['Sunday B', 1, ['mei1']],
    ['晨读班', 1, ['qiao1', 'mei1']],
  ]);
  expect((await plan(sheet, make)).counts).toMatchObject({ made: 0, changed: 0, same: 3, refused: 1 });

  const undone = await undo(planned.changeSetId);
  expect(undone).toMatchObject({ counts: { stays: 0 }, newClasses: [{ state: 'undone' }, { state: 'undone' }] });
  expect(await readAll()).toEqual(before);
});

test('a class that was used since, or whose people stay, stays with its teacher; the others go', async () => {
  const rows = ['t21,teacher,Kept A', 't22,teacher,Gone B', 's21,student,Kept A', 's22,student,Gone B'];
  const { changeSetId } = await plan(['username,role,class,name', ...rows.map((row) => `${row},N`)].join('\n'), make);
  await apply(changeSetId);
  await school.db.run(sql`update person set mail = 'own@x.example' where username = 's21'`);
  const undone = await undo(changeSetId);
  expect(undone.newClasses.map(({ name, state }) => [name, state])).toEqual([
    ['Kept A', 'stays'],
    ['Gone B', 'undone'],
  ]);
  const { list } = await head.ask(listChangeSetRows, { changeSetId, state: 'stays' });
  expect(list.map(({ username, fault }) => [username, fault])).toEqual([
    ['t21', 'used'],
    ['s21', 'edited'],
  ]);
  const { list: classes } = await head.ask(listSchoolClasses, {});
  expect(classes.map(({ name, studentCount }) => [name, studentCount])).toEqual([['Kept A', 1]]);
});

test('a class that somebody added since the plan is joined, and two of that name are not guessed', async () => {
  const teacher = await school.person({ role: 'teacher' });
  const add = (name: string) =>
    school.tx((tx) => insertClass(tx, { name, teacherId: teacher.id, createdAt: school.clock.now() }));
  const text = 'username,role,class,name\nt31,teacher,Since;Twice,N\nt32,teacher,Since,N';
  const { changeSetId } = await plan(text, make);
  const ids = [await add('Since'), await add('Twice'), await add('TWICE')];
  const applied = await apply(changeSetId);
  expect(applied.newClasses.map(({ name, state }) => [name, state])).toEqual([
    ['Since', 'leftOut'],
    ['Twice', 'leftOut'],
  ]);
  const { list } = await head.ask(listChangeSetRows, { changeSetId });
  expect(list.map(({ username, state }) => [username, state])).toEqual([
    ['t31', 'leftOut'],
    ['t32', 'applied'],
  ]);
  const joined = await school.db.rows(
    sql`select t.class_id from class_teacher t join person p on p.id = t.teacher_id where p.username = 't32'`,
    { classId: z.int() },
  );
  expect(joined).toEqual([{ classId: ids[0] }]);
});

const oneRoster = (title: string): Promise<Buffer> =>
  packZip(
    Object.entries({
      'users.csv': [
        'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName',
        'u41,,,true,s,teacher,t41,,Mei,Qiao',
        'u42,,,true,s,student,s41,,岚,文',
        'u43,,,true,s,parent,p41,,Pa,Wen',
      ],
      'classes.csv': [
        'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode',
        `c41,,,"${title}",,k,R`,
      ],
      'enrollments.csv': [
        'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
        'e1,,,c41,s,u42,student,,,',
        'e2,,,c41,s,u41,teacher,true,,',
      ],
    }).map(([name, lines]) => ({ name, bytes: Buffer.from(lines.join('\n')) })),
  );

test('a OneRoster package brings people and classes by their ids, again after a class got another name', async () => {
  const planned = await plan(await oneRoster('Reading, level 2'));
  expect(planned).toMatchObject({ format: 'oneroster', encoding: null, columns: [] });
  expect(planned.newClasses).toEqual([{ name: 'Reading, level 2', state: 'planned', classId: null }]);
  expect(planned.counts).toMatchObject({ made: 2, refused: 1 });
  const { newClasses } = await apply(planned.changeSetId);
  const classId = newClasses[0]?.classId ?? 0;
  const again = await plan(await oneRoster('Reading 2026'));
  expect(again).toMatchObject({ counts: { same: 2, refused: 1 }, newClasses: [] });
  expect(await head.ask(getChangeSet, { changeSetId: planned.changeSetId })).toMatchObject({ format: 'oneroster' });

  await head.send(closeSchoolClass, { ...newRequestId(), classId, isClosed: true });
  const closed = await plan(await oneRoster('Reading 2026'));
  const { list } = await head.ask(listChangeSetRows, { changeSetId: closed.changeSetId, outcome: 'refused' });
  expect(list.map(({ fault }) => fault)).toEqual(['classClosed', 'classClosed', 'guardian']);
});

test('who administers people but no classes puts nobody into one, nor applies what another has planned', async () => {
  const sheetOfClasses = ['姓名,用户名,身份,班级', '孙老师,sun9,教师,New room', '学生九,nine9,学生,New room'].join(
    '\n',
  );
  const permissions = ['school', 'school_people'] as const;
  const people = await school.signIn(await school.person({ role: 'staff', permissions: [...permissions] }));
  const form = { path: 'backend/school/planImport', fields: make, bytes: Buffer.from(sheetOfClasses) };
  const { body } = await sendForm(school, people, form);
  const { changeSetId } = body as unknown as ChangeSet;
  const { list } = await people.ask(listChangeSetRows, { changeSetId });
  expect(list.map(({ fault }) => fault)).toEqual(['classesForbidden', 'classesForbidden']);

  const before = await readAll();
  const planned = await plan(sheetOfClasses, make);
  const applied = await people.send(applyChangeSet, { ...newRequestId(), changeSetId: planned.changeSetId });
  expect(applied.counts).toMatchObject({ leftOut: 2 });
  expect(await readAll()).toEqual(before);
});
