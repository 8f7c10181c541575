import { inArray } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { selfMarkRow } from '../taking.tables.ts';

/** The student's own marks of some attempts, in hundredths. */
export const listSelfMarks = async (
  db: Handle,
  attemptIds: readonly number[],
): Promise<Omit<typeof selfMarkRow.$inferSelect, 'at'>[]> => {
  if (attemptIds.length === 0) return [];
  const { attemptId, questionId, earned, possible } = selfMarkRow;
  return db
    .select({ attemptId, questionId, earned, possible })
    .from(selfMarkRow)
    .where(inArray(attemptId, [...attemptIds]));
};
