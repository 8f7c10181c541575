import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { setupTries } from '../../rules.ts';
import { schoolSetup } from './setup.tables.ts';

/** Whether nobody was ever made in this school. */
export const isSetupOpen = async (db: Handle): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 where not exists (select 1 from person)
               and not exists (select 1 from school_setup where closed_at is not null)`);
  return rows.length > 0;
};

/** Makes whoever adds the first person wait for others who do at the same time, until the transaction ends. */
export const lockSetup = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('school setup', 0))`);
};

const isValid = (now: Date) =>
  and(isNull(schoolSetup.closedAt), gt(schoolSetup.expiresAt, now), lt(schoolSetup.tries, setupTries));

/** Adds a code; those that are no longer valid are removed. */
export const insertSetupCode = async (
  tx: Tx,
  { codeHash, now, expiresAt }: { codeHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> => {
  await tx.delete(schoolSetup).where(and(isNull(schoolSetup.closedAt), sql`not (${isValid(now)})`));
  await tx.insert(schoolSetup).values({ codeHash, createdAt: now, expiresAt });
};

/** Whether a code is valid. */
export const hasSetupCode = async (db: Handle, key: { codeHash: Buffer; now: Date }): Promise<boolean> => {
  const rows = await db
    .select({ id: schoolSetup.id })
    .from(schoolSetup)
    .where(and(eq(schoolSetup.codeHash, key.codeHash), isValid(key.now)));
  return rows.length > 0;
};

/** Counts a wrong code against every valid one. */
export const countWrongCode = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .update(schoolSetup)
    .set({ tries: sql`${schoolSetup.tries} + 1` })
    .where(isValid(now));
};

/** Closes the set-up for ever. */
export const insertClosing = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(schoolSetup).where(isNull(schoolSetup.closedAt));
  await tx.insert(schoolSetup).values({ createdAt: now, expiresAt: now, closedAt: now });
};
