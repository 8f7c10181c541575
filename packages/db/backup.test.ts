import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { copyDatabase, findUnfinishedRestore, restoreDatabase } from './backup.ts';
import { migrate } from './migrate.ts';
import { cloneDatabase, type TestDatabase } from './testing.ts';

let folder: string;
let migrations: string;
let from: TestDatabase;
let to: TestDatabase;

const empty = (): Promise<TestDatabase> => {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/template1';
  return cloneDatabase(url.href);
};

const schema = `
  create table person (
    id int generated always as identity primary key, name text not null, at timestamptz(3), points numeric,
    mark float8, extra jsonb not null, tags text[], photo bytea, initial text generated always as (left(name, 1)) stored
  );
  create table friend (a int not null references person, b int references person on delete cascade);
  create view named as select name from person;`;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inkstone-copy-'));
  migrations = path.join(folder, 'migrations');
  mkdirSync(migrations);
  writeFileSync(path.join(migrations, '0001-people.sql'), schema);
  [from, to] = await Promise.all([empty(), empty()]);
  await migrate({ connection: { connectionString: from.url }, folder: migrations });
});

afterEach(async () => {
  await Promise.all([from.drop(), to.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (database: TestDatabase, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const foundRows = await client.query<Record<string, unknown>>(sql);
    return foundRows.rows;
  } finally {
    await client.end();
  }
};
const copy = () => copyDatabase({ connectionString: from.url }, path.join(folder, 'copy'));
const restore = () =>
  restoreDatabase({ connection: { connectionString: to.url }, folder: path.join(folder, 'copy'), migrations });

test('values of every type are restored unchanged, foreign keys hold, and new rows get new ids', async () => {
  await rows(
    from,
    `insert into person (name, at, points, mark, extra, tags, photo) values
      ('砚台 "quoted", \\ back' || chr(10) || chr(8232) || chr(13) || 'line', '2026-03-01 08:00:00.123+02', 12345678901234567890.5,
        0.1::float8 + 0.2::float8, 'null', array['a,b', null, '{}'], decode('00ff10', 'hex')),
      ('', null, null, 'NaN', '{"a":[1,null]}', null, null)`,
  );
  await rows(from, "insert into person (name, extra) select 'p' || n, '{}' from generate_series(1, 1234) n");
  await rows(from, 'insert into friend values (1, 2), (2, 1), (3, null)');
  await copy();

  await restore();

  for (const sql of ['select * from person order by id', 'select * from friend order by a']) {
    expect(await rows(to, sql)).toEqual(await rows(from, sql));
  }
  expect(await rows(to, "insert into person (name, extra) values ('new', '{}') returning id")).toEqual([{ id: 1237 }]);
  await expect(rows(to, 'insert into friend values (99999, 1)')).rejects.toThrow('foreign key');
});

test('a backup of an older version gets the migrations made since', async () => {
  await rows(from, "insert into person (name, extra) values ('Ann', '{}')");
  await copy();
  writeFileSync(
    path.join(migrations, '0002-nick.sql'),
    "alter table person add nick text; update person set nick = 'A';",
  );

  await restore();

  expect(await rows(to, 'select name, nick from person')).toEqual([{ name: 'Ann', nick: 'A' }]);
});

test('a backup of a newer version is refused', async () => {
  writeFileSync(path.join(migrations, '0002-nick.sql'), 'alter table person add nick text;');
  await migrate({ connection: { connectionString: from.url }, folder: migrations });
  await copy();
  rmSync(path.join(migrations, '0002-nick.sql'));

  await expect(restore()).rejects.toThrow('newer Inkstone (0002-nick)');
});

test('a database with content is never overwritten', async () => {
  await copy();
  await rows(to, 'create table precious as select 1 as id');

  await expect(restore()).rejects.toThrow('not empty');
});

test('a damaged backup restores nothing', async () => {
  await rows(from, "insert into person (name, extra) values ('Ann', '{}')");
  await copy();
  writeFileSync(path.join(folder, 'copy', 'tables', 'public.person.jsonl'), '');

  await expect(restore()).rejects.toThrow('damaged');
  expect(await rows(to, 'select * from person')).toEqual([]);
});

test('a row written during the backup is left out of all tables', async () => {
  await rows(from, "insert into person (name, extra) values ('Ann', '{}')");
  const [manifest] = await Promise.all([
    copy(),
    rows(
      from,
      "with p as (insert into person (name, extra) values ('Ben', '{}') returning id) insert into friend select id from p",
    ),
  ]);

  const count = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? -1;
  expect(count('public.person') - count('public.friend')).toBe(1);
  await restore();
});

test('an interrupted restore is recognised by its backup, and starts again when it is repeated', async () => {
  await rows(from, "insert into person (name, extra) values ('Ann', '{}')");
  await copy();
  const connection = { connectionString: to.url };
  const options = { connection, folder: path.join(folder, 'copy'), migrations, file: "/copies/monday's.tar.gz" };
  const broken = restoreDatabase({
    ...options,
    finish: async () => {
      throw new Error('the disk is full');
    },
  });
  await expect(broken).rejects.toThrow('the disk is full');
  expect(await findUnfinishedRestore(connection)).toBe("/copies/monday's.tar.gz");
  await rows(to, "insert into person (name, extra) values ('Half', '{}')");

  await restoreDatabase(options);
  expect(await rows(to, 'select name from person')).toEqual([{ name: 'Ann' }]);
  expect(await findUnfinishedRestore(connection)).toBeUndefined();
});
