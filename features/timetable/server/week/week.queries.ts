import { sql, type SQL } from 'drizzle-orm';
import type { Computed, Handle } from '@inkstone/db';
import { nameColumns, type schoolClass } from '@inkstone/people/server';
import * as z from 'zod';
import type { Span } from '../../rules/span.ts';
import type { classSession } from '../timetable.tables.ts';
import { taughtSessions } from '../timetable.queries.ts';

const bookingColumns = {
  className: z.string(),
  classNameZh: z.string().nullable(),
  roomName: z.string().nullable(),
  roomNameZh: z.string().nullable(),
  teachers: z.array(z.object({ id: z.int(), ...nameColumns, username: z.string() })),
};

/** A session with its names, as the timetable shows it. */
export type SessionRow = typeof classSession.$inferSelect & {
  className: (typeof schoolClass.$inferSelect)['name'];
  classNameZh: (typeof schoolClass.$inferSelect)['nameZh'];
} & Computed<typeof sessionColumns>;

const sessionColumns = {
  ...bookingColumns,
  holidayName: z.string().nullable(),
  holidayNameZh: z.string().nullable(),
  attendanceCount: z.int(),
};

/**
 * All columns of some sessions with their names, in their order; `chosen` is a query of their ids, which is answered
 * first, so that the planner never reads every session of the school to join them.
 */
const selectSessions = (chosen: SQL): SQL => sql`
  select s.id, s.class_id, s.teacher_id, s.title, s.title_zh, s.begins_at, s.ends_at, s.room_id, s.series_id,
         s.is_exception, s.cancelled_at, s.holiday_id, s.edition,
         c.name as class_name, c.name_zh as class_name_zh, r.name as room_name, r.name_zh as room_name_zh,
         h.name as holiday_name, h.name_zh as holiday_name_zh,
         (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'nameZh', p.name_zh,
                   'username', p.username) order by p.id <> s.teacher_id, p.sort_name collate "C", p.id), '[]')
            from person p
           where p.id = any(array(
             select s.teacher_id union all select x.teacher_id from session_colleague x where x.session_id = s.id)))
           as teachers,
         (select count(*) from attendance a where a.session_id = s.id) as attendance_count
    from class_session s
    join school_class c on c.id = s.class_id
    left join room r on r.id = s.room_id
    left join school_holiday h on h.id = s.holiday_id
   where s.id = any(array(${chosen}))
   order by s.begins_at, s.id`;

/** Filter of a week. */
export interface WeekKey {
  span: Span;
  classId?: number | undefined;
  teacherId?: number | undefined;
  roomId?: number | undefined;
}

/** The most sessions that a week shows. */
export const maxWeekSessions = 200;

/** The sessions that begin in a span, cancelled ones too; one more than shown where there are more. */
export const listWeekSessions = (
  db: Handle,
  { span, classId, teacherId, roomId }: WeekKey,
  most = maxWeekSessions,
): Promise<SessionRow[]> =>
  db.rows<SessionRow>(
    selectSessions(sql`
      select w.id from class_session w
       where w.begins_at >= ${span.from} and w.begins_at < ${span.to}
         and ${classId === undefined ? sql`true` : sql`w.class_id = ${classId}`}
         and ${roomId === undefined ? sql`true` : sql`w.room_id = ${roomId}`}
         and ${teacherId === undefined ? sql`true` : sql`w.id = any(array(${taughtSessions(teacherId)}))`}
       order by w.begins_at, w.id limit ${most + 1}`),
    sessionColumns,
  );

const aboutColumns = { name: z.string(), nameZh: z.string().nullable(), username: z.string().nullable() };

/** The class, the person or the room that a week is narrowed to. */
export const findAbout = (db: Handle, { classId, teacherId, roomId }: Omit<WeekKey, 'span'>) => {
  const parts = [
    ...(classId === undefined
      ? []
      : [sql`select c.name, c.name_zh, null as username from school_class c where c.id = ${classId}`]),
    ...(teacherId === undefined
      ? []
      : [sql`select p.name, p.name_zh, p.username from person p where p.id = ${teacherId}`]),
    ...(roomId === undefined
      ? []
      : [sql`select r.name, r.name_zh, null as username from room r where r.id = ${roomId}`]),
  ];
  const [first] = parts;
  return first ? db.row<Computed<typeof aboutColumns>>(first, aboutColumns) : undefined;
};

/**
 * The sessions that begin in a span and that a person teaches, or that a class holds while the person belongs to it as
 * a student; cancelled ones too.
 */
export const listPersonSessions = (
  db: Handle,
  { personId, span, most }: { personId: number; span: Span; most: number },
): Promise<SessionRow[]> =>
  db.rows<SessionRow>(
    selectSessions(sql`
      select w.id from class_session w
       where w.begins_at >= ${span.from} and w.begins_at < ${span.to}
         and w.id = any(array(
           ${taughtSessions(personId)}
           union all
           select t.id
             from class_member m join class_session t on t.class_id = m.class_id
            where m.student_id = ${personId} and m.joined_at < t.ends_at
              and (m.left_at is null or m.left_at > t.begins_at)
           union all
           select t.id
             from class_stay y join class_session t on t.class_id = y.class_id
            where y.student_id = ${personId} and y.joined_at < t.ends_at and y.left_at > t.begins_at))
       order by w.begins_at, w.id limit ${most}`),
    sessionColumns,
  );

/** Some sessions with their names. */
export const listSessionRows = (db: Handle, sessionIds: readonly number[]): Promise<SessionRow[]> =>
  db.rows<SessionRow>(selectSessions(sql`select unnest(${sql.param([...sessionIds])}::bigint[])`), sessionColumns);
