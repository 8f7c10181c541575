import { sql, type SQL } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { isBeingSat, lastClosing } from '@inkstone/assignments/server';

/**
 * Whether what came of an attempt `t` of a recipient `r` at an assignment `s` may be told its student: its report is
 * open. Work that was taken away has no report; what came of it may be told when nobody can answer it any more.
 */
const isTold = (now: Date): SQL => sql`(
  s.report_at = 'submitted' or s.report_opened_at is not null
  or ((s.report_at = 'closed' and not r.needs_marking)
      or s.withdrawn_at is not null or s.deleted_at is not null or r.removed_at is not null)
     and ${now} >= coalesce(${lastClosing}, s.deadline)
                   + make_interval(secs => (select grace_seconds from school)))`;

/** Whether an occurrence `o` may be shown: tried by oneself, or answered in work of which may be told. */
export const isShown = (now: Date): SQL => sql`(o.attempt_id is null or exists (
  select 1 from attempt t join recipient r on r.id = t.recipient_id join assignment s on s.id = t.assignment_id
   where t.id = o.attempt_id and ${isTold(now)}))`;

/**
 * Questions of a student's book that are being asked: in an attempt that is being sat, or whose report is closed yet.
 * Their entries rest, because all that is in one tells of that attempt: the key, and whether the answer to it was wrong.
 */
export const listResting = async (
  db: Handle,
  { studentId, now }: { studentId: number; now: Date },
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.question_id as id from error_entry e
     where e.student_id = ${studentId} and e.question_id in (
       select (asked.id)::bigint
         from attempt t
         join recipient r on r.id = t.recipient_id
         join assignment s on s.id = t.assignment_id
         left join redo d on d.id = t.redo_id
        cross join lateral jsonb_path_query(t.blueprint, '$.sections[*].parts[*].sets[*].questions[*].id') asked (id)
        where t.student_id = ${studentId} and (${isBeingSat(now)} or (t.scored_at is not null and not ${isTold(now)})))`);
  return rows.map(({ id }) => id);
};
