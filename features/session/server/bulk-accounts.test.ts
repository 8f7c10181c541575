import { sql } from 'drizzle-orm';
import { getSqlState, inTransaction } from '@inkstone/db';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { deleteAccounts } from './bulk-accounts.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const addStudents = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await school.person({ role: 'student' })).id);
  return ids;
};

const listPresent = async (ids: readonly number[]): Promise<number[]> => {
  const rows = await school.db.rows(
    sql`select id from person where id = any(${sql.param([...ids])}::bigint[]) order by id`,
    { id: z.number() },
  );
  return rows.map(({ id }) => id);
};

const readSqlState = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => getSqlState(error),
  );

const insertReference = (tx: Pick<typeof school.db, 'run'>, id: number) =>
  tx.run(sql`insert into referring_row (person_id) values (${id})`);

beforeAll(async () => {
  await school.db.run(
    sql`create table referring_row (person_id bigint not null constraint refers_to_person references person (id))`,
  );
});

const isWaiting = async (): Promise<boolean> => {
  const rows = await school.db.rows(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
};

test('accounts are removed together, and foreign keys are checked as before afterwards', async () => {
  const [first = 0, second = 0, third = 0] = await addStudents(3);
  await inTransaction(school.db, async (tx) => {
    await deleteAccounts(tx, [first, second]);
    const [row] = await tx.rows(sql`select current_setting('session_replication_role') as role`, { role: z.string() });
    expect(row?.role).toBe('origin');
    expect(await listPresent([first, second, third])).toEqual([first, second, third]);
  });
  expect(await listPresent([first, second, third])).toEqual([third]);
  expect(await readSqlState(insertReference(school.db, first))).toBe('23503');
});

test('an account to which any row refers, also one of the same transaction, is refused with all others', async () => {
  const ids = await addStudents(2);
  const deleting = inTransaction(school.db, async (tx) => {
    await insertReference(tx, ids[1] ?? 0);
    await deleteAccounts(tx, ids);
  });
  expect(await readSqlState(deleting)).toBe('23503');
  expect(await listPresent(ids)).toEqual(ids);
});

test('a reference that is being written at the same moment refuses the removal once it is there', async () => {
  const ids = await addStudents(2);
  const deleting = await inTransaction(school.db, async (tx) => {
    await insertReference(tx, ids[0] ?? 0);
    const removal = readSqlState(inTransaction(school.db, (secondTx) => deleteAccounts(secondTx, ids)));
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), 60_000);
    return { removal };
  });
  expect(await deleting.removal).toBe('23503');
  expect(await listPresent(ids)).toEqual(ids);
});

test('a reference to an account that is being removed waits, and is refused', async () => {
  const ids = await addStudents(2);
  const writing = await inTransaction(school.db, async (tx) => {
    await deleteAccounts(tx, ids);
    const reference = readSqlState(insertReference(school.db, ids[0] ?? 0));
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), 60_000);
    return { reference };
  });
  expect(await writing.reference).toBe('23503');
  expect(await listPresent(ids)).toEqual([]);
});

test('a user of the database without the right to leave out checks removes accounts as well', async () => {
  const ids = await addStudents(2);
  const role = sql.identifier(`plain_${Math.abs(ids[0] ?? 0)}_${process.pid}`);
  await school.db.run(sql`create role ${role}`);
  await school.db.run(sql`grant select, insert, update, delete on all tables in schema public to ${role}`);
  try {
    await inTransaction(school.db, async (tx) => {
      await tx.run(sql`set local role ${role}`);
      await deleteAccounts(tx, ids);
    });
    expect(await listPresent(ids)).toEqual([]);
  } finally {
    await school.db.run(sql`drop owned by ${role}`);
    await school.db.run(sql`drop role ${role}`);
  }
});
