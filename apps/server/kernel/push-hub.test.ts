import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { PushEvent } from '@inkstone/call/server';
import { inTransaction, openDb, type Db } from '@inkstone/db';
import { cloneDatabase, type TestDatabase } from '@inkstone/db/testing';
import * as z from 'zod';
import { connectTo, startPushHub, type PushHub } from './push-hub.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  db = openDb({ connectionString: database.url }, 2);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

/** A hub whose connections fail as often as the test asks for. */
const openHub = async () => {
  const opened: number[] = [];
  const received: string[] = [];
  let failing = 0;
  const connect = async () => {
    if (failing > 0) throw new Error(`no database, ${failing--}`);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid');
    opened.push(...rows.map(({ pid }) => pid));
    return client;
  };
  const hub = await startPushHub(connect, ({ message }) => received.push(message));
  const cut = async (failures: number) => {
    failing = failures;
    await db.run(sql`select pg_terminate_backend(${opened.at(-1)})`);
  };
  return { hub, opened, told: received, cut };
};

const push = (hub: PushHub, event: PushEvent) => inTransaction(db, (tx) => hub.push(tx, [7], event));

test(
  'after a database outage longer than one attempt the hub reconnects and tells listeners that events were missed',
  { timeout: 60_000 },
  async () => {
    const { hub, opened, told: received, cut } = await openHub();
    const heard: PushEvent[] = [];
    hub.listen(7, (event) => heard.push(event));
    await cut(2);
    await vi.waitFor(() => expect(opened).toHaveLength(2), { timeout: 60_000, interval: 50 });
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'closing' }]));
    await push(hub, { kind: 'message' });
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'closing' }, { kind: 'message' }]));

    expect(received).toContain('no database, 2');
    expect(received).toContain('no database, 1');
    await hub.stop();
    const rows = await db.rows(
      sql`select count(*) open from pg_stat_activity where query like 'listen %' and datname = current_database()`,
      { open: z.int() },
    );
    expect(rows).toEqual([{ open: 0 }]);
  },
);

test('a hub that cannot connect at the start throws and does not retry', async () => {
  const connect = vi.fn<() => Promise<pg.Client>>(async () => {
    throw new Error('no database at all');
  });
  await expect(startPushHub(connect, () => undefined)).rejects.toThrow('no database at all');
  await new Promise((resolve) => setTimeout(resolve, 1200));

  expect(connect).toHaveBeenCalledOnce();
});

/** One message of the PostgreSQL protocol. */
const said = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};

test('a connection that the database ends while it is being opened does not end the process', async () => {
  const ended = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  const server = createServer((socket) => {
    // Authentication, readiness and the end of the connection arrive together, before the client is returned.
    const all = [said('R', Buffer.alloc(4)), said('Z', Buffer.from('I')), said('E', Buffer.from(ended))];
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat(all)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = await connectTo({ host: '127.0.0.1', port, user: 'anyone', database: 'any', ssl: false });
  await expect(client.query('listen somewhere')).rejects.toThrow('not queryable');
  server.close();
});
