import { preparedQuery, type Handle, type Computed } from '@inkstone/db';
import { displayNameText, displayNameZhText, nameColumns } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import type { questionRevision } from './bank.tables.ts';
import { isChosenText } from './pinned-content.queries.ts';

// A student has seen a question in any of its revisions, alone or in a paper, once an assignment with it was started.
const seenQuestionsSql = `
  with asked as (
    select q.question_id, row_number() over (order by i.section_position, i.position, q.position) as number
      from paper_item i join question_revision q on q.set_revision_id = i.set_revision_id and ${isChosenText}
     where i.paper_revision_id = $1
  ), given as (
    select r.student_id, coalesce(r.last_response_at, a.begins_at) as at, a.id as assignment_id, a.paper_revision_id
      from recipient r join assignment a on a.id = r.assignment_id
     where r.student_id = any($2::bigint[]) and r.status <> 'none'
  ), held as (
    select g.student_id, g.at, s.set_revision_id, null::bigint[] as question_ids
      from given g join assignment_set s on s.assignment_id = g.assignment_id
    union all
    select g.student_id, g.at, i.set_revision_id, i.question_ids
      from given g join paper_item i on i.paper_revision_id = g.paper_revision_id
  ), met as (
    select i.student_id, a.question_id, a.number, max(i.at) as at
      from held i
      join question_revision q on q.set_revision_id = i.set_revision_id and ${isChosenText}
      join asked a on a.question_id = q.question_id
     group by i.student_id, a.question_id, a.number
  )`;

const studentColumns = { ...nameColumns, questions: z.int(), at: z.date() };

const selectStudentsWhoSaw = preparedQuery<Pick<typeof person.$inferSelect, 'id'> & Computed<typeof studentColumns>>(
  'bank_paper_met_by',
  `${seenQuestionsSql}
   select p.id, ${displayNameText} as name, ${displayNameZhText} as name_zh, count(*) as questions, max(met.at) as at
     from met join person p on p.id = met.student_id
    group by p.id
    order by count(*) desc, p.sort_name, p.id`,
  studentColumns,
);

const questionColumns = { number: z.int(), students: z.int() };

const selectSeenQuestions = preparedQuery<
  Pick<typeof questionRevision.$inferSelect, 'questionId'> & Computed<typeof questionColumns>
>(
  'bank_paper_met',
  `${seenQuestionsSql} select question_id, number, count(*) as students from met group by question_id, number order by number`,
  questionColumns,
);

/** Lists which of some students have seen how many questions of a pinned paper. */
export const listStudentsWhoSaw = (db: Handle, paperRevisionId: number, studentIds: readonly number[]) =>
  selectStudentsWhoSaw(db, [paperRevisionId, studentIds]);

/** Lists the questions of a pinned paper that some of these students have seen, in order. */
export const listSeenQuestionRows = (db: Handle, paperRevisionId: number, studentIds: readonly number[]) =>
  selectSeenQuestions(db, [paperRevisionId, studentIds]);
