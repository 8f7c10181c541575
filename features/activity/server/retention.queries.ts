import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';

const columns = { count: z.int(), oldest: z.date().nullable(), sizeBytes: z.int() };

/** How many entries of the activity log arrived before an instant, since when, and about how many bytes they have. */
export const countOldActivity = async (db: Handle, before: Date) => {
  const row = await db.row(
    sql`select count(*) as count, min(a.received_at) as oldest, coalesce(sum(pg_column_size(a.*)), 0)::bigint as size_bytes
          from activity_entry a where a.received_at < ${before}`,
    columns,
  );
  return row ?? { count: 0, oldest: null, sizeBytes: 0 };
};

/** Removes the oldest entries of the activity log, and the counts of days of the same age; returns how many entries. */
export const removeOldActivity = async (tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> => {
  const rows = await tx.rows(
    sql`with old as (
      select a.id from activity_entry a where a.received_at < ${before} order by a.received_at, a.id limit ${most})
    delete from activity_entry a using old where a.id = old.id returning a.id`,
    { id: z.int() },
  );
  // The day of the school began at most fourteen hours before that of UTC.
  await tx.run(sql`
    delete from click_count c using (
      select person_id, name, day from click_count
       where day < (${before}::timestamptz at time zone 'UTC')::date - 1 order by day limit ${most}) old
     where c.person_id = old.person_id and c.name = old.name and c.day = old.day`);
  return rows.length;
};
