import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { idsIn } from './scope.queries.ts';

/** The standing extra time of a student: minutes of each test, or a percentage of each clock; the other one is 0. */
export interface StandingTime {
  studentId: number;
  minutes: number;
  percent: number;
}

const columns = { studentId: z.int(), minutes: z.int(), percent: z.int() };

/** The standing extra time of some students, of those who have any. */
export const listStandingTimes = (db: Handle, studentIds: readonly number[]): Promise<StandingTime[]> =>
  db.rows(
    sql`select student_id, minutes, percent from standing_time where student_id = any(${idsIn(studentIds)})`,
    columns,
  );

/** Writes the standing extra time of students; neither minutes nor a percentage ends it. */
export const saveStandingTimes = async (
  tx: Tx,
  times: readonly StandingTime[],
  { setBy, setAt }: { setBy: number; setAt: Date },
): Promise<void> => {
  const endedIds = times
    .filter(({ minutes, percent }) => minutes === 0 && percent === 0)
    .map(({ studentId }) => studentId);
  await tx.run(sql`delete from standing_time where student_id = any(${idsIn(endedIds)})`);
  await tx.run(sql`
    insert into standing_time (student_id, minutes, percent, set_by, set_at)
    select "studentId", minutes, percent, ${setBy}, ${setAt}
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t("studentId" bigint, minutes int, percent int)
     where minutes > 0 or percent > 0
    on conflict (student_id) do update
       set minutes = excluded.minutes, percent = excluded.percent, set_by = excluded.set_by, set_at = excluded.set_at`);
};
