import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockKey } from './embedded-lock.ts';
import { AlreadyRunningError, findRunningDatabase, startEmbedded, type Embedded } from './embedded.ts';

let dataDir: string;
const running: Embedded[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'inkstone-embedded-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of running.splice(0)) await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<Embedded> => {
  const database = await startEmbedded({ dataDir, log: () => undefined });
  running.push(database);
  return database;
};

const ask = async (database: Embedded, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const running = await client.query<{ it: unknown }>(sql);
  await client.end();
  return running.rows[0]?.it;
};

/** Starts another process that opens the folder as the product does; `word` is `holds`, or the name of its error. */
const startElsewhere = async (): Promise<{ child: ChildProcess; word: string }> => {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))});
    const start = startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    console.log(await start.then(() => 'holds', (error) => error.name));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output]: unknown[] = await once(child.stdout, 'data');
  return { child, word: String(output).trim() };
};

/** Kills the product while its database runs; returns the pid of the product. */
const killedProduct = async (): Promise<number | undefined> => {
  const { child } = await startElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return child.pid;
};

test('a new folder gets a durable database that sorts Chinese and listens on a private socket only', async () => {
  const database = await start();

  expect(database.tookOver).toBe(false);
  expect(await ask(database, "select current_setting('fsync') as it")).toBe('on');
  expect(await ask(database, "select current_setting('listen_addresses') as it")).toBe('');
  expect(await ask(database, "select current_setting('server_encoding') as it")).toBe('UTF8');
  expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
  await ask(database, 'create extension pg_trgm');
  expect(await ask(database, "select similarity('几何与代数', '几何与概率') > 0.2 as it")).toBe(true);
});

test('written data is there after a stop and a start', async () => {
  const first = await start();
  await ask(first, "create table note as select 'kept' as it");
  await first.stop();
  expect(await findRunningDatabase(dataDir)).toBeUndefined();

  const second = await start();

  expect(await ask(second, 'select it from note')).toBe('kept');
});

test('after the product was killed, the running database is taken over with its data', async () => {
  await killedProduct();

  const database = await start();

  expect(database.tookOver).toBe(true);
  expect(await ask(database, 'select 1 as it')).toBe(1);
});

test('a database that has not yet noticed the death of its owner is waited for', async () => {
  const dead = await killedProduct();
  const held = new pg.Client({
    ...(await findRunningDatabase(dataDir)),
    database: 'postgres',
    application_name: `inkstone ${dead}`,
  });
  await held.connect();
  await held.query('select pg_advisory_lock($1)', [lockKey]);

  const starting = start();
  await pause(400);
  await held.end();

  expect((await starting).tookOver).toBe(true);
});

/** The server's pid from its pid file. */
const readServerPid = (): number =>
  Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

test('after product and database were killed together, a start waits for the remaining processes', async () => {
  const { child } = await startElsewhere();
  const client = new pg.Client(await findRunningDatabase(dataDir));
  client.on('error', () => undefined);
  await client.connect();
  await client.query("create table note as select 'kept' as it");
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const left = rows[0]?.pid ?? 0;
  // A stopped process does not notice that its server has ended, and keeps the shared memory.
  process.kill(left, 'SIGSTOP');
  const postmaster = readServerPid();
  child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await once(child, 'exit');
  const order: string[] = [];

  const starting = start().finally(() => order.push('started'));
  await expect
    .poll(() => readFileSync(path.join(dataDir, 'postgres-start.log'), 'utf8'), { timeout: 60_000 })
    .toContain('still in use');
  order.push('the last of the old one goes');
  process.kill(left, 'SIGKILL');
  const database = await starting;

  expect(order).toEqual(['the last of the old one goes', 'started']);
  expect(await ask(database, 'select it from note')).toBe('kept');
});

test('a database that cannot start is reported with its own last error', async () => {
  const database = await start();
  await database.stop();
  running.length = 0;
  const journal = path.join(dataDir, 'postgres/pg_wal');
  for (const name of readdirSync(journal)) if (/^[0-9A-F]{24}$/.test(name)) rmSync(path.join(journal, name));

  await expect(start()).rejects.toThrow(/The database did not start:[\s\S]*checkpoint record/);
});

test('a database that exits by itself is restarted and stays locked', async () => {
  const database = await start();
  await ask(database, "create table note as select 'kept' as it");

  process.kill(readServerPid(), 'SIGINT');

  const answer = () => ask(database, 'select it from note').catch(() => 'not yet');
  await expect.poll(answer, { timeout: 60_000 }).toBe('kept');
  const holders = () => ask(database, `select count(*)::text as it from pg_locks where objid = ${lockKey} and granted`);
  await expect.poll(holders, { timeout: 60_000 }).toBe('1');
});

test('a second start on the same folder is refused and leaves the first one running', async () => {
  const database = await start();

  await expect(start()).rejects.toThrow(AlreadyRunningError);
  await expect(start()).rejects.toThrow(`process ${process.pid}`);

  expect(await ask(database, 'select 1 as it')).toBe(1);
});

test('of two concurrent first starts exactly one gets the folder', async () => {
  const both = await Promise.all([startElsewhere(), startElsewhere()]);

  expect(both.map((database) => database.word).sort()).toEqual(['AlreadyRunningError', 'holds']);
  for (const { child } of both) child.kill('SIGKILL');
  for (const { child } of both) if (child.signalCode === null) await once(child, 'exit');
  await start();
});

test('a running database with other settings is restarted', async () => {
  await killedProduct();

  const database = await startEmbedded({ dataDir, log: () => undefined, settings: { max_connections: '33' } });
  running.push(database);

  expect(database.tookOver).toBe(false);
  expect(await ask(database, "select current_setting('max_connections') as it")).toBe('33');
});

test('the planner has the page costs of a solid-state disk', async () => {
  expect(await ask(await start(), "select current_setting('random_page_cost') as it")).toBe('1.1');
});
