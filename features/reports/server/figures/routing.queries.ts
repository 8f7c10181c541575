import { sql } from 'drizzle-orm';
import type { Computed, Handle } from '@inkstone/db';
import { hasRole } from '@inkstone/people/server';
import { backendSide } from '@inkstone/session/contract';
import * as z from 'zod';

/** The questions of a first module that count, with their points, in the words of some set revisions. */
export interface RouterQuestions {
  setRevisionIds: readonly number[];
  questions: readonly { id: number; points: number }[];
}

const resultColumns = {
  /** How many of the questions the student was asked. */
  askedCount: z.int(),
  /** Percent of the points of those, marked by machine. */
  percent: z.number(),
};

/** The most attempts that are looked at, newest first. */
const maxAttempts = 5000;

/**
 * One result for each student who was asked at least two thirds of the questions in the same words with the same key: of
 * several attempts that with the most questions, of equal ones the first. It names nobody.
 */
export const listRouterResults = async (
  db: Handle,
  { setRevisionIds, questions }: RouterQuestions,
): Promise<Computed<typeof resultColumns>[]> => {
  const ids = questions.map(({ id }) => id);
  const points = questions.map((question) => question.points);
  return db.rows<Computed<typeof resultColumns>>(
    sql`
    with asked as (
      select q.question_id, q.type, q.prompt, q.key, w.points
        from question_revision q
        join unnest(${sql.param(ids)}::bigint[], ${sql.param(points)}::int[]) as w(question_id, points)
          on w.question_id = q.question_id
       where q.set_revision_id = any(${sql.param([...setRevisionIds])}::bigint[])
    ), given as (
      select distinct i.assignment_id, k.question_id, k.points
        from asked k
        join item_sample i on i.question_id = k.question_id
        join question_revision c on c.id = i.question_revision_id
       where c.type = k.type and c.prompt = k.prompt and c.key = k.key
    ), taken as (
      select a.id, a.assignment_id, a.student_id, a.result
        from attempt a join person p on p.id = a.student_id
       where a.assignment_id in (select assignment_id from given) and a.scored_at is not null and a.redo_id is null
         and not ${hasRole('p', backendSide)}
       order by a.id desc limit ${maxAttempts}
    ), result as (
      select t.id, t.student_id, count(*)::int as asked_count,
             (100 * sum(g.points * case when x."by" = 'machine' then coalesce(x.earned, 0) else 0 end / x.possible)
                  / sum(g.points))::float8 as percent
        from taken t
       cross join lateral jsonb_to_recordset(t.result->'questions')
                    as x("questionId" bigint, earned numeric, possible numeric, "by" text)
        join given g on g.assignment_id = t.assignment_id and g.question_id = x."questionId"
       where x.possible > 0
       group by t.id, t.student_id
      having 3 * count(*) >= 2 * ${questions.length}::int
    )
    select asked_count, percent from (
      select distinct on (student_id) student_id, asked_count, percent from result order by student_id, asked_count desc, id
    ) best`,
    resultColumns,
  );
};
