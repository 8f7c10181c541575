import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { isDatabaseUnavailable, openDb, type Db } from './handle.ts';
import { inTransaction } from './transaction.ts';

const catchFailure = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The errors of a query and of a transaction. */
const catchFailures = async (db: Db): Promise<unknown[]> => [
  await catchFailure(db.execute(sql`select 1`)),
  await catchFailure(inTransaction(db, (tx) => tx.execute(sql`select 1`))),
];

test('a missing database is unavailable', async () => {
  for (const connection of [{ host: '127.0.0.1', port: 1 }, { host: '/no/such/folder' }]) {
    const db = openDb(connection);
    for (const error of await catchFailures(db)) expect(isDatabaseUnavailable(error)).toBe(true);
    await db.$client.end();
  }
});

test('a database whose host has no name, or refuses at each of several addresses, is unavailable', async () => {
  const db = openDb({ host: 'nowhere.invalid', port: 1 });
  for (const error of await catchFailures(db)) expect(isDatabaseUnavailable(error)).toBe(true);
  await db.$client.end();

  const addresses = [
    { address: '::1', family: 6 },
    { address: '127.0.0.1', family: 4 },
  ];
  const refused = await new Promise<Error>((resolve) => {
    connect({
      ...{ port: 1, host: 'both.test' },
      lookup: (_host, _options, callback) => callback(null, addresses),
    }).once('error', resolve);
  });
  expect(refused).toBeInstanceOf(AggregateError);
  expect(isDatabaseUnavailable(refused)).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([refused, new Error('another fault')]))).toBe(false);
});

test('a database without free connections is unavailable; a refused statement is not', async () => {
  const db = openDb({ connectionString: inject('templateUrl').replace('inkstone_template', 'no_such'), max: 1 });
  for (const error of await catchFailures(db)) expect(isDatabaseUnavailable(error)).toBe(false);
  await db.$client.end();

  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const small = openDb({ connectionString: url.href, max: 1 });
  const held = await small.$client.connect();
  // Only waiting for the held connection is to time out, not opening it.
  small.$client.options.connectionTimeoutMillis = 50;
  for (const error of await catchFailures(small)) expect(isDatabaseUnavailable(error)).toBe(true);
  held.release();
  expect(isDatabaseUnavailable(await catchFailure(small.execute(sql`select 1 / 0`)))).toBe(false);
  await small.$client.end();
});

test('a connection that is closed during a statement, or between two of a transaction, is unavailable', async () => {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const db = openDb({ connectionString: url.href }, 2);
  const end = (pid: number) => db.execute(sql`select pg_terminate_backend(${pid})`);
  const pidIn = async (tx: Pick<Db, 'execute'>) =>
    (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid ?? 0;
  const between = await catchFailure(
    inTransaction(db, async (tx) => {
      await end(await pidIn(tx));
      await tx.execute(sql`select 1`);
    }),
  );
  const under = await catchFailure(
    inTransaction(db, async (tx) => {
      const pid = await pidIn(tx);
      await Promise.all([tx.execute(sql`select pg_sleep(60)`), end(pid)]);
    }),
  );

  for (const error of [between, under]) expect(isDatabaseUnavailable(error)).toBe(true);
  await db.$client.end();
});
