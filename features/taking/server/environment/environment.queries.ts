import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { environmentCheck } from '../recordings/recording.tables.ts';

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

/** Keeps a check. */
export const insertCheck = async (tx: Tx, row: Omit<EnvironmentRow, 'id'>): Promise<void> => {
  await tx.insert(environmentCheck).values(row);
};

/** Forgets checks from before a moment; gives the files that nothing uses any more. */
export const removeOldChecks = async (tx: Tx, before: Date, most: number): Promise<number[]> => {
  const old = await tx
    .select({ id: environmentCheck.id, fileId: environmentCheck.fileId })
    .from(environmentCheck)
    .where(lt(environmentCheck.at, before))
    .orderBy(environmentCheck.at)
    .limit(most);
  if (old.length === 0) return [];
  await tx.delete(environmentCheck).where(
    inArray(
      environmentCheck.id,
      old.map(({ id }) => id),
    ),
  );
  return old.flatMap(({ fileId }) => fileId ?? []);
};
