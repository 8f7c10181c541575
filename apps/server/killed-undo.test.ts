import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { inTransaction, openDb, type Db } from '@inkstone/db';
import { cloneDatabase } from '@inkstone/db/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';

const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-killed-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Db;
let server: ChildProcess | undefined;
let address = '';
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  db = openDb({ connectionString: database.url }, 3);
});
afterAll(async () => {
  await kill();
  await db.$client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (): Promise<void> => {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  const own = { DATABASE_URL: database.url, DATA_DIR: folder, SCHOOL: 'empty', PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...rest, ...own, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /serves on (http:\S+)/.exec(line)?.[1];
    if (!url) continue;
    address = url;
    child.stdout.resume();
    return;
  }
  throw new Error('the server ended before it served');
};

const kill = async (): Promise<void> => {
  const child = server;
  server = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const authorization = 'Bearer session-of-the-head-of-the-school';

/** Makes a head of the school with a session. */
const addHead = () =>
  db.run(sql`
    with head as (
      insert into person (username, name, search_text, sort_name, roles, role, permissions, language)
      values ('head', 'Head', 'head', 'head', array['staff'], 'staff', array['school', 'school_people'], 1) returning id)
    insert into session (person_id, token_hash, ua_token, created_at, expires_at, last_seen_at)
    select id, sha256(convert_to('session-of-the-head-of-the-school', 'UTF8')), 'killed', now(), now() + interval '1 day', now() from head`);

const ChangeSet = z.object({
  changeSetId: z.number(),
  state: z.string(),
  counts: z.object({ made: z.number(), stays: z.number() }),
  run: z.object({ kind: z.string(), state: z.string(), doneRows: z.number() }).nullish(),
});

/** What a call returns; a server that has just started may ask to be called again. */
const request = async (name: string, init: () => RequestInit): Promise<unknown> => {
  for (;;) {
    const options = init();
    const headers = { authorization, ...(typeof options.body === 'string' && { 'content-type': 'application/json' }) };
    const response = await fetch(`${address}/api/backend/school/${name}`, { ...options, headers });
    const body: unknown = await response.json();
    if (response.status === 200) return body;
    const { code } = z.object({ code: z.string() }).parse(body);
    if (code !== 'request.busy') throw new Error(code);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const plan = async (sheet: string) =>
  ChangeSet.parse(
    await request('planImport', () => {
      const body = new FormData();
      body.append('requestId', randomUUID());
      body.append('subject', 'people');
      body.append('file', new Blob([sheet]), 'people.csv');
      return { method: 'POST', body };
    }),
  );

const write = async (name: 'applyChangeSet' | 'undoChangeSet', changeSetId: number) =>
  ChangeSet.parse(
    await request(name, () => ({ method: 'POST', body: JSON.stringify({ requestId: randomUUID(), changeSetId }) })),
  );

const read = async (changeSetId: number) =>
  ChangeSet.parse(await request(`changeSet?changeSetId=${changeSetId}`, () => ({ method: 'GET' })));

const peopleCount = 1500;
const patience = { timeout: 120_000, interval: 200 };

/** Everything that the import has to do with, as text. */
const readState = () =>
  db.rows(
    sql`
    select to_jsonb(p)::text as text from person p where username like 'kill%'
    union all select to_jsonb(r)::text from change_set_row r
    union all select to_jsonb(s)::text from change_set s order by 1`,
    { text: z.string() },
  );

test(
  'a server that is killed while it undoes an import has undone nothing, says so after the restart, and undoes it then',
  { timeout: 600_000 },
  async () => {
    await start();
    await addHead();
    const rows = Array.from({ length: peopleCount }, (_, index) => `kill${index},Killed ${index}`);
    const { changeSetId } = await plan(['username,name', ...rows].join('\n'));
    expect((await write('applyChangeSet', changeSetId)).counts.made).toBe(peopleCount);
    const before = await readState();
    // The undo waits at a late row until it may go on, so that it is killed with most of its work done.
    await db.run(sql`
    create function hold_row() returns trigger language plpgsql as $$
      begin
        if new.username = 'kill1100' then perform pg_advisory_xact_lock(4711); end if;
        return new;
      end $$`);
    await db.run(sql`create trigger hold_row before update on change_set_row for each row execute function hold_row()`);
    await inTransaction(db, async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(4711)`);
      const undoing = write('undoChangeSet', changeSetId);
      undoing.catch(() => undefined);
      await expect.poll(async () => (await read(changeSetId)).run?.doneRows, patience).toBe(1000);
      await kill();
      await expect(undoing).rejects.toThrow('fetch failed');

      await start();
    });
    // The statement that ran ends by itself; then the database sees that nobody is there any more.
    await expect.poll(async () => (await read(changeSetId)).run?.state, patience).toBe('interrupted');
    expect(await read(changeSetId)).toMatchObject({ state: 'applied', run: { kind: 'undo' } });
    expect(await readState()).toEqual(before);

    await db.run(sql`drop function hold_row cascade`);
    expect(await write('undoChangeSet', changeSetId)).toMatchObject({ state: 'undone', counts: { stays: 0 } });
    expect((await read(changeSetId)).run).toBeNull();
    expect(await db.rows(sql`select 1 from person where username like 'kill%'`)).toEqual([]);
  },
);
