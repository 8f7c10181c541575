import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabaseFor, runProcess, type RunningProduct } from '../apps/server/process.ts';
import { readSettings } from '../apps/server/settings.ts';
import { backUp, restore } from './archive.ts';
import { findRunningDatabase } from '@inkstone/db/embedded';

let folder: string;
const running: RunningProduct[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inkstone-archive-'));
});

afterEach(async () => {
  for (const product of running.splice(0)) await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

const settingsIn = (name: string) =>
  readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    SCHOOL: 'empty',
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(folder, name),
  });

const start = async (name: string): Promise<RunningProduct> => {
  const product = await runProcess(settingsIn(name), { print: () => undefined });
  running.push(product);
  return product;
};

const ask = async (name: string, sql: string): Promise<unknown> => {
  const client = new pg.Client(await findRunningDatabase(path.join(folder, name)));
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

const insertPerson = `insert into person (username, name, sort_name, password_hash, roles, role, created_at)
  values ('ann', '安', 'an', 'x', '{student}', 'student', now()) returning id`;
const school = 'select person.name, school.secret, school.name as school from person, school';

test('a backup made while the product runs restores to a product with the same school, files and jobs', async () => {
  await start('first');
  await ask('first', insertPerson);
  const before = await ask('first', school);
  const file = path.join(folder, 'first', 'files', 'ab', 'recording.webm');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'sound');

  await backUp(settingsIn('first'), path.join(folder, 'copy.tar.gz'));
  await restore(settingsIn('second'), path.join(folder, 'copy.tar.gz'));
  await start('second');

  expect(await ask('second', school)).toEqual(before);
  expect(readFileSync(path.join(folder, 'second', 'files', 'ab', 'recording.webm'), 'utf8')).toBe('sound');
  expect(await ask('second', 'select name from jobs.queue order by name')).toEqual(
    await ask('first', 'select name from jobs.queue order by name'),
  );
});

test('an existing school is never overwritten', async () => {
  const first = await start('first');
  await backUp(settingsIn('first'), path.join(folder, 'copy.tar.gz'));
  await expect(restore(settingsIn('first'), path.join(folder, 'copy.tar.gz'))).rejects.toThrow('Inkstone runs');

  await first.stop();
  running.length = 0;

  await expect(restore(settingsIn('first'), path.join(folder, 'copy.tar.gz'))).rejects.toThrow(/not empty|holds files/);
});

test('an interrupted restore is reported at the start and continues when it is run again', async () => {
  await start('first');
  await ask('first', insertPerson);
  const before = await ask('first', school);
  const file = path.join(folder, 'first', 'files', 'recording.webm');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'sound');
  const copy = path.join(folder, 'copy.tar.gz');
  await backUp(settingsIn('first'), copy);
  await restore(settingsIn('second'), copy);
  // Simulates a crash while rows and files were being restored.
  const { connection, embedded } = await openDatabaseFor(settingsIn('second'), () => undefined);
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create schema inkstone_restoring');
  await client.query(`comment on schema inkstone_restoring is '${copy}'`);
  await client.query('delete from person');
  await client.end();
  await embedded?.stop();
  writeFileSync(path.join(folder, 'second', 'files', 'half.webm'), 'sou');

  await expect(start('second')).rejects.toThrow(`A restore of ${copy} was broken off`);
  await restore(settingsIn('second'), copy);
  await start('second');
  expect(await ask('second', school)).toEqual(before);
  expect(readdirSync(path.join(folder, 'second', 'files'))).not.toContain('half.webm');
});

test('a backup is readable only by the user who made it', async () => {
  await start('first');
  const copy = path.join(folder, 'copies', 'copy.tar.gz');
  await backUp(settingsIn('first'), copy);

  expect(statSync(copy).mode & 0o777).toBe(0o600);
});
