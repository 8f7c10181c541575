import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import type { StoredCard } from '../rules.ts';

/** One wrong answer as it reaches the book. */
export interface NewError {
  questionId: number;
  questionRevisionId: number;
  value: unknown;
  secondsSpent: number;
}

/**
 * Makes or feeds the entries of wrong answers, many in one statement; gives the entries' ids by question. Only who
 * studies has an error book: candidates and staff sit tests without one.
 */
export const upsertEntries = async (
  tx: Tx,
  it: { studentId: number; at: Date; card: StoredCard; errors: readonly NewError[] },
): Promise<Map<number, number>> => {
  const result = await tx.execute<{ id: number; question_id: number }>(sql`
    insert into error_entry (student_id, question_id, question_revision_id, programme, subject, title, title_zh,
                             knowledge_node_id, first_error_at, recent_error_at, card, due_at)
    select ${it.studentId}, x."questionId", x."questionRevisionId", s.programme, s.subject, s.title, s.title_zh,
           q.knowledge_node_id, ${it.at}, ${it.at}, ${JSON.stringify(it.card)}::jsonb, ${new Date(it.card.due)}
      from jsonb_to_recordset(${JSON.stringify(it.errors)}::jsonb) as x("questionId" bigint, "questionRevisionId" bigint)
      join question_revision q on q.id = x."questionRevisionId"
      join question_set_revision v on v.id = q.set_revision_id
      join question_set s on s.id = v.set_id
     where exists (select 1 from person p where p.id = ${it.studentId} and 'student' = any (p.roles))
    on conflict (student_id, question_id) do update
       set error_count = error_entry.error_count + 1, recent_error_at = excluded.recent_error_at,
           question_revision_id = excluded.question_revision_id, card = excluded.card, due_at = excluded.due_at,
           left_at = null
    returning id, question_id`);
  return new Map(result.rows.map((row) => [row.question_id, row.id]));
};

/** Keeps what was answered, right or wrong. */
export const insertOccurrences = async (
  tx: Tx,
  rows: readonly {
    entryId: number;
    source: 'attempt' | 'practice' | 'mark';
    attemptId: number | null;
    value: unknown;
    isRight: boolean;
    seconds: number | null;
    at: Date;
  }[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into error_occurrence (entry_id, source, attempt_id, value, is_right, seconds_spent, at)
    select x."entryId", x.source, x."attemptId", x.value, x."isRight", x.seconds, x.at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("entryId" bigint, source text, "attemptId" bigint,
           value jsonb, "isRight" boolean, seconds int, at timestamptz)`);
};

/** The questions that an attempt has fed the book with already, wrong or right: scoring or marking again must not count an error twice. */
export const listFed = async (
  db: Handle,
  attemptId: number,
  source: 'attempt' | 'mark',
): Promise<{ wrong: number[]; right: number[] }> => {
  const { rows } = await db.execute<{ question_id: number; is_right: boolean }>(sql`
    select e.question_id, o.is_right from error_occurrence o join error_entry e on e.id = o.entry_id
     where o.attempt_id = ${attemptId} and o.source = ${source}`);
  const questionsOf = (isRight: boolean) => rows.flatMap((row) => (row.is_right === isRight ? row.question_id : []));
  return { wrong: questionsOf(false), right: questionsOf(true) };
};

/** Takes back the errors of an attempt that a changed key made right; an entry without errors leaves the book. */
export const removeErrors = async (
  tx: Tx,
  it: { attemptId: number; studentId: number; questionIds: readonly number[]; at: Date },
): Promise<void> => {
  if (it.questionIds.length === 0) return;
  const ids = sql.join(
    it.questionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  await tx.execute(sql`
    with gone as (
      delete from error_occurrence o using error_entry e
       where o.entry_id = e.id and o.attempt_id = ${it.attemptId} and not o.is_right and e.student_id = ${it.studentId}
         and e.question_id in (${ids}) returning e.id
    )
    update error_entry e
       set error_count = greatest(e.error_count - 1, 0),
           left_at = case when e.error_count <= 1 then ${it.at} else e.left_at end
     where e.id in (select id from gone)`);
};

/** Forgets that questions were right in an attempt whose key has changed. */
export const removeRight = async (
  tx: Tx,
  it: { attemptId: number; studentId: number; questionIds: readonly number[] },
): Promise<void> => {
  if (it.questionIds.length === 0) return;
  await tx.execute(sql`
    delete from error_occurrence o using error_entry e
     where o.entry_id = e.id and o.attempt_id = ${it.attemptId} and o.is_right and e.student_id = ${it.studentId}
       and e.question_id in ${[...it.questionIds]}`);
};

/** The entries that still stand in a student's book, locked, with how the last answer to each went. */
export const lockEntriesOf = async (
  tx: Tx,
  it: { studentId: number; questionIds: readonly number[] },
): Promise<{ id: number; question_id: number; card: StoredCard; was_right: boolean }[]> => {
  if (it.questionIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; question_id: number; card: StoredCard; was_right: boolean }>(sql`
    select e.id, e.question_id, e.card,
           coalesce((select o.is_right from error_occurrence o
                      where o.entry_id = e.id order by o.at desc, o.id desc limit 1), false) as was_right
      from error_entry e
     where e.student_id = ${it.studentId} and e.question_id in ${[...it.questionIds]} and e.left_at is null
     order by e.id for update of e`);
  return rows;
};

/** Keeps the schedule after a review. */
export const updateEntry = async (
  tx: Tx,
  key: { id: number },
  change: { card: StoredCard; leftAt: Date | null; isError: boolean; at: Date },
): Promise<void> => {
  await tx.execute(sql`
    update error_entry
       set card = ${JSON.stringify(change.card)}::jsonb, due_at = ${new Date(change.card.due)}, left_at = ${change.leftAt},
           error_count = error_count + ${change.isError ? 1 : 0},
           recent_error_at = case when ${change.isError} then ${change.at} else recent_error_at end
     where id = ${key.id}`);
};
