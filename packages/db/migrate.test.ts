import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';
import { cloneDatabase, type TestDatabase } from './testing.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inkstone-migrations-'));
  database = await cloneDatabase(
    new URL('/template1', inject('templateUrl')).href + new URL(inject('templateUrl')).search,
  );
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, sql: string): void => writeFileSync(path.join(folder, file), sql);
const run = (): Promise<string[]> => migrate({ connection: { connectionString: database.url }, folder });
const ask = async (sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const result = await client.query<{ it: unknown }>(sql);
    return result.rows[0]?.it;
  } finally {
    await client.end();
  }
};

test('migrations run in order, once', async () => {
  write('0001-paper.sql', 'create table paper (id int);');
  write('0002-title.sql', 'alter table paper add title text; insert into paper values (1, $$Algebra$$);');

  expect(await run()).toEqual(['0001-paper', '0002-title']);
  expect(await run()).toEqual([]);
  expect(await ask('select title as it from paper')).toBe('Algebra');
});

test('each migration is logged as it runs, and none is logged if there is none', async () => {
  const messages: string[] = [];
  const take = () =>
    migrate({ connection: { connectionString: database.url }, folder, log: (text) => messages.push(text) });
  write('0001-paper.sql', 'create table paper (id int);');
  await take();
  await take();
  expect(messages).toEqual(['Migrating the database: 0001-paper']);

  write('0002-title.sql', 'alter table paper add title text;');
  await take();
  expect(messages.slice(1)).toEqual(['Migrating the database: 0002-title']);
});

test('processes that start at the same time share the work', async () => {
  write('0001-paper.sql', 'create table paper (id int); select pg_sleep(0.2);');

  const taken = await Promise.all([run(), run(), run()]);

  expect(taken.flat()).toEqual(['0001-paper']);
});

test('a failing migration changes nothing, and those before it stay', async () => {
  write('0001-paper.sql', 'create table paper (id int);');
  write('0002-broken.sql', 'create table half (id int); select 1 / 0;');

  await expect(run()).rejects.toThrow('The migration 0002-broken failed and left nothing behind: division by zero');

  expect(await ask("select to_regclass('half') is null and to_regclass('paper') is not null as it")).toBe(true);
});

test('a migration that was changed after it ran is reported', async () => {
  write('0001-paper.sql', 'create table paper (id int);');
  await run();
  write('0001-paper.sql', 'create table paper (id bigint);');

  await expect(run()).rejects.toThrow('The migration 0001-paper was changed');
});

test('other line endings are not a change', async () => {
  write('0001-paper.sql', 'create table paper\n(id int);');
  await run();
  write('0001-paper.sql', 'create table paper\r\n(id int);');

  expect(await run()).toEqual([]);
});

test('a database of a newer version is not changed', async () => {
  write('0001-paper.sql', 'create table paper (id int);');
  write('0002-title.sql', 'alter table paper add title text;');
  await run();
  rmSync(path.join(folder, '0002-title.sql'));

  await expect(run()).rejects.toThrow('newer Inkstone (it knows 0002-title)');
});

test('a gap in the numbers is reported', async () => {
  write('0002-title.sql', 'select 1');

  await expect(run()).rejects.toThrow('0002-title.sql is not');
});
