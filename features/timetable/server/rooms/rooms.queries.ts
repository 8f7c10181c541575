import { createTextMatcher } from '@inkstone/base';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import type { Span } from '../../rules/span.ts';
import { classSession, room, schoolHoliday } from '../timetable.tables.ts';

/** A room with when it went out of use. */
export type RoomRow = Omit<typeof room.$inferSelect, 'createdAt'>;

/** A holiday with its days. */
export type HolidayRow = Omit<typeof schoolHoliday.$inferSelect, 'createdAt'>;

/** One change of the timetable at a time in the whole school, so that conflicts are found in what is written. */
export const lockTimetable = (tx: Tx): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('timetable', 0))`);

const roomColumns = sql`r.id, r.name, r.name_zh, r.ended_at`;

/** The rooms, those in use first. */
export const listRoomRows = (db: Handle): Promise<RoomRow[]> =>
  db.rows<RoomRow>(sql`
    select ${roomColumns} from room r order by r.ended_at is not null, lower(r.name), r.id limit 1000`);

export const findRoom = (db: Handle, roomId: number): Promise<RoomRow | undefined> =>
  db.row<RoomRow>(sql`select ${roomColumns} from room r where r.id = ${roomId}`);

/** Whether another room has a name, however it is written. */
export const isRoomNameTaken = async (db: Handle, key: { name: string; roomId: number | null }): Promise<boolean> => {
  const others = await db.rows<Pick<RoomRow, 'name'>>(
    sql`select r.name from room r where r.id is distinct from ${key.roomId}`,
  );
  const hasName = createTextMatcher(key.name);
  return others.some(({ name }) => hasName(name));
};

export const insertRoom = async (
  tx: Tx,
  row: { name: string; nameZh: string | null; createdAt: Date; endedAt: Date | null },
): Promise<number> => {
  const [created] = await tx.insert(room).values(row).returning({ id: room.id });
  if (!created) throw new Error('the room was not made');
  return created.id;
};

export const updateRoom = async (
  tx: Tx,
  { id, ...row }: { id: number; name: string; nameZh: string | null; endedAt: Date | null },
): Promise<void> => {
  await tx.update(room).set(row).where(eq(room.id, id));
};

const holidayColumns = sql`h.id, h.name, h.name_zh, h.from_day, h.to_day`;

/** The holidays with a day between two days, both included. */
export const listHolidays = (db: Handle, days: { fromDay: string; toDay: string }): Promise<HolidayRow[]> =>
  db.rows<HolidayRow>(sql`
    select ${holidayColumns} from school_holiday h
     where h.from_day <= ${days.toDay} and h.to_day >= ${days.fromDay} order by h.from_day, h.id limit 500`);

/** The latest 200 holidays, in the order of their days. */
export const listLatestHolidays = async (db: Handle): Promise<HolidayRow[]> => {
  const rows = await db.rows<HolidayRow>(sql`
    select ${holidayColumns} from school_holiday h order by h.from_day desc, h.id desc limit 200`);
  return rows.toReversed();
};

export const findHolidayRow = (db: Handle, holidayId: number): Promise<HolidayRow | undefined> =>
  db.row<HolidayRow>(sql`select ${holidayColumns} from school_holiday h where h.id = ${holidayId}`);

export const insertHoliday = async (tx: Tx, row: Omit<typeof schoolHoliday.$inferInsert, 'id'>): Promise<number> => {
  const [created] = await tx.insert(schoolHoliday).values(row).returning({ id: schoolHoliday.id });
  if (!created) throw new Error('the holiday was not made');
  return created.id;
};

/** Cancels the sessions of series in a span that take place and have not begun; returns how many. */
export const cancelForHoliday = async (
  tx: Tx,
  { holidayId, span, now }: { holidayId: number; span: Span; now: Date },
): Promise<number> =>
  tx.run(sql`
    update class_session set cancelled_at = ${now}, holiday_id = ${holidayId}, edition = edition + 1
     where series_id is not null and not is_exception and cancelled_at is null
       and begins_at >= greatest(${span.from}::timestamptz, ${now}::timestamptz) and begins_at < ${span.to}`);

/** Lets the sessions that a holiday cancelled take place again, as far as they have not begun; returns how many. */
export const restoreFromHoliday = async (tx: Tx, { holidayId, now }: { holidayId: number; now: Date }) => {
  const restored = await tx
    .update(classSession)
    .set({ cancelledAt: null, holidayId: null, edition: sql`${classSession.edition} + 1` })
    .where(and(eq(classSession.holidayId, holidayId), gte(classSession.beginsAt, now)))
    .returning({ id: classSession.id });
  await tx
    .update(classSession)
    .set({ holidayId: null })
    .where(and(eq(classSession.holidayId, holidayId), isNotNull(classSession.cancelledAt)));
  return restored.length;
};

export const deleteHoliday = async (tx: Tx, holidayId: number): Promise<void> => {
  await tx.delete(schoolHoliday).where(eq(schoolHoliday.id, holidayId));
};
