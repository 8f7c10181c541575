import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openDb, getSqlState, type Db } from './handle.ts';
import { preparedQuery } from './rows.ts';
import { cloneDatabase, type TestDatabase } from './testing.ts';
import { inTransaction, sendWithoutWaiting } from './transaction.ts';

let database: TestDatabase;
let db: Db;

const keep = preparedQuery<Record<string, never>>('word_keep', 'insert into word (it) values ($1)');
const words = async (): Promise<string[]> => {
  const { rows } = await db.execute<{ it: string }>(sql`select it from word order by it`);
  return rows.map(({ it: transaction }) => transaction);
};

beforeEach(async () => {
  database = await cloneDatabase(
    new URL('/template1', inject('templateUrl')).href + new URL(inject('templateUrl')).search,
  );
  db = openDb({ connectionString: database.url }, 2);
  await db.execute(sql`create table word (it text primary key)`);
});

afterEach(async () => {
  await db.$client.end();
  await database.drop();
});

test('a statement that was not awaited has run when the transaction ends', async () => {
  await inTransaction(db, async (tx) => sendWithoutWaiting(tx, () => keep(tx, ['ink'])));

  expect(await words()).toEqual(['ink']);
});

test('the failure of a statement that was not awaited fails the transaction, which is rolled back', async () => {
  await inTransaction(db, (tx) => keep(tx, ['ink']));
  const failing = inTransaction(db, async (tx) => {
    await keep(tx, ['stone']);
    sendWithoutWaiting(tx, () => keep(tx, ['ink']));
  });

  await expect(failing).rejects.toSatisfy((error) => getSqlState(error) === '23505');
  expect(await words()).toEqual(['ink']);
});

test('a statement after an earlier failure reports the earlier one', async () => {
  await inTransaction(db, (tx) => keep(tx, ['ink']));
  const failing = inTransaction(db, async (tx) => {
    sendWithoutWaiting(tx, () => keep(tx, ['ink']));
    await keep(tx, ['stone']);
  });

  await expect(failing).rejects.toSatisfy((error) => getSqlState(error) === '23505');
  expect(await words()).toEqual(['ink']);
});

test('an exception rolls back statements that were not awaited, and the connection stays usable', async () => {
  const client = await db.$client.connect();
  const query = vi.spyOn(client, 'query');
  client.release();
  const failing = inTransaction(db, async (tx) => {
    sendWithoutWaiting(tx, () => keep(tx, ['ink']));
    throw new Error('the work says no');
  });

  await expect(failing).rejects.toThrow('the work says no');
  expect(query).toHaveBeenLastCalledWith('ROLLBACK');
  expect(await words()).toEqual([]);
  await inTransaction(db, (tx) => keep(tx, ['ink']));
  expect(await words()).toEqual(['ink']);
});

test('a transaction whose connection the database closes fails alone: process and pool continue', async () => {
  const ended = inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() pid`);
    await keep(tx, ['ink']);
    const error = new Promise((resolve) => tx.$client.once('end', resolve));
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // The connection is idle when its end is reported, which only the pool can observe.
    await error;
    await keep(tx, ['stone']);
  });

  await expect(ended).rejects.toThrow('not queryable');
  expect(await words()).toEqual([]);
  await inTransaction(db, (tx) => keep(tx, ['ink']));
  expect(await words()).toEqual(['ink']);
});
