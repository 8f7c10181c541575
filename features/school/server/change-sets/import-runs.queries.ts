import { and, asc, desc, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm';
import { qualifiedColumn, type Handle, type Tx } from '@inkstone/db';
import * as z from 'zod';
import { changeSet, importRun } from './change-sets.tables.ts';

export type ImportRun = typeof importRun.$inferSelect;

/** A run, and whether a transaction applies or undoes its change set. */
export type ObservedRun = ImportRun & { isLocked: boolean };

const lockName = 'import run ';

/**
 * Locks a change set that is to be applied or undone until the transaction ends; false where another one does either.
 * The database releases the lock of a process that was killed.
 */
export const tryLockRun = async (tx: Tx, changeSetId: number): Promise<boolean> => {
  const [row] = await tx.rows(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${lockName} || ${changeSetId}::bigint, 0)) as is_locked`,
    { isLocked: z.boolean() },
  );
  return row?.isLocked === true;
};

// The catalogue of locks shows the two halves of a key as unsigned numbers.
const observedColumns = {
  ...getTableColumns(importRun),
  isLocked: sql<boolean>`exists (
    select 1 from pg_locks l, hashtextextended(${lockName} || ${qualifiedColumn(importRun.changeSetId)}, 0) as k(key)
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1
       and l.database = (select d.oid from pg_database d where d.datname = current_database())
       and l.classid::bigint = ((k.key >> 32) & 4294967295) and l.objid::bigint = (k.key & 4294967295))`,
};

/** Stores a run; earlier ones of the same plan or change set that did not end well are forgotten. */
export const insertRun = async (
  db: Handle,
  run: Pick<ImportRun, 'kind' | 'startedBy' | 'startedAt' | 'subject' | 'fileName' | 'changeSetId' | 'totalRows'>,
): Promise<number> => {
  const { kind, startedBy, subject, changeSetId, startedAt } = run;
  const isSame =
    changeSetId === null
      ? and(eq(importRun.startedBy, startedBy), eq(importRun.subject, subject))
      : eq(importRun.changeSetId, changeSetId);
  await db.delete(importRun).where(and(eq(importRun.kind, kind), isSame));
  const [created] = await db
    .insert(importRun)
    .values({ ...run, phase: kind === 'plan' ? 'reading' : 'writing', doneRows: 0, heardAt: startedAt })
    .returning({ id: importRun.id });
  if (!created) throw new Error('the run was not stored');
  return created.id;
};

/** Stores how far a run is, or that it failed. */
export const updateRun = async (
  db: Handle,
  id: number,
  change: Partial<Pick<ImportRun, 'phase' | 'doneRows' | 'totalRows' | 'heardAt' | 'endedAt' | 'fault'>>,
): Promise<void> => {
  await db.update(importRun).set(change).where(eq(importRun.id, id));
};

/** Forgets a run that has ended well. */
export const deleteRun = async (db: Handle, id: number): Promise<void> => {
  await db.delete(importRun).where(eq(importRun.id, id));
};

const isSetIn = (db: Handle, state: 'planned' | 'applied') =>
  inArray(importRun.changeSetId, db.select({ id: changeSet.id }).from(changeSet).where(eq(changeSet.state, state)));

/** The plans that a person has begun since an instant, and imports that anybody applies or undoes, the earliest first. */
export const listRuns = (db: Handle, { personId, since }: { personId: number; since: Date }): Promise<ObservedRun[]> =>
  db
    .select(observedColumns)
    .from(importRun)
    .where(
      and(
        gt(importRun.startedAt, since),
        or(
          and(eq(importRun.kind, 'plan'), eq(importRun.startedBy, personId)),
          and(eq(importRun.kind, 'apply'), isSetIn(db, 'planned')),
          and(eq(importRun.kind, 'undo'), isSetIn(db, 'applied')),
        ),
      ),
    )
    .orderBy(asc(importRun.id))
    .limit(20);

/** The run that applies or undoes a change set, or that failed to. */
export const findRun = async (
  db: Handle,
  { changeSetId, kind }: { changeSetId: number; kind: ImportRun['kind'] },
): Promise<ObservedRun | undefined> => {
  const [run] = await db
    .select(observedColumns)
    .from(importRun)
    .where(and(eq(importRun.changeSetId, changeSetId), eq(importRun.kind, kind)))
    .orderBy(desc(importRun.id))
    .limit(1);
  return run;
};
