import { eq, inArray, sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import { hasRole } from '@inkstone/people/server';
import { teacherSide } from '@inkstone/session/contract';
import * as z from 'zod';
import type { Span } from '../../rules/span.ts';
import { classSession, sessionColleague, sessionSeries } from '../timetable.tables.ts';

/** A session as its administrators change it. */
export type LockedSession = typeof classSession.$inferSelect & Computed<typeof colleagueColumns>;

/** The computed columns of a locked session. */
export const colleagueColumns = { colleagueIds: z.array(z.int()) };

/** The columns of a locked session. */
export const lockedColumns = sql`
  s.id, s.class_id, s.teacher_id, s.title, s.title_zh, s.begins_at, s.ends_at, s.room_id, s.series_id, s.is_exception,
  s.cancelled_at, s.holiday_id, s.edition,
  (select coalesce(array_agg(x.teacher_id order by x.teacher_id), '{}')::int8[]
     from session_colleague x where x.session_id = s.id and x.teacher_id <> s.teacher_id) as colleague_ids`;

/** Reads a session; other changes wait for the lock of the whole timetable. */
export const findLockedSession = (tx: Tx, sessionId: number): Promise<LockedSession | undefined> =>
  tx.row<LockedSession>(sql`select ${lockedColumns} from class_session s where s.id = ${sessionId}`, colleagueColumns);

/** The sessions of a series that begin at or after an instant, in order. */
export const listSeriesSessions = (tx: Tx, key: { seriesId: number; from: Date }): Promise<LockedSession[]> =>
  tx.rows<LockedSession>(
    sql`select ${lockedColumns} from class_session s
         where s.series_id = ${key.seriesId} and s.begins_at >= ${key.from} order by s.begins_at, s.id`,
    colleagueColumns,
  );

/** Sessions that take place and share a class, a teacher or a room with planned ones, within their whole span. */
export const listBookings = (
  db: Handle,
  key: {
    span: Span;
    classId: number;
    teacherIds: readonly number[];
    roomIds: readonly number[];
    exceptIds: readonly number[];
  },
): Promise<LockedSession[]> => {
  const teacherIds = sql`${sql.param([...key.teacherIds])}::bigint[]`;
  return db.rows<LockedSession>(
    sql`
    select ${lockedColumns} from class_session s
     where s.begins_at < ${key.span.to} and s.ends_at > ${key.span.from} and s.cancelled_at is null
       and not s.id = any(${sql.param([...key.exceptIds])}::bigint[])
       and (s.class_id = ${key.classId} or s.room_id = any(${sql.param([...key.roomIds])}::bigint[])
         or s.teacher_id = any(${teacherIds})
         or exists (select 1 from session_colleague x where x.session_id = s.id and x.teacher_id = any(${teacherIds})))
     order by s.begins_at, s.id`,
    colleagueColumns,
  );
};

/** Those among some people who can teach a session. */
export const listFitTeacherIds = async (db: Handle, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.rows(
    sql`
    select p.id from person p
     where p.id = any(${sql.param([...ids])}::bigint[]) and p.left_at is null and ${hasRole('p', teacherSide)}`,
    { id: z.int() },
  );
  return rows.map(({ id }) => id);
};

export const insertSeries = async (tx: Tx, row: Omit<typeof sessionSeries.$inferInsert, 'id'>): Promise<number> => {
  const [created] = await tx.insert(sessionSeries).values(row).returning({ id: sessionSeries.id });
  if (!created) throw new Error('the series was not made');
  return created.id;
};

export const findSeries = async (tx: Tx, seriesId: number): Promise<typeof sessionSeries.$inferSelect | undefined> => {
  const [row] = await tx.select().from(sessionSeries).where(eq(sessionSeries.id, seriesId));
  return row;
};

/** The rules of some series. */
export const listSeriesRules = (
  db: Handle,
  seriesIds: readonly number[],
): Promise<(typeof sessionSeries.$inferSelect)[]> =>
  seriesIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(sessionSeries)
        .where(inArray(sessionSeries.id, [...seriesIds]));

export const updateSeries = async (
  tx: Tx,
  { id, ...row }: { id: number } & Partial<Omit<typeof sessionSeries.$inferInsert, 'id'>>,
): Promise<void> => {
  await tx.update(sessionSeries).set(row).where(eq(sessionSeries.id, id));
};

/** Makes sessions of one class and returns their ids in the order of the rows. */
export const insertSessions = async (
  tx: Tx,
  rows: readonly Omit<typeof classSession.$inferInsert, 'id'>[],
  colleagueIds: readonly number[],
): Promise<number[]> => {
  const created = await tx
    .insert(classSession)
    .values([...rows])
    .returning({ id: classSession.id });
  const colleagues = created.flatMap(({ id }) => colleagueIds.map((teacherId) => ({ sessionId: id, teacherId })));
  if (colleagues.length > 0) await tx.insert(sessionColleague).values(colleagues);
  return created.map(({ id }) => id);
};

/** Saves a session as it is now; the edition rises by one. */
export const updateSession = async (
  tx: Tx,
  { id, colleagueIds, edition, ...row }: LockedSession,
  isStaffed: boolean,
): Promise<void> => {
  await tx
    .update(classSession)
    .set({ ...row, edition: edition + 1 })
    .where(eq(classSession.id, id));
  if (!isStaffed) return;
  await tx.delete(sessionColleague).where(eq(sessionColleague.sessionId, id));
  if (colleagueIds.length === 0) return;
  await tx.insert(sessionColleague).values(colleagueIds.map((teacherId) => ({ sessionId: id, teacherId })));
};

/** Moves sessions, also those that were changed apart, to another series. */
export const moveToSeries = async (tx: Tx, sessionIds: readonly number[], seriesId: number): Promise<void> => {
  await tx
    .update(classSession)
    .set({ seriesId })
    .where(inArray(classSession.id, [...sessionIds]));
};
