import { and, eq, isNull } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { guardian } from './people.tables.ts';

type GuardianRow = typeof guardian.$inferSelect;

/** The guardians of a student, by name. */
export const listGuardians = async (db: Handle, studentId: number) =>
  db
    .select({ id: guardian.id, name: guardian.name, mail: guardian.mail, language: guardian.language })
    .from(guardian)
    .where(and(eq(guardian.studentId, studentId), isNull(guardian.removedAt)))
    .orderBy(guardian.name, guardian.id);

export const insertGuardian = async (tx: Tx, row: typeof guardian.$inferInsert): Promise<void> => {
  await tx.insert(guardian).values(row);
};

/** Changes a guardian of a student; false if the student has no such guardian. */
export const updateGuardian = async (
  tx: Tx,
  key: { id: number; studentId: number },
  change: Partial<GuardianRow>,
): Promise<boolean> => {
  const isTheirs = and(eq(guardian.id, key.id), eq(guardian.studentId, key.studentId), isNull(guardian.removedAt));
  return (await tx.update(guardian).set(change).where(isTheirs).returning({ id: guardian.id })).length > 0;
};
