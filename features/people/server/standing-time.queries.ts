import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { idsIn } from './scope.queries.ts';

const columns = { studentId: z.int(), minutes: z.int() };

/** The standing extra time of some students, of those who have any. */
export const listStandingTimes = (db: Handle, studentIds: readonly number[]) =>
  db.rows(sql`select student_id, minutes from standing_time where student_id = any(${idsIn(studentIds)})`, columns);

/** Writes the standing extra time of students; 0 minutes ends it. */
export const saveStandingTimes = async (
  tx: Tx,
  times: readonly { studentId: number; minutes: number }[],
  { setBy, setAt }: { setBy: number; setAt: Date },
): Promise<void> => {
  const endedIds = times.filter(({ minutes }) => minutes === 0).map(({ studentId }) => studentId);
  await tx.run(sql`delete from standing_time where student_id = any(${idsIn(endedIds)})`);
  await tx.run(sql`
    insert into standing_time (student_id, minutes, set_by, set_at)
    select "studentId", minutes, ${setBy}, ${setAt}
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t("studentId" bigint, minutes int)
     where minutes > 0
    on conflict (student_id) do update
       set minutes = excluded.minutes, set_by = excluded.set_by, set_at = excluded.set_at`);
};
