import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { openDb, type Db } from './handle.ts';
import { columnProperty, preparedQuery } from './rows.ts';
import { cloneDatabase, type TestDatabase } from './testing.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  const template = new URL(inject('templateUrl'));
  database = await cloneDatabase(new URL(`/template1${template.search}`, template).href);
  db = openDb({ connectionString: database.url }, 2);
  await db.execute(sql`create table lesson (id bigint primary key, title_zh text, begins_at timestamptz(3), day date)`);
});

beforeEach(async () => {
  await db.execute(sql`truncate lesson`);
  await db.execute(
    sql`insert into lesson values (1, '阅读', '2026-05-04T01:02:03.456Z', '2026-05-04'), (2, null, null, null)`,
  );
});

afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

test('ids are numbers, alone and in arrays', async () => {
  const rows = await db.rows<{ id: number; ids: (number | null)[] }>(
    sql`select id, array[id, null, 4294967296]::bigint[] as ids from lesson where id = 1`,
  );
  expect(rows).toEqual([{ id: 1, ids: [1, null, 4_294_967_296] }]);
});

test('a column in snake_case is a property in camelCase', () => {
  expect(['id', 'title_zh', 'needs_marking', 'last_24_hours', 'titleZh'].map(columnProperty)).toEqual([
    'id',
    'titleZh',
    'needsMarking',
    'last24Hours',
    'titleZh',
  ]);
});

test('rows of a raw query have properties in camelCase, instants as dates, days as text and ids as numbers', async () => {
  expect(await db.rows(sql`select * from lesson where id > ${0} order by id`)).toEqual([
    { id: 1, titleZh: '阅读', beginsAt: new Date('2026-05-04T01:02:03.456Z'), day: '2026-05-04' },
    { id: 2, titleZh: null, beginsAt: null, day: null },
  ]);
});

test('the content of a JSON column keeps its own keys', async () => {
  expect(await db.row(sql`select '{"a_b": [{"c_d": 1}]}'::jsonb as some_json`)).toEqual({
    someJson: { a_b: [{ c_d: 1 }] },
  });
});

test('the first row is undefined where there is none', async () => {
  expect(await db.row(sql`select id from lesson where id = 9`)).toBeUndefined();
  expect(await db.row(sql`select id from lesson order by id`)).toEqual({ id: 1 });
});

test('a computed column is checked and mapped by its schema', async () => {
  const counted = await db.row(sql`select count(*) as lessons, max(begins_at) as last_begins_at from lesson`, {
    lessons: z.int(),
    lastBeginsAt: z.date().transform((instant) => instant.getTime()),
  });

  expect(counted).toEqual({ lessons: 2, lastBeginsAt: Date.UTC(2026, 4, 4, 1, 2, 3, 456) });
});

test('a computed column that the query lacks or that does not fit its schema is an error without its value', async () => {
  await expect(db.rows(sql`select id from lesson`, { lessons: z.int() })).rejects.toThrow(
    'The query has no column lessons.',
  );
  const title = db.rows(sql`select title_zh || '!' as title from lesson order by id`, { title: z.int() });

  await expect(title).rejects.toThrow(/^The computed column title: .*expected number/);
  await expect(title).rejects.not.toThrow('阅读');
});

test('a query returns how many rows it wrote', async () => {
  expect(await db.run(sql`update lesson set title_zh = 'x'`)).toBe(2);
  expect(await db.run(sql`update lesson set title_zh = 'x' where id = 9`)).toBe(0);
});

test('a prepared query is planned once per connection and has the same rows', async () => {
  const find = preparedQuery<{ id: number; titleZh: string | null }>(
    'lesson_find',
    'select id, title_zh from lesson where id = $1',
  );
  const count = preparedQuery('lesson_count', 'select count(*) as lessons from lesson', { lessons: z.int() });
  await inTransaction(db, async (tx) => {
    expect(await count(tx, [])).toEqual([{ lessons: 2 }]);
    expect(await find(tx, [1])).toEqual([{ id: 1, titleZh: '阅读' }]);
    expect(await find(tx, [2])).toEqual([{ id: 2, titleZh: null }]);
    expect(await tx.rows(sql`select name from pg_prepared_statements order by name`)).toEqual([
      { name: 'lesson_count' },
      { name: 'lesson_find' },
    ]);
  });
});
