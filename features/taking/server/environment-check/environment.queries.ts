import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { environmentCheck } from '../recording/recording.tables.ts';

/** The row of a check. */
export type EnvironmentRow = typeof environmentCheck.$inferSelect;

/** The newest check of a person on a device. */
export const findNewestCheck = async (
  db: Handle,
  key: { personId: number; deviceId: string },
): Promise<EnvironmentRow | undefined> => {
  const [row] = await db
    .select()
    .from(environmentCheck)
    .where(and(eq(environmentCheck.personId, key.personId), eq(environmentCheck.deviceId, key.deviceId)))
    .orderBy(desc(environmentCheck.at), desc(environmentCheck.id))
    .limit(1);
  return row;
};

/** Inserts a check. */
export const insertCheck = async (tx: Tx, row: Omit<EnvironmentRow, 'id'>): Promise<void> => {
  await tx.insert(environmentCheck).values(row);
};

/** Deletes checks older than an instant; returns the files that are unused now. */
export const removeOldChecks = async (tx: Tx, before: Date, limit: number): Promise<number[]> => {
  const expired = await tx
    .select({ id: environmentCheck.id, fileId: environmentCheck.fileId })
    .from(environmentCheck)
    .where(lt(environmentCheck.at, before))
    .orderBy(environmentCheck.at)
    .limit(limit);
  if (expired.length === 0) return [];
  await tx.delete(environmentCheck).where(
    inArray(
      environmentCheck.id,
      expired.map(({ id }) => id),
    ),
  );
  return expired.flatMap(({ fileId }) => fileId ?? []);
};
