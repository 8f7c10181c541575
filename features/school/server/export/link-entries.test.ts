import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importSubjects } from '../../import/subjects.ts';
import { openImportingSchool, type ImportingSchool } from '../change-sets/testing.ts';
import { listLinkEntries } from './link-entries.ts';

let old: ImportingSchool;
let next: ImportingSchool;
beforeAll(async () => {
  old = await openImportingSchool();
  next = await openImportingSchool();
});
afterAll(async () => {
  await old.school.close();
  await next.school.close();
});

const addPeople = async ({ school }: ImportingSchool): Promise<void> => {
  await school.person({ role: 'student', username: 'lan' });
  for (const username of ['qiao', 'mei']) await school.person({ role: 'teacher', username });
  await school.person({ role: 'staff', username: 'office' });
};

const sheets = {
  guardians: 'student,guardian,mail,language\nlan,文敏,min@home.example,中文\nlan,"Wen, Pa",pa@home.example,English',
  extraTime: 'student,extra minutes\nlan,50 %',
  teams: 'team,leader,member\nWriting,qiao,mei',
  staff: 'staff,manager\noffice,qiao',
  thirdParty: 'student,supporting teacher\nlan,mei',
} as const;

const readSheets = ({ school }: ImportingSchool): Promise<Map<string, string>> =>
  school.tx(async (tx) => {
    const texts = new Map<string, string>();
    for (const { name, open } of await listLinkEntries(tx, 'en')) texts.set(name, String(await buffer(await open())));
    return texts;
  });

test('another school imports guardians, extra time, teams, staff and supporting teachers from the export', async () => {
  for (const place of [old, next]) await addPeople(place);
  for (const [subject, sheet] of Object.entries(sheets)) {
    const planned = await old.plan(sheet, { subject });
    await old.apply(planned.changeSetId);
  }
  const texts = await readSheets(old);
  expect([...texts.keys()]).toEqual([
    ...['people/guardians.csv', 'people/extra-time.csv', 'people/teams.csv', 'people/staff.csv'],
    'people/supporting-teachers.csv',
  ]);
  const subjects = importSubjects.filter((subject) => subject !== 'people');
  for (const [index, text] of [...texts.values()].entries()) {
    const planned = await next.plan(text, { subject: subjects[index] ?? 'people' });
    expect(planned.counts).toMatchObject({ refused: 0, changed: 0, same: 0 });
    await next.apply(planned.changeSetId);
  }
  expect(await readSheets(next)).toEqual(texts);
  expect(texts.get('people/guardians.csv')).toContain('"Wen, Pa"');
});

test('whoever has left stands in no sheet', async () => {
  await old.school.db.run(sql`update person set left_at = now() where username = 'lan'`);
  const texts = await readSheets(old);
  expect([...texts.values()].join('\n')).not.toContain('lan,');
  expect(texts.get('people/staff.csv')).toContain('office');
});
