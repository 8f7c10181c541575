import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';

const columns = { count: z.int(), oldest: z.date().nullable(), sizeBytes: z.int() };
const nothing = { count: 0, oldest: null, sizeBytes: 0 };

/** How many attempts that ended before an instant still have their journal, since when, and how many bytes that has. */
export const countOldJournals = async (db: Handle, before: Date) =>
  (await db.row(
    sql`select count(*) as count, min(a.submitted_at) as oldest, coalesce(sum(a.stored_bytes), 0)::bigint as size_bytes
          from attempt a where a.submitted_at < ${before} and a.scored_at is not null and a.journal_removed_at is null`,
    columns,
  )) ?? nothing;

/** Removes the journals of the attempts that ended first; answers and scores stay. Returns of how many attempts. */
export const removeOldJournals = async (
  tx: Tx,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<number> => {
  const rows = await tx.rows(
    sql`
    update attempt a set journal_removed_at = ${now} from (
      select id from attempt
       where submitted_at < ${before} and scored_at is not null and journal_removed_at is null
       order by submitted_at, id limit ${most} for update skip locked) old
     where a.id = old.id returning a.id`,
    { id: z.int() },
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx.run(sql`delete from attempt_event e where e.attempt_id = any(${sql.param(ids)}::bigint[])`);
  return ids.length;
};

const isOldRecording = (before: Date) => sql`
  r.file_id is not null and r.last_received_at < ${before}
  and exists (select 1 from attempt a where a.id = r.attempt_id and a.submitted_at < ${before})`;

/** How many recordings of attempts that ended before an instant are stored, since when, and how many bytes they have. */
export const countOldRecordings = async (db: Handle, before: Date) =>
  (await db.row(
    sql`select count(*) as count, min(r.last_received_at) as oldest, coalesce(sum(f.size_bytes), 0)::bigint as size_bytes
          from recording r join stored_file f on f.id = r.file_id where ${isOldRecording(before)}`,
    columns,
  )) ?? nothing;

/** Marks the oldest recordings as removed; returns their files, which are unused then. */
export const removeOldRecordings = async (
  tx: Tx,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<number[]> => {
  const rows = await tx.rows(
    sql`with old as (
      select r.id, r.file_id from recording r where ${isOldRecording(before)}
       order by r.last_received_at, r.id limit ${most} for update of r skip locked)
    update recording r set file_id = null, removed_at = ${now} from old where old.id = r.id returning old.file_id`,
    { fileId: z.int() },
  );
  return rows.map(({ fileId }) => fileId);
};
