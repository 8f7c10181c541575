import { sql } from 'drizzle-orm';
import { readInBatches, type Computed, type Handle, type Tx } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import * as z from 'zod';
import type { HolidayRow } from '../rooms/rooms.queries.ts';

const boundColumns = { first: z.date().nullable(), last: z.date().nullable() };

/** The instants at which the first and the last session of the school begin; undefined where there is none. */
export const findTimetableBounds = async (db: Handle): Promise<{ first: Date; last: Date } | undefined> => {
  const row = await db.row<Computed<typeof boundColumns>>(
    sql`select min(begins_at) as first, max(begins_at) as last from class_session`,
    boundColumns,
  );
  return row?.first && row.last ? { first: row.first, last: row.last } : undefined;
};

/** Every holiday, the earliest first. */
export const listAllHolidays = (db: Handle): Promise<HolidayRow[]> =>
  db.rows<HolidayRow>(
    sql`select h.id, h.name, h.name_zh, h.from_day, h.to_day from school_holiday h order by h.from_day, h.id`,
  );

const attendanceColumns = {
  ...{ sessionId: z.int(), className: z.string(), classNameZh: z.string().nullable() },
  ...{ title: z.string(), titleZh: z.string().nullable(), beginsAt: z.date(), endsAt: z.date() },
  ...{ ...nameColumns, username: z.string(), number: z.string().nullable() },
  ...{ state: z.enum(['present', 'late', 'absent', 'excused']), markerUsername: z.string(), markedAt: z.date() },
};

/** An entry of a student's attendance, with its session and who made it. */
export type AttendanceEntry = Computed<typeof attendanceColumns>;

/** Every entry of attendance by session and student, in batches. */
export const readAttendance = (tx: Tx): AsyncGenerator<AttendanceEntry[]> =>
  readInBatches<AttendanceEntry>(
    tx,
    sql`
    select s.id as session_id, c.name as class_name, c.name_zh as class_name_zh, s.title, s.title_zh, s.begins_at,
           s.ends_at, ${displayName} as name, ${displayNameZh} as name_zh, p.username, p.number, a.state,
           m.username as marker_username, a.marked_at
      from attendance a
      join class_session s on s.id = a.session_id
      join school_class c on c.id = s.class_id
      join person p on p.id = a.student_id
      join person m on m.id = a.marked_by
     order by s.begins_at, s.id, p.username`,
    attendanceColumns,
  );
