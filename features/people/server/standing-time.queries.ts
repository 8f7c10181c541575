import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { idsIn } from './scope.queries.ts';

/** The standing extra time of a student: minutes of each test, or a percentage of each clock; the other one is 0. */
export interface StandingTime {
  studentId: number;
  minutes: number;
  percent: number;
  /** The first day, in the school's zone, on which it counts; null: it counts from the start. */
  fromDay: string | null;
  /** The last such day; null: it does not end. */
  untilDay: string | null;
}

/** The same as it is written; absent days are none. */
export type StandingTimeDraft = Pick<StandingTime, 'studentId' | 'minutes' | 'percent'> &
  Partial<Pick<StandingTime, 'fromDay' | 'untilDay'>>;

const columns = {
  ...{ studentId: z.int(), minutes: z.int(), percent: z.int() },
  ...{ fromDay: z.string().nullable(), untilDay: z.string().nullable() },
};

/** The standing extra time of some students, of those who have any. */
export const listStandingTimes = (db: Handle, studentIds: readonly number[]): Promise<StandingTime[]> =>
  db.rows(
    sql`select student_id, minutes, percent, from_day, until_day
          from standing_time where student_id = any(${idsIn(studentIds)})`,
    columns,
  );

/** Writes the standing extra time of students; neither minutes nor a percentage ends it. */
export const saveStandingTimes = async (
  tx: Tx,
  times: readonly StandingTimeDraft[],
  { setBy, setAt }: { setBy: number; setAt: Date },
): Promise<void> => {
  const endedIds = times
    .filter(({ minutes, percent }) => minutes === 0 && percent === 0)
    .map(({ studentId }) => studentId);
  await tx.run(sql`delete from standing_time where student_id = any(${idsIn(endedIds)})`);
  await tx.run(sql`
    insert into standing_time (student_id, minutes, percent, from_day, until_day, set_by, set_at)
    select "studentId", minutes, percent, "fromDay", "untilDay", ${setBy}, ${setAt}
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
           as t("studentId" bigint, minutes int, percent int, "fromDay" date, "untilDay" date)
     where minutes > 0 or percent > 0
    on conflict (student_id) do update
       set minutes = excluded.minutes, percent = excluded.percent, from_day = excluded.from_day,
           until_day = excluded.until_day, set_by = excluded.set_by, set_at = excluded.set_at`);
};
