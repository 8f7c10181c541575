import { sql } from 'drizzle-orm';
import type { Handle, Tx, Computed } from '@inkstone/db';
import { hasRole } from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import * as z from 'zod';

/** A student's numbers and rank. */
export type RankRow = Computed<typeof rankColumns>;

const rankColumns = {
  answered: z.int(),
  seconds: z.int(),
  fewer: z.int(),
  same: z.int(),
  others: z.int(),
  active: z.int(),
  mean: z.number().nullable(),
};

const ownHundred = sql`(own.compared / 100 * 100)`;

/**
 * Rank of a student among active ones: students who have answered and have not left. Only the student's own total counts
 * practice of their own. The student's own numbers are current, the others' up to a minute old. Reads the counts of
 * hundreds below, and single numbers within the student's own hundred.
 */
export const findRank = async (db: Handle, studentId: number): Promise<RankRow> => {
  const rows = await db.rows(
    sql`
    with own as (
      select coalesce(max(t.answered), 0) as answered, coalesce(max(t.seconds), 0) as seconds,
             coalesce(max(t.answered - t.own_answered), 0) as compared, coalesce(max(t.ranked_answered), 0) as ranked,
             coalesce(bool_or(t.answered > t.own_answered and h.left_at is null and ${hasRole('h', student)}), false) as is_active
        from practice_total t join person h on h.id = t.student_id where t.student_id = ${studentId}
    ), everyone as (
      select coalesce(sum(r.students), 0) as students, coalesce(sum(r.answered_sum), 0) as answered,
             coalesce(sum(r.students) filter (where r.answered < ${ownHundred}), 0) as below
        from own left join practice_rank r on r.width = 100
    ), near as (
      select coalesce(sum(r.students) filter (where r.answered < own.compared), 0) as below,
             coalesce(sum(r.students) filter (where r.answered = own.compared), 0) as same
        from own left join practice_rank r on r.width = 1 and r.answered between ${ownHundred} and own.compared
    ), counted as (
      select own.*, everyone.students - (own.ranked > 0)::int as others, everyone.answered - own.ranked as others_answered,
             everyone.below + near.below - (own.ranked > 0 and own.ranked < own.compared)::int as fewer,
             near.same - (own.ranked > 0 and own.ranked = own.compared)::int as same
        from own, everyone, near
    )
    select answered, seconds, fewer, same, others, others + is_active::int as active,
           (others_answered + case when is_active then compared else 0 end)::float8
             / nullif(others + is_active::int, 0) as mean
      from counted`,
    rankColumns,
  );
  const [row] = rows;
  if (!row) throw new Error('the standing has always one row');
  return row;
};

/** Updates the rank table; returns how many students changed. */
export const updateRanks = async (tx: Tx): Promise<number> => {
  // Serialized: concurrent updates would count a change twice.
  await tx.run(sql`lock table practice_rank in share row exclusive mode`);
  const row = await tx.row(
    sql`
    with wanted as (
      select t.student_id, t.ranked_answered as before,
             case when h.left_at is null and ${hasRole('h', student)} then t.answered - t.own_answered else 0 end as after
        from practice_total t join person h on h.id = t.student_id
    ), moved as (
      update practice_total t set ranked_answered = wanted.after
        from wanted where t.student_id = wanted.student_id and wanted.before <> wanted.after
      returning wanted.before, wanted.after
    ), change as (
      select width, x.answered / width * width as answered, sum(x.students) as students,
             sum(x.students * x.answered) as answered_sum
        from moved, unnest(array[1, 100]) width,
             lateral (values (moved.before, -1), (moved.after, 1)) x (answered, students)
       where x.answered > 0 group by 1, 2
    ), kept as (
      insert into practice_rank as r (width, answered, students, answered_sum)
      select width, answered, students, answered_sum from change
      on conflict (width, answered) do update
         set students = r.students + excluded.students, answered_sum = r.answered_sum + excluded.answered_sum
    )
    select count(*) as moved from moved`,
    { moved: z.int() },
  );
  await tx.run(sql`delete from practice_rank where students = 0`);
  return row?.moved ?? 0;
};
