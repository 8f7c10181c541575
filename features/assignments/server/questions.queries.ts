import { sql } from 'drizzle-orm';
import type { Handle, Computed } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import type { questionSet } from '@inkstone/bank/server';
import * as z from 'zod';
import { isAnswered } from './answered.queries.ts';
import type { AssignmentRow, RecipientRow } from './recipient-assignment.queries.ts';

/** The results of the first attempts at one question. */
export type TallyRow = Computed<typeof tallyColumns>;

const tallyColumns = {
  questionId: z.int(),
  /** Students who saw the question. */
  shown: z.int(),
  answered: z.int(),
  toMark: z.int(),
  /** Hundredths, without what an exam gives for a blank or takes for a wrong answer. */
  earned: z.number(),
  /** Hundredths that a full answer earns by the rules of the exam; null if none was scored. */
  possible: z.number().nullable(),
};

// First attempts that were scored; redos count for the student only, not for the class.
const isScoredFirstAttempt = sql`a.redo_id is null and a.scored_at is not null`;

// A question was seen if it was answered or its section or part was entered; imported attempts have no record of that.
const wasPresented = sql`(${isAnswered} or a.state->'navigationUnits' = '{}'
  or jsonb_exists(a.state->'navigationUnits', x."sectionId") or jsonb_exists(a.state->'navigationUnits', x."sectionId" || '/' || x."partId"))`;

/** Lists the results of the first attempts at each question of an assignment; a blank does not count as answered. */
export const listTallies = async (db: Handle, assignmentId: number): Promise<TallyRow[]> => {
  return db.rows<TallyRow>(
    sql`
    with scored as (
      select x."questionId" as question_id, count(*) as shown, count(*) filter (where x.outcome = 'toBeMarked') as to_mark,
             sum(case when x.outcome = 'blank' then 0 else greatest(coalesce(n.earned, x.earned), 0) end) as earned, max(coalesce(n.possible, x.possible)) as possible
        from attempt a
        join recipient r on r.id = a.recipient_id and r.removed_at is null
        cross join lateral jsonb_to_recordset(a.result->'questions')
          as x("questionId" bigint, "sectionId" text, "partId" text, outcome text, earned int, possible int)
        left join answer n on n.attempt_id = a.id and n.question_id = x."questionId"
       where a.assignment_id = ${assignmentId} and ${isScoredFirstAttempt} and x.outcome <> 'notChosen' and ${wasPresented}
       group by x."questionId"
    ), given as (
      select n.question_id, count(*) as answered
        from attempt a
        join recipient r on r.id = a.recipient_id and r.removed_at is null
        join answer n on n.attempt_id = a.id and ${isAnswered}
       where a.assignment_id = ${assignmentId} and ${isScoredFirstAttempt} group by n.question_id
    )
    select question_id, coalesce(shown, 0) as shown, coalesce(answered, 0) as answered, coalesce(to_mark, 0) as to_mark,
           coalesce(earned, 0) as earned, possible
      from scored full join given using (question_id)`,
    tallyColumns,
  );
};

/** Counts the first attempts of an assignment that were submitted. */
export const countSubmitted = async (db: Handle, assignmentId: number): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from attempt a join recipient r on r.id = a.recipient_id and r.removed_at is null
     where a.assignment_id = ${assignmentId} and ${isScoredFirstAttempt}`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** The outcome of one question in an attempt. */
export type OutcomeRow = Computed<typeof outcomeColumns>;

const outcomeColumns = {
  questionId: z.int(),
  outcome: z.enum(['right', 'partial', 'wrong', 'blank', 'toBeMarked', 'notChosen']),
  notes: z.int(),
};

/**
 * Lists the outcomes of a recipient's newest scored attempt at each question, with the number of errors in its released
 * mark.
 */
export const listOutcomes = async (
  db: Handle,
  key: { assignmentId: number; recipientId: number },
): Promise<OutcomeRow[]> => {
  return db.rows<OutcomeRow>(
    sql`
    select distinct on (q.question_id) q.question_id, q.outcome,
           coalesce((select count(*) from jsonb_array_elements(m.notes) as e(note) where e.note->>'code' is not null), 0)
             as notes
      from attempt a
      join recipient r on r.id = a.recipient_id and r.removed_at is null
      cross join lateral (
        select (item->>'questionId')::bigint as question_id, item->>'outcome' as outcome
          from jsonb_array_elements(a.result->'questions') as x(item)) q
      left join mark m on m.attempt_id = a.id and m.question_id = q.question_id and m.released_at is not null
     where a.assignment_id = ${key.assignmentId} and a.recipient_id = ${key.recipientId} and a.scored_at is not null
     order by q.question_id, a.id desc`,
    outcomeColumns,
  );
};

/** One student's answer to a question in one attempt. */
export type StudentAnswerRow = { recipientId: RecipientRow['id'] } & Computed<typeof studentAnswerColumns>;

// Attempts and answers belong to a later feature.
const studentAnswerColumns = {
  ...nameColumns,
  attemptId: z.int(),
  redoId: z.int().nullable(),
  value: z.unknown(),
  outcome: outcomeColumns.outcome,
  earned: z.int().nullable(),
  possible: z.int(),
};

/**
 * The attempts at an assignment that were asked one question, by the students' names; redos after the first attempt.
 */
export const listAnswerAttempts = async (
  db: Handle,
  key: { assignmentId: number; questionId: number },
): Promise<number[]> => {
  const isAsked = JSON.stringify({ questions: [{ questionId: key.questionId }] });
  const rows = await db.rows(
    sql`
    select a.id
      from attempt a
      join recipient r on r.id = a.recipient_id and r.removed_at is null
      join person p on p.id = r.student_id
     where a.assignment_id = ${key.assignmentId} and a.scored_at is not null and a.result @> ${isAsked}::jsonb
     order by p.sort_name collate "C", p.id, a.id limit 5000`,
    { id: z.int() },
  );
  return rows.map(({ id }) => id);
};

/** The answers to one question in some attempts, in the order of the attempts. */
export const listStudentAnswers = async (
  db: Handle,
  key: { attemptIds: readonly number[]; questionId: number },
): Promise<StudentAnswerRow[]> => {
  return db.rows<StudentAnswerRow>(
    sql`
    select r.id as recipient_id, ${displayName} as name, ${displayNameZh} as name_zh, a.id as attempt_id, a.redo_id, n.value, x.item->>'outcome' as outcome,
           (x.item->>'earned')::int as earned, (x.item->>'possible')::int as possible
      from unnest(${sql.param([...key.attemptIds])}::bigint[]) with ordinality as wanted(attempt_id, place)
      join attempt a on a.id = wanted.attempt_id
      join recipient r on r.id = a.recipient_id
      join person p on p.id = r.student_id
      cross join lateral jsonb_array_elements(a.result->'questions') as x(item)
      left join answer n on n.attempt_id = a.id and n.question_id = ${key.questionId}
     where (x.item->>'questionId')::bigint = ${key.questionId}
     order by wanted.place`,
    studentAnswerColumns,
  );
};

/** The subjects of question sets. */
export const listSubjects = async (db: Handle, setIds: readonly number[]): Promise<Map<number, string>> => {
  if (setIds.length === 0) return new Map();
  const ids = sql.join(
    setIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<Pick<typeof questionSet.$inferSelect, 'id' | 'subject'>>(
    sql`select id, subject from question_set where id in (${ids})`,
  );
  return new Map(rows.map(({ id, subject }) => [id, subject]));
};

/** Finds a teacher's own assignment of some kinds, withdrawn ones too. */
export const findOwnAssignment = async (
  db: Handle,
  { id, teacherId, kinds }: { id: number; teacherId: number; kinds: readonly AssignmentRow['kind'][] },
) => {
  if (kinds.length === 0) return undefined;
  const kindList = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return db.row<Pick<AssignmentRow, 'id' | 'paperRevisionId' | 'programme' | 'subject'>>(
    sql`select id, paper_revision_id, programme, subject from assignment
         where id = ${id} and teacher_id = ${teacherId} and deleted_at is null and kind in (${kindList})`,
  );
};

/** Whether a recipient belongs to an assignment. */
export const isRecipientInAssignment = async (
  db: Handle,
  key: { assignmentId: number; recipientId: number },
): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 from recipient
     where id = ${key.recipientId} and assignment_id = ${key.assignmentId} and removed_at is null`);
  return rows.length > 0;
};

/** Counts the attempts of an assignment that are submitted and scored. */
export const countScored = async (db: Handle, assignmentId: number): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from attempt where assignment_id = ${assignmentId} and scored_at is not null`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};
