import { inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import type { Span } from '../../rules/span.ts';
import { classSession, sessionSource } from '../timetable.tables.ts';
import { colleagueColumns, lockedColumns, type LockedSession } from './sessions.queries.ts';

/** A session that came from a file, by what the file calls it. */
export type SessionSource = typeof sessionSource.$inferSelect;

const toIds = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** The sessions that share an instant with a span, and some others by their ids; cancelled ones too. */
export const listKnownSessions = (
  db: Handle,
  { span, ids }: { span: Span | null; ids: readonly number[] },
): Promise<LockedSession[]> =>
  db.rows<LockedSession>(
    sql`
    select ${lockedColumns} from class_session s
     where s.id = any(${toIds(ids)})
        or ${span ? sql`(s.begins_at < ${span.to} and s.ends_at > ${span.from})` : sql`false`}
     order by s.id`,
    colleagueColumns,
  );

/** The sessions that came from files, by what these call them. */
export const listSources = (db: Handle, uids: readonly string[]): Promise<SessionSource[]> =>
  db.rows<SessionSource>(sql`
    select f.session_id, f.uid, f.recurrence from session_source f
     where f.uid = any(${sql.param([...new Set(uids)])}::text[])`);

const batchSize = 2000;

/** Stores what a file calls sessions; a former name is replaced. */
export const insertSources = async (tx: Tx, sources: readonly SessionSource[]): Promise<void> => {
  for (let from = 0; from < sources.length; from += batchSize) {
    const batch = sources.slice(from, from + batchSize);
    await tx
      .insert(sessionSource)
      .values(batch)
      .onConflictDoUpdate({
        target: sessionSource.sessionId,
        set: { uid: sql`excluded.uid`, recurrence: sql`excluded.recurrence` },
      });
  }
};

/** Those among some sessions for which somebody entered attendance; since an instant, or ever. */
export const listAttendedSessions = async (
  db: Handle,
  { ids, since }: { ids: readonly number[]; since: Date | null },
): Promise<number[]> => {
  const rows = await db.rows(
    sql`
    select distinct a.session_id from attendance a
     where a.session_id = any(${toIds(ids)}) and ${since ? sql`a.marked_at >= ${since}` : sql`true`}`,
    { sessionId: z.int() },
  );
  return rows.map(({ sessionId }) => sessionId);
};

/** Removes sessions, and the series of which none is left. */
export const deleteSessions = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const removed = await tx
    .delete(classSession)
    .where(inArray(classSession.id, [...ids]))
    .returning({ seriesId: classSession.seriesId });
  const seriesIds = [...new Set(removed.flatMap(({ seriesId }) => (seriesId === null ? [] : [seriesId])))];
  await tx.run(sql`
    delete from session_series e where e.id = any(${toIds(seriesIds)})
       and not exists (select 1 from class_session s where s.series_id = e.id)`);
};
