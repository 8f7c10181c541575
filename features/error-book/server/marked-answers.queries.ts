import { sql } from 'drizzle-orm';
import type { Handle, Tx, Computed } from '@inkstone/db';
import { hasRole } from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import type { AnswerRow, AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';
import { defaultErrorsBelow, type StoredCard } from '../rules.ts';
import type { errorEntry, errorOccurrence } from './error-book.tables.ts';

/** The error threshold of a teacher, in percent of the points. */
export const readErrorsBelow = async (db: Handle, teacherId: number): Promise<number> => {
  const row = await db.row<Pick<typeof person.$inferSelect, 'errorThresholdPercent'>>(
    sql`select error_threshold_percent from person where id = ${teacherId}`,
  );
  return row?.errorThresholdPercent ?? defaultErrorsBelow;
};

/** A marked answer whose presence in the book differs from the threshold. */
export type MarkedDifference = Pick<AnswerRow, 'attemptId' | 'questionId' | 'value'> &
  Pick<AttemptRow, 'studentId'> &
  Computed<typeof differenceColumns>;

const differenceColumns = {
  /** The newest revision of the question in the assignment. */
  questionRevisionId: z.int(),
  /** When the mark was released. */
  at: z.date(),
  isError: z.boolean(),
};

/**
 * The released marked answers of a teacher's assignments whose presence in the books differs from the threshold: an
 * answer is an error where it earned less, or where the marker coded an error in it.
 */
export const listMarkedDifferences = (
  db: Handle,
  key: { teacherId: number; errorsBelow: number; atMost: number },
): Promise<MarkedDifference[]> =>
  db.rows<MarkedDifference>(
    sql`
    select d.attempt_id, d.student_id, d.question_id, q.id as question_revision_id,
           d.value, d.released_at as at, d.is_error
      from (
        select a.id as attempt_id, a.student_id, a.assignment_id, s.paper_revision_id, m.question_id, n.value, m.released_at,
               round(100.0 * n.teacher_points / n.possible) < ${key.errorsBelow}
                 or jsonb_path_exists(m.notes, '$[*] ? (@.code != null)') as is_error
          from assignment s
          join attempt a on a.assignment_id = s.id
          join mark m on m.attempt_id = a.id and m.released_at is not null
          join answer n on n.attempt_id = a.id and n.question_id = m.question_id
          join person p on p.id = a.student_id and ${hasRole('p', student)}
         where s.teacher_id = ${key.teacherId} and n.value is not null and n.teacher_points is not null and n.possible > 0
      ) d
      cross join lateral (
        select max(q.id) as id from question_revision q
         where q.question_id = d.question_id
           and (q.set_revision_id in (select set_revision_id from assignment_set where assignment_id = d.assignment_id)
             or q.set_revision_id in (select set_revision_id from paper_item where paper_revision_id = d.paper_revision_id))
      ) q
     where q.id is not null and d.is_error <> exists (
       select 1 from error_entry e join error_occurrence o on o.entry_id = e.id
        where e.student_id = d.student_id and e.question_id = d.question_id and o.attempt_id = d.attempt_id and o.source = 'mark')
     order by d.attempt_id, d.question_id limit ${key.atMost}`,
    differenceColumns,
  );

type MarkedAnswerKey = Pick<MarkedDifference, 'attemptId' | 'studentId' | 'questionId'>;

/** Removes marked answers from the books; returns the affected entries. Reviews stay. */
export const removeMarkedAnswers = async (tx: Tx, rows: readonly MarkedAnswerKey[]): Promise<number[]> => {
  if (rows.length === 0) return [];
  const removed = await tx.rows<Pick<typeof errorEntry.$inferSelect, 'id'>>(sql`
    delete from error_occurrence o
     using error_entry e, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
                            as x("attemptId" bigint, "studentId" bigint, "questionId" bigint)
     where o.entry_id = e.id and o.source = 'mark' and o.attempt_id = x."attemptId"
       and e.student_id = x."studentId" and e.question_id = x."questionId" returning e.id`);
  return removed.map(({ id }) => id);
};

/** Adds marked answers to the books as errors, dated by the release of their marks; returns their entries. */
export const insertMarkedAnswers = async (
  tx: Tx,
  rows: readonly (MarkedDifference & { card: StoredCard })[],
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const added = await tx.rows<Pick<typeof errorOccurrence.$inferSelect, 'entryId'>>(sql`
    with x as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x("attemptId" bigint, "studentId" bigint, "questionId" bigint, "questionRevisionId" bigint, value jsonb,
             at timestamptz, card jsonb)
    ), entry as (
      insert into error_entry (student_id, question_id, question_revision_id, programme, subject, title, title_zh,
                               knowledge_node_id, first_error_at, recent_error_at, card, due_at, by_change)
      select distinct on (x."studentId", x."questionId")
             x."studentId", x."questionId", x."questionRevisionId", s.programme, s.subject, s.title, s.title_zh,
             q.knowledge_node_id, x.at, x.at, x.card, (x.card->>'due')::timestamptz, true
        from x
        join question_revision q on q.id = x."questionRevisionId"
        join question_set_revision v on v.id = q.set_revision_id
        join question_set s on s.id = v.set_id
       order by x."studentId", x."questionId", x.at desc
      on conflict (student_id, question_id) do update set by_change = error_entry.by_change
      returning id, student_id, question_id
    )
    insert into error_occurrence (entry_id, source, attempt_id, value, is_right, at)
    select e.id, 'mark', x."attemptId", x.value, false, x.at
      from x join entry e on e.student_id = x."studentId" and e.question_id = x."questionId"
    returning entry_id`);
  return added.map(({ entryId }) => entryId);
};
