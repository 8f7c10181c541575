import { eq, inArray, sql } from 'drizzle-orm';
import { isReportOpenTo } from '@inkstone/assignments/server';
import { qualifiedColumn, type Handle, type Tx } from '@inkstone/db';
import { attempt, lateAnswerRow } from '../taking.tables.ts';

/** The row of a late answer. */
export type LateAnswerRow = typeof lateAnswerRow.$inferSelect;

/** The late answers of some attempts that differ from the answer that counts. */
export const listLateAnswers = async (db: Handle, attemptIds: readonly number[]): Promise<LateAnswerRow[]> => {
  if (attemptIds.length === 0) return [];
  const countedValue = sql`(select a.value from answer a where a.attempt_id = ${qualifiedColumn(lateAnswerRow.attemptId)}
    and a.question_id = ${qualifiedColumn(lateAnswerRow.questionId)})`;
  return db
    .select()
    .from(lateAnswerRow)
    .where(
      sql`${inArray(lateAnswerRow.attemptId, [...attemptIds])}
        and (${lateAnswerRow.isCounted} or ${lateAnswerRow.value} is distinct from ${countedValue})`,
    )
    .orderBy(lateAnswerRow.attemptId, lateAnswerRow.questionId);
};

/**
 * Whether the report of an attempt is or was open to its student, who may know the keys; never before the attempt is
 * written down.
 */
export const isReportOpenForAttempt = async (
  db: Handle,
  { id, submittedAt }: Pick<typeof attempt.$inferSelect, 'id' | 'submittedAt'>,
  now: Date,
): Promise<boolean> => {
  if (submittedAt === null) return false;
  const rows = await db.rows(sql`
    select 1 from attempt a
      join recipient r on r.id = a.recipient_id
      join assignment s on s.id = r.assignment_id
     where a.id = ${id} and (r.report_was_open or ${isReportOpenTo(now)})`);
  return rows.length > 0;
};

/** When the late answer of each question of an attempt arrived. */
export const listLateArrivals = async (tx: Tx, attemptId: number): Promise<Map<number, Date>> => {
  const rows = await tx
    .select({ questionId: lateAnswerRow.questionId, receivedAt: lateAnswerRow.receivedAt })
    .from(lateAnswerRow)
    .where(eq(lateAnswerRow.attemptId, attemptId));
  return new Map(rows.map(({ questionId, receivedAt }) => [questionId, receivedAt]));
};

/** A teacher's decision on late answers of one attempt, which is locked. */
export interface LateDecision {
  attemptId: number;
  questionIds: readonly number[];
  by: number;
  at: Date;
}

const questionIdList = ({ questionIds }: LateDecision) =>
  sql`(${sql.join(
    questionIds.map((id) => sql`${id}`),
    sql`, `,
  )})`;

/** The result of a decision: the number of questions decided on, and those whose answer was replaced. */
export interface LateOutcome {
  decided: number;
  replaced: readonly number[];
}

/** Makes late answers count; the replaced answers are stored with them. */
export const acceptLateAnswers = async (tx: Tx, decision: LateDecision): Promise<LateOutcome> => {
  const { attemptId, by, at } = decision;
  const rows = await tx.rows<Pick<LateAnswerRow, 'questionId'>>(sql`
    with chosen as (
      select * from late_answer l
       where l.attempt_id = ${attemptId} and l.question_id in ${questionIdList(decision)} and l.is_counted is not true
    ), before as (
      select c.question_id, to_jsonb(a) as answer
        from chosen c left join answer a on a.attempt_id = ${attemptId} and a.question_id = c.question_id
    ), counted as (
      insert into answer (attempt_id, question_id, value, seq, answered_at, received_at, due_at, is_counted)
      select c.attempt_id, c.question_id, c.value, c.seq, c.answered_at, c.received_at, c.due_at, true from chosen c
      on conflict (attempt_id, question_id) do update
         set value = excluded.value, seq = excluded.seq, answered_at = excluded.answered_at,
             received_at = excluded.received_at, due_at = excluded.due_at, is_counted = true
    )
    update late_answer l set is_counted = true, decided_by = ${by}, decided_at = ${at}, replaced_answer = b.answer
      from before b where l.attempt_id = ${attemptId} and l.question_id = b.question_id
    returning l.question_id`);
  return { decided: rows.length, replaced: rows.map(({ questionId }) => questionId) };
};

/** Rejects late answers; the answer that one had replaced counts again, unless a newer one does. */
export const rejectLateAnswers = async (tx: Tx, decision: LateDecision): Promise<LateOutcome> => {
  const { attemptId, by, at } = decision;
  const rows = await tx.rows<Pick<LateAnswerRow, 'questionId'> & { hadCounted: LateAnswerRow['isCounted'] }>(sql`
    with chosen as (
      select * from late_answer l
       where l.attempt_id = ${attemptId} and l.question_id in ${questionIdList(decision)} and l.is_counted is not false
    ), restored as (
      update answer a
         set value = nullif(c.replaced_answer -> 'value', 'null'::jsonb),
             seq = coalesce((c.replaced_answer ->> 'seq')::bigint, a.seq),
             answered_at = coalesce((c.replaced_answer ->> 'answered_at')::timestamptz, a.answered_at),
             received_at = (c.replaced_answer ->> 'received_at')::timestamptz,
             due_at = (c.replaced_answer ->> 'due_at')::timestamptz
        from chosen c
       where c.is_counted and a.attempt_id = ${attemptId} and a.question_id = c.question_id and a.seq = c.seq
    )
    update late_answer l set is_counted = false, decided_by = ${by}, decided_at = ${at}, replaced_answer = null
      from chosen c where l.attempt_id = ${attemptId} and l.question_id = c.question_id
    returning l.question_id, c.is_counted as had_counted`);
  return { decided: rows.length, replaced: rows.flatMap((row) => (row.hadCounted ? row.questionId : [])) };
};
