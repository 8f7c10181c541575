import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment } from '@inkstone/assignments/testing';
import { aCandidate } from '@inkstone/candidates/testing';
import { search } from '@inkstone/home/contract';
import { listStudents } from '@inkstone/people/contract';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { refold } from './refold.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const tables = ['person', 'school_class', 'candidate', 'assignment', 'paper', 'question_set'];

const textsIn = async (table: string): Promise<string[]> => {
  const rows = await school.db.rows(sql`select search_text as text from ${sql.identifier(table)} order by id`, {
    text: z.string(),
  });
  return rows.map(({ text }) => text);
};

test('a start folds every stored text as on writing, once', async () => {
  await anAssignment(school, { title: 'Café 1½ “don’t”', titleZh: '分數練習' });
  await aClass(school, { students: [await school.person({ name: '吕布' })], name: '七年级' });
  await aCandidate(school, await school.signIn(await school.person({ role: 'recruitment' })));
  const written = await Promise.all(tables.map(textsIn));
  expect(written.flat().filter((text) => text === '')).toEqual([]);
  const rows = await school.db.rows(sql`select search_terms, similarity_bands from question_set order by id`);
  for (const table of tables) await school.db.run(sql`update ${sql.identifier(table)} set search_text = 'old'`);
  await school.db.run(sql`update question_set set search_terms = '{}', similarity_bands = '{}'`);
  await school.db.run(sql`update school set folding_edition = 1`);

  const lines: string[] = [];
  await refold(school.db, (line) => lines.push(line));
  expect(await Promise.all(tables.map(textsIn))).toEqual(written);
  expect(await school.db.rows(sql`select search_terms, similarity_bands from question_set order by id`)).toEqual(rows);
  expect(lines).toHaveLength(1);

  await school.db.run(sql`update person set search_text = 'kept'`);
  await refold(school.db, (line) => lines.push(line));
  expect(new Set(await textsIn('person'))).toEqual(new Set(['kept']));
  expect(lines).toHaveLength(1);
});

test('a person stored by a version without folding is found after the next start', async () => {
  const pupil = await school.person({ name: 'Lü Bu', nameZh: '呂布' });
  const room = await aClass(school, { students: [pupil], name: 'Grade 9' });
  const teacher = await school.signIn(room.teacher);
  await school.db.run(sql`update person set search_text = '' where id = ${pupil.id}`);
  expect((await teacher.ask(search, { q: 'lv' })).students.list).toEqual([]);
  await refold(school.db, () => undefined);
  for (const q of ['lv', 'lyu', 'lü', 'lu', '吕布', '呂布'])
    expect((await teacher.ask(search, { q })).students.list.map(({ id }) => id)).toEqual([pupil.id]);
});

test('people of one name who were stored by a version without keys of names are distinguished after the next start', async () => {
  const pupils = [
    await school.person({ name: "Maeve O'Hara", username: 'ohara-1' }),
    await school.person({ name: 'Maeve O’Hara', username: 'ohara-2' }),
  ];
  const room = await aClass(school, { students: pupils, name: 'Grade 10' });
  const teacher = await school.signIn(room.teacher);
  await school.db.run(sql`update person set name_keys = '{}', namesake_username = null`);
  const names = async () => (await teacher.ask(listStudents, {})).list.map(({ name }) => name).toSorted();
  expect(await names()).toEqual(["Maeve O'Hara", 'Maeve O’Hara'].toSorted());
  await refold(school.db, () => undefined);
  expect(await names()).toEqual(["Maeve O'Hara (ohara-1)", 'Maeve O’Hara (ohara-2)'].toSorted());
});
