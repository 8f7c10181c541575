import { sql } from 'drizzle-orm';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb } from '@inkstone/db';
import { cloneDatabase } from '@inkstone/db/testing';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { runProcess } from './process.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-process-'));
const taken = createServer();
let takenPort = 0;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  await new Promise<void>((resolve) => taken.listen(0, '0.0.0.0', resolve));
  const bound = taken.address();
  takenPort = typeof bound === 'object' && bound !== null ? bound.port : 0;
});
afterAll(async () => {
  taken.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Processes of the running test; one that failed half-way leaves none behind. */
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
  }
});

const testSettings = (overrides: Record<string, string>) =>
  readSettings({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', ...overrides });
const start = async (overrides: Record<string, string>, lines: string[] = []) =>
  runProcess(testSettings(overrides), { print: (line) => lines.push(line) });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Runs the entry point until it exits; `hear` receives each chunk of its output. */
const runEntry = async (env: Record<string, string>, hear: (text: string, kill: () => void) => void = () => {}) => {
  const entry = path.join(import.meta.dirname, 'main.ts');
  const { NODE_OPTIONS: _, ...rest } = process.env;
  const child = spawn(process.execPath, [entry], { env: { ...rest, DATABASE_URL: '', SCHOOL: 'empty', ...env } });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (piece: Buffer) => {
    output.out += piece.toString();
    hear(output.out, () => child.kill('SIGTERM'));
  });
  child.stderr.on('data', (piece: Buffer) => (output.err += piece.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { ...output, code };
};

const codeFile = path.join(folder, 'setup-code.txt');

test('an empty school has no account and prints the page and the code that make the first one', async () => {
  const lines: string[] = [];
  const running = await start({ SCHOOL: 'empty' }, lines);
  const rows = await running.server.db.rows(sql`select count(*) from person`);
  const { mode } = statSync(codeFile);
  const code = readFileSync(codeFile, 'utf8').trim();
  await running.stop();

  expect(lines.filter((line) => !line.startsWith('Up to '))).toEqual([
    `Inkstone serves on ${running.address}`,
    'An empty school. Its first administrator is made in a browser:',
    `  ${running.address}/setup`,
    `  Code: ${code}`,
    `  Valid for one day and ten tries; also in ${codeFile}. Another start makes another one.`,
  ]);
  expect(mode & 0o777).toBe(0o600);
  expect(rows).toEqual([{ count: 0 }]);
});

test('the file with the code is written again by the next start, and is gone once the first person is made', async () => {
  writeFileSync(codeFile, 'everybody reads this', { mode: 0o666 });
  const running = await start({ SCHOOL: 'empty' });
  expect(statSync(codeFile).mode & 0o777).toBe(0o600);
  const code = readFileSync(codeFile, 'utf8').trim();
  const body = {
    ...{ code, schoolName: 'Riverside School', schoolNameZh: null, schoolTimeZone: 'Asia/Shanghai' },
    ...{ name: 'He Jing', nameZh: null, username: 'hejing', password: 'seven quiet herons', mail: null, language: 1 },
  };
  const response = await running.server.app.inject({ method: 'POST', url: '/api/setup/create', payload: body });
  expect(response.statusCode).toBe(200);
  await expect.poll(() => existsSync(codeFile)).toBe(false);
  await running.stop();

  writeFileSync(codeFile, 'left over');
  const lines: string[] = [];
  const again = await start({ SCHOOL: 'empty' }, lines);
  await again.stop();
  expect(lines.filter((line) => line.includes('setup'))).toEqual([]);
  expect(existsSync(codeFile)).toBe(false);
});

/** Runs the product with a low limit of open files; returns its address once it serves, and its output. */
const runWithHandles = async (handles: number) => {
  const entry = path.join(import.meta.dirname, 'main.ts');
  const { NODE_OPTIONS: _, ...rest } = process.env;
  const env = { ...rest, DATABASE_URL: database.url, DATA_DIR: folder, SCHOOL: 'empty', PORT: '0', HOST: '127.0.0.1' };
  const child = spawn('/bin/sh', ['-c', `ulimit -n ${handles}; exec "$0" "$1"`, process.execPath, entry], { env });
  children.push(child);
  const printed: string[] = [];
  const hear = (piece: Buffer) => void printed.push(piece.toString());
  child.stderr.on('data', hear);
  child.stdout.on('data', hear);
  await expect.poll(() => printed.join(''), { timeout: 120_000 }).toMatch(/open files/);
  return { child, printed, address: /http:\S+/.exec(printed.join(''))?.[0] ?? '' };
};

test.runIf(process.platform === 'linux')('a process without free file handles answers 503', async () => {
  const { child, printed, address } = await runWithHandles(120);
  expect(printed.join('')).toContain('Up to 20 connections at once: this machine allows 120 open files');
  const port = Number(new URL(address).port);
  const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  const statuses: string[] = [];
  for (const socket of sockets) {
    socket.on('data', (piece: Buffer) => void statuses.push(piece.toString().slice(9, 12)));
    socket.write('GET /api/remind HTTP/1.1\r\nhost: here\r\n\r\n');
  }
  await expect.poll(() => statuses, { timeout: 60_000 }).toContain('503');
  // Memory is sampled once a second; wait for two samples while all handles are in use.
  const since = Date.now();
  await expect.poll(() => Date.now() - since, { timeout: 60_000, interval: 200 }).toBeGreaterThan(2200);
  expect(child.exitCode).toBeNull();
  for (const socket of sockets) socket.destroy();

  await expect.poll(() => fetch(`${address}/api/remind`).then(({ status }) => status), { timeout: 60_000 }).toBe(200);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
});

test('a port in use is reported with a solution, and nothing of the process remains', async () => {
  const words = `Port ${takenPort} is in use. Choose another: PORT=${takenPort + 1} npm start`;
  const ended = await runEntry({ DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(takenPort) });
  const db = openDb({ connectionString: database.url }, 1);
  const rows = await db.rows(
    sql`select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await db.$client.end();

  expect(ended).toEqual({ code: 1, out: '', err: `${words}\n` });
  expect(rows).toEqual([]);
});

test('an address that this machine does not have is reported', async () => {
  await expect(start({ HOST: '203.0.113.7' })).rejects.toThrow(
    'HOST: this machine has no address 203.0.113.7. Leave HOST out to serve on all of them.',
  );
});

test('an unreachable database is reported by the name of its setting, without its password', async () => {
  const nobody = start({ DATABASE_URL: 'postgresql://mei:secret-of-mei@127.0.0.1:1/school' });
  await expect(nobody).rejects.toMatchObject({
    message:
      'DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED). Start it, correct the address, or leave DATABASE_URL out: Inkstone brings a database of its own.',
  });
});

test('a missing database is reported by the name of its setting', async () => {
  const url = new URL(database.url);
  url.pathname = '/nobody_made_this';
  await expect(start({ DATABASE_URL: url.href })).rejects.toThrow(
    'DATABASE_URL: the server has no database of this name; make it first, with createdb (3D000).',
  );
});

test('a data folder that is a file is reported', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(start({ DATABASE_URL: '', DATA_DIR: file })).rejects.toThrow(
    `DATA_DIR: ${file} is a file, and a folder is needed. Choose another: DATA_DIR=./data npm start`,
  );
});

test('a first start that is stopped stops its database as well', async () => {
  const dataDir = path.join(folder, 'first');
  let postmaster = 0;
  const ended = await runEntry({ DATA_DIR: dataDir, PORT: '0' }, (text, kill) => {
    if (postmaster > 0 || !text.includes('Migrating the database')) return;
    postmaster = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
    kill();
  });

  expect(ended).toMatchObject({ code: 0, err: '' });
  expect(ended.out).toContain('Stopping: open requests are finished first.');
  expect(ended.out).not.toContain('Inkstone serves on');
  expect(postmaster).toBeGreaterThan(0);
  // The process has ended; on a loaded machine it may be reaped a moment later.
  await expect.poll(() => isAlive(postmaster), { timeout: 60_000 }).toBe(false);
});
