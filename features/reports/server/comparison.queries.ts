import { sql, type SQL } from 'drizzle-orm';
import { isAmong, type Handle, type Computed } from '@inkstone/db';
import { selfKinds } from '@inkstone/exam/assignment-kinds';
import type { AnswerRow } from '@inkstone/taking/server';
import * as z from 'zod';
import type { AssignmentRow } from '@inkstone/assignments/server';
import type { ReportRow } from './attempt-report.queries.ts';

const means = { rate: z.number(), seconds: z.number().nullable() };

/**
 * Rate of full points and mean seconds of each question over the students of its newest 300 answers, from five students
 * on. A student counts once, with the earliest of them; what was done again or as practice of one's own does not count.
 * Answers from paper have no time: the mean is over the others, null where there are none.
 */
export const readSchoolMeans = async (db: Handle, questionIds: readonly number[]) => {
  if (questionIds.length === 0) return new Map<number, Computed<typeof means>>();
  const ids = sql.join(
    questionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<Pick<AnswerRow, 'questionId'> & Computed<typeof means>>(
    sql`
    select question_id, avg(case when earned = possible then 100 else 0 end) as rate, avg(seconds_spent) filter (where origin <> 'paper') as seconds
      from (
             select distinct on (newest.question_id, newest.student_id) newest.*
               from unnest(array[${ids}]::bigint[]) as asked(id), lateral (
                      select n.question_id, n.attempt_id, a.student_id, a.origin, n.earned, n.possible, n.seconds_spent
                        from answer n join attempt a on a.id = n.attempt_id and a.redo_id is null
                        join assignment s on s.id = a.assignment_id and not ${isAmong('s.kind', selfKinds)}
                       where n.question_id = asked.id and n.possible > 0 and n.earned is not null
                       order by n.attempt_id desc limit 300) newest
              order by newest.question_id, newest.student_id, newest.attempt_id
           ) first_answer
     group by question_id having count(*) >= 5`,
    means,
  );
  return new Map(rows.map((row) => [row.questionId, { rate: row.rate, seconds: row.seconds }]));
};

/** A comparable earlier attempt, and what decides whether its student may read its report. */
export type PreviousRow = Pick<
  ReportRow,
  'assignmentId' | 'title' | 'titleZh' | 'reportAt' | 'reportOpenedAt' | 'needsMarking'
> &
  Pick<AssignmentRow, 'deadline'> & {
    score: NonNullable<ReportRow['score']>;
    submittedAt: NonNullable<ReportRow['submittedAt']>;
  };

/** Pairs of section and question type in a blueprint. */
const sectionTypesSql = (blueprint: SQL): SQL => sql`(
  select jsonb_agg(distinct jsonb_build_array(x->'id', q->'type'))
    from jsonb_array_elements(${blueprint}->'sections') x, jsonb_array_elements(x->'parts') p,
         jsonb_array_elements(p->'sets') e, jsonb_array_elements(e->'questions') q)`;

const paperIdSql = (revisionId: SQL): SQL => sql`(select v.paper_id from paper_revision v where v.id = ${revisionId})`;

// The search for comparable attempts stops here.
const maxPreviousAttempts = 30;

/**
 * The student's latest comparable earlier attempts, newest first: of the same exam and subject, with equal maximum
 * points, and of the same paper or else the same types of question in each section.
 */
export const listPreviousAttempts = async (db: Handle, row: ReportRow): Promise<PreviousRow[]> => {
  return db.rows<PreviousRow>(sql`
    with own as materialized (
      select s.paper_revision_id, s.subject, ${paperIdSql(sql`s.paper_revision_id`)} as paper_id, ${sectionTypesSql(sql`a.blueprint`)} as tasks
        from attempt a join assignment s on s.id = a.assignment_id where a.id = ${row.attemptId}
    ), earlier as (
      select a.assignment_id, s.title, s.title_zh, s.report_at, s.report_opened_at, s.deadline, r.needs_marking, a.score,
             a.submitted_at, a.blueprint, s.paper_revision_id
        from attempt a join recipient r on r.id = a.recipient_id join assignment s on s.id = a.assignment_id cross join own o
       where a.student_id = ${row.studentId} and a.recipient_id <> ${row.recipientId} and a.redo_id is null and a.score is not null
         and s.programme = ${row.programme} and s.variant = ${row.variant} and s.kind = ${row.kind} and s.subject = o.subject
         and (s.paper_revision_id is null) = (o.paper_revision_id is null)
         and a.score_max is not distinct from ${row.scoreMax} and a.submitted_at < ${row.submittedAt} and s.withdrawn_at is null and s.deleted_at is null
       order by a.submitted_at desc limit ${maxPreviousAttempts}
    )
    select e.assignment_id, e.title, e.title_zh, e.report_at, e.report_opened_at, e.deadline, e.needs_marking, e.score, e.submitted_at
      from earlier e cross join own o
     where ${paperIdSql(sql`e.paper_revision_id`)} = o.paper_id or ${sectionTypesSql(sql`e.blueprint`)} = o.tasks
     order by e.submitted_at desc limit 10`);
};
