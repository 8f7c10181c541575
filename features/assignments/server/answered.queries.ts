import { sql } from 'drizzle-orm';

/**
 * Whether the question of an answer `n` is answered: in time, or in a text that was begun over time. A text over time that
 * is older than the answer no longer counts, since more time was given after it.
 */
export const isAnswered = sql`(n.value is not null or exists (
  select 1 from overtime_answer o
   where o.attempt_id = n.attempt_id and o.question_id = n.question_id and o.value is not null
     and (o.answered_at, o.seq) >= (n.answered_at, n.seq)))`;

/** When a recipient `r` last answered something, in time or over time, in the first attempt or in a redo. */
export const lastAnsweredAt = sql`
  (select greatest(
            (select max(n.answered_at) from answer n where n.attempt_id = h.id and n.answered_at > 'epoch'),
            (select max(o.answered_at) from overtime_answer o where o.attempt_id = h.id)) as at
     from attempt h where h.recipient_id = r.id order by at desc nulls last limit 1)`;

/** The points that teachers have released for answers of a recipient `r`, in hundredths, without questions taken out. */
export const releasedPoints = sql`
  (select n.teacher_points as points
     from answer n
    where n.attempt_id = r.attempt_id and n.teacher_points is not null and r.status in ('submitted', 'marked')
      and not exists (select 1 from removed_question x
                       where x.assignment_id = r.assignment_id and x.question_id = n.question_id))`;
