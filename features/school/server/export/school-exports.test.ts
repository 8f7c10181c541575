import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertFile } from '@inkstone/bank/server';
import { readTable } from '@inkstone/files/testing/table';
import { readZipStream } from '@inkstone/files/testing/zip-stream';
import { insertClass, insertMembers } from '@inkstone/people/server';
import { createSubmittedPassage } from '@inkstone/reports/testing';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { fetchSchoolExport, listSchoolExports, listSchoolRecords, requestSchoolExport } from '../../contract.ts';
import { applyChangeSet, type ChangeSet } from '../../contract/imports.ts';
import { permissionPresets } from '../../rules.ts';
import { createJobRun } from '../testing/create-job-run.ts';
import { expireExportsJob, schoolExportJob } from './export-job.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  head = await school.signIn(
    await school.person({ role: 'staff', permissions: permissionPresets.head, username: 'head', name: 'Head' }),
  );
});
afterAll(() => school.close());

const makeExport = async (): Promise<Map<string, Buffer>> => {
  const { exportId } = await head.send(requestSchoolExport, newRequestId());
  await schoolExportJob.run(createJobRun(school, { exportId }));
  const { url } = await head.send(fetchSchoolExport, { ...newRequestId(), exportId });
  return readZipStream((await school.server.app.inject({ url })).rawPayload);
};

const textOf = (files: Map<string, Buffer>, name: string): string => files.get(name)?.toString() ?? '';

const storeFile = async (name: string): Promise<number> => {
  const { storage } = school.services();
  const saved = await storage.save(Readable.from([Buffer.from('a page of a textbook')]), {
    ...{ maxBytes: 1000, accept: ['txt'] },
  });
  if (!saved.ok) throw new Error(saved.code);
  const { key, mime, size: sizeBytes, sha256 } = saved.value;
  const row = { key, mime, sizeBytes, sha256, name, ownerId: head.person.id, createdAt: school.clock.now() };
  return school.tx((tx) => insertFile(tx, { ...row, usedBy: 'book' }));
};

test('everything of the school comes as one file: people, marks, bank, files and tables, without secrets', async () => {
  const { person: student } = await createSubmittedPassage(school, { kind: 'test' });
  await school.db.run(
    sql`update person set password_hash = 'scrypt-of-the-student', name = '=SUM(A1)' where id = ${student.id}`,
  );
  const [fileId, lostId] = [await storeFile('page: 1.txt'), await storeFile('lost.txt')];
  await school.db.run(
    sql`update stored_file set key = translate(key, '0123456789abcdef', '123456789abcdef0') where id = ${lostId}`,
  );

  const files = await makeExport();

  const { list } = await head.ask(listSchoolExports, {});
  expect(list).toMatchObject([{ state: 'ready', requestedByName: 'Head' }]);
  const counts = Object.fromEntries(list[0]?.counts.map(({ kind, count }) => [kind, count]) ?? []);
  expect(counts).toMatchObject({ assignments: 1, results: 1, questionSets: 1, files: 2 });
  expect(textOf(files, 'index.html')).toContain('passwords, sign-ins');
  const marks = textOf(files, 'marks/marks.csv').trim().split('\r\n');
  expect(marks).toHaveLength(2);
  expect(marks[1]).toContain(`,${student.username},`);
  expect(marks[1]).toContain(',33.3%,');
  const { cells, workbook } = readTable(files.get('marks/marks.xlsx') ?? Buffer.of());
  expect(workbook).toContain('name="Marks"');
  const heads = new Map(
    [...cells].flatMap(([at, { value }]) => (/^[A-Z]+1$/.test(at ?? '') ? [[value, at?.slice(0, -1)]] : [])),
  );
  const cell = (heading: string) => cells.get(`${heads.get(heading)}2`);
  expect(cell('Student')).toMatchObject({ type: 'inlineStr', value: '=SUM(A1)', isFormula: false });
  expect(cell('User name')).toMatchObject({ value: student.username });
  expect(cell('Percent')).toMatchObject({ type: 'n', format: '0.0%' });
  expect(Number(cell('Percent')?.value)).toBeCloseTo(1 / 3, 9);
  expect(cell('Handed in (Asia/Shanghai)')).toMatchObject({ type: 'n', format: 'yyyy-mm-dd hh:mm:ss' });
  const bundle = JSON.parse(textOf(files, 'bank/question-sets-001.json')) as { sets: { title: string }[] };
  expect(bundle.sets.map(({ title }) => title)).toEqual(['Reefs']);
  expect(textOf(files, `media/${fileId}-page_ 1.txt`)).toBe('a page of a textbook');
  expect(files.has(`media/${lostId}-lost.txt`)).toBe(false);
  expect(textOf(files, 'media/index.csv')).toMatch(/lost\.txt,.*,missing\r\n/);
  const people = textOf(files, 'data/person.jsonl').trim().split('\n');
  expect(people.map((line) => (JSON.parse(line) as { id: number }).id)).toContain(student.id);
  expect(textOf(files, 'data/question_set.jsonl')).toContain('"title":"Reefs"');
  const everything = [...files.values()].map(String).join('\n');
  expect(everything).not.toMatch(/scrypt-of-the-student|password_hash|token_hash/);
  expect([...files.keys()]).not.toContain('data/session.jsonl');

  const { list: record } = await head.ask(listSchoolRecords, {});
  expect(record.slice(0, 2).map(({ action }) => action)).toEqual(['school.exportFetched', 'school.exportRequested']);
});

test('another school is filled from the people of the export, with names, roles, classes, whose they are and who is in them', async () => {
  const now = school.clock.now();
  const helper = await school.person({ role: 'teacher', username: 'dou', name: 'Mr. Dou', nameZh: '窦老师' });
  const teacher = await school.person({ role: 'teacher', username: 'qiaomei', name: 'Qiao Mei', nameZh: '乔梅' });
  const student = await school.person({ username: 'ouyang', name: 'Ouyang Lan', nameZh: '欧阳岚' });
  await school.db.run(sql`update person set number = '007' where id = ${student.id}`);
  const guide = await school.person({ role: 'guide', username: 'aguide', name: 'An Yue', nameZh: '安悦' });
  await school.person({ role: 'recruitment-supervisor', username: 'taomin', name: 'Tao Min', nameZh: '陶敏' });
  const classId = await school.tx((tx) =>
    insertClass(tx, {
      name: 'Monday',
      nameZh: '周一班',
      teacherId: teacher.id,
      createdAt: now,
      colleagueIds: [helper.id, guide.id],
    }),
  );
  await school.tx((tx) => insertMembers(tx, { classId, studentIds: [student.id], joinedAt: now }));
  const files = await makeExport();

  const newSchool = await openSchool({ now: '2026-03-03T08:00:00.000Z' });
  try {
    const newHead = await newSchool.signIn(
      await newSchool.person({ role: 'staff', permissions: permissionPresets.head, username: 'newhead' }),
    );
    const form = {
      path: 'backend/school/planImport',
      fields: {},
      bytes: files.get('people/oneroster.zip') ?? Buffer.of(),
    };
    const { body } = await sendForm(newSchool, newHead, form);
    const planned = body as unknown as ChangeSet;
    expect(planned).toMatchObject({ format: 'oneroster', counts: { refused: 0 } });
    await newHead.send(applyChangeSet, { ...newRequestId(), changeSetId: planned.changeSetId });
    const readPeople = (from: TestSchool) =>
      from.db.rows(sql`select username, name, name_zh, number, roles from person
        where username in ('qiaomei', 'ouyang', 'taomin', 'aguide', 'head') order by username`);
    expect(await readPeople(newSchool)).toEqual(await readPeople(school));
    const members = await newSchool.db.rows(sql`
      select c.name, c.name_zh, t.username as teacher, s.username as student from school_class c
        join person t on t.id = c.teacher_id join class_member m on m.class_id = c.id join person s on s.id = m.student_id`);
    expect(members).toEqual([{ name: 'Monday', nameZh: '周一班', teacher: 'qiaomei', student: 'ouyang' }]);
    const teachers = await newSchool.db.rows(sql`
      select p.username from class_teacher t join person p on p.id = t.teacher_id order by p.username`);
    expect(teachers).toEqual([{ username: 'aguide' }, { username: 'dou' }, { username: 'qiaomei' }]);
  } finally {
    await newSchool.close();
  }
});

test('two who ask at once get the same export, and it can be fetched for some days', async () => {
  const [{ exportId }, again] = await Promise.all([
    head.send(requestSchoolExport, newRequestId()),
    head.send(requestSchoolExport, newRequestId()),
  ]);
  expect(again.exportId).toBe(exportId);
  const fetch = () => head.failed(fetchSchoolExport, { ...newRequestId(), exportId });
  expect(await fetch()).toMatchObject({ code: 'export.gone' });
  await schoolExportJob.run(createJobRun(school, { exportId }));
  await school.db.run(sql`update school_export set expires_at = ${school.clock.now()}`);
  await expireExportsJob.run(createJobRun(school, {}));
  expect(await fetch()).toMatchObject({ code: 'export.gone' });
  const { list } = await head.ask(listSchoolExports, {});
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['expired']));
  const [row] = await school.db.rows(sql`select count(*) as stored from stored_file where used_by = 'school_export'`);
  expect(row).toMatchObject({ stored: 0 });
});

test('the last three exports are kept, and a new one replaces the oldest with its file', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 4; count++) {
    const { exportId } = await head.send(requestSchoolExport, newRequestId());
    await schoolExportJob.run(createJobRun(school, { exportId }));
    ids.push(exportId);
  }
  const { list } = await head.ask(listSchoolExports, {});
  const states = ids.map((id) => list.find((row) => row.id === id)?.state);
  expect(states).toEqual(['expired', 'ready', 'ready', 'ready']);
  expect(await head.failed(fetchSchoolExport, { ...newRequestId(), exportId: ids[0] ?? 0 })).toMatchObject({
    code: 'export.gone',
  });
  const [row] = await school.db.rows(sql`select count(*) as stored from stored_file where used_by = 'school_export'`);
  expect(row).toMatchObject({ stored: 3 });
});

test('an export whose job was given up has failed, and another can be asked for', async () => {
  const { exportId } = await head.send(requestSchoolExport, newRequestId());
  await schoolExportJob.onGivenUp?.(createJobRun(school, { exportId }));
  const { list } = await head.ask(listSchoolExports, {});
  expect(list.find(({ id }) => id === exportId)).toMatchObject({ state: 'failed' });
  expect((await head.send(requestSchoolExport, newRequestId())).exportId).not.toBe(exportId);
});

test('an export is asked for, seen and fetched only with every permission of administration', async () => {
  const permissions = permissionPresets.head.filter((name) => name !== 'school_records');
  const office = await school.signIn(await school.person({ role: 'staff', permissions }));
  const refused = { code: 'export.needsAllRights' };
  expect(await office.failed(listSchoolExports, {})).toMatchObject(refused);
  expect(await office.failed(requestSchoolExport, newRequestId())).toMatchObject(refused);
  expect(await office.failed(fetchSchoolExport, { ...newRequestId(), exportId: 1 })).toMatchObject(refused);
});
