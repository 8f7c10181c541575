import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';

const columns = { count: z.int(), oldest: z.date().nullable(), sizeBytes: z.int() };

/** How many sign-ins the record tells from before an instant, since when, and about how many bytes they have. */
export const countOldSignIns = async (db: Handle, before: Date) =>
  (await db.row(
    sql`select count(*) as count, min(r.at) as oldest, coalesce(sum(pg_column_size(r.*)), 0)::bigint as size_bytes
          from school_record r where r.is_sign_in and r.at < ${before}`,
    columns,
  )) ?? { count: 0, oldest: null, sizeBytes: 0 };

/** Removes the oldest sign-ins from the record; returns how many. */
export const removeOldSignIns = async (tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> => {
  const rows = await tx.rows(
    sql`with old as (
      select r.id from school_record r where r.is_sign_in and r.at < ${before} order by r.at, r.id limit ${most})
    delete from school_record r using old where r.id = old.id returning r.id`,
    { id: z.int() },
  );
  return rows.length;
};
