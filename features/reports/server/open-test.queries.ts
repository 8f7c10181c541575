import { sql } from 'drizzle-orm';
import { overlapsLiveTest } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';

/**
 * Whether the student of an attempt is taking another test that contains one of its questions: the attempt's report is
 * closed meanwhile, even if it was open before.
 */
export const isInOpenTest = async (
  db: Handle,
  { attemptId, now }: { attemptId: number; now: Date },
): Promise<boolean> => {
  const rows = await db.rows(sql`select 1 ${overlapsLiveTest(now)} and own.id = ${attemptId} limit 1`);
  return rows.length > 0;
};
