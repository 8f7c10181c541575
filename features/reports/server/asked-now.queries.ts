import { sql } from 'drizzle-orm';
import { askedNow } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';

/**
 * Whether another test that the student of an attempt is sitting asks one of its questions: the attempt's report, open
 * by itself, would give the key away.
 */
export const isAskedNow = async (
  db: Handle,
  { attemptId, now }: { attemptId: number; now: Date },
): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 ${askedNow(now)} and own.id = ${attemptId} limit 1`);
  return rows.length > 0;
};
