import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { hasRole } from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import type { AnswerHistoryEntry, EntryState, StoredCard } from '../rules.ts';
import type { errorEntry, errorOccurrence } from './error-book.tables.ts';

type EntryKey = Pick<typeof errorEntry.$inferSelect, 'id' | 'questionId'>;

/** One wrong answer to add. */
export interface NewError {
  questionId: number;
  questionRevisionId: number;
  value: unknown;
  secondsSpent: number | null;
}

/**
 * Inserts or finds the entries of wrong answers in one statement; returns their ids by question. Only students have an
 * error book; candidates and staff do not.
 */
export const upsertEntries = async (
  tx: Tx,
  batch: { studentId: number; at: Date; card: StoredCard; isChange: boolean; errors: readonly NewError[] },
): Promise<Map<number, number>> => {
  const rows = await tx.rows<EntryKey>(sql`
    insert into error_entry (student_id, question_id, question_revision_id, programme, subject, title, title_zh,
                             knowledge_node_id, first_error_at, recent_error_at, card, due_at, by_change)
    select ${batch.studentId}, x."questionId", x."questionRevisionId", s.programme, s.subject, s.title, s.title_zh,
           q.knowledge_node_id, ${batch.at}, ${batch.at}, ${JSON.stringify(batch.card)}::jsonb, ${new Date(batch.card.due)}, ${batch.isChange}
      from jsonb_to_recordset(${JSON.stringify(batch.errors)}::jsonb) as x("questionId" bigint, "questionRevisionId" bigint)
      join question_revision q on q.id = x."questionRevisionId"
      join question_set_revision v on v.id = q.set_revision_id
      join question_set s on s.id = v.set_id
     where exists (select 1 from person p where p.id = ${batch.studentId} and ${hasRole('p', student)})
    on conflict (student_id, question_id) do update
       set by_change = error_entry.by_change and excluded.by_change,
           question_revision_id = case when excluded.by_change then error_entry.question_revision_id
                                       else excluded.question_revision_id end
    returning id, question_id`);
  return new Map(rows.map((row) => [row.questionId, row.id]));
};

/** Inserts answers, right or wrong. */
export const insertOccurrences = async (
  tx: Tx,
  rows: readonly (Pick<
    typeof errorOccurrence.$inferSelect,
    'entryId' | 'source' | 'attemptId' | 'value' | 'isRight' | 'rating' | 'at'
  > & { seconds: number | null })[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into error_occurrence (entry_id, source, attempt_id, value, is_right, rating, seconds_spent, at)
    select x."entryId", x.source, x."attemptId", x.value, x."isRight", x.rating, x.seconds, x.at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("entryId" bigint, source text, "attemptId" bigint,
           value jsonb, "isRight" boolean, rating smallint, seconds int, at timestamptz)`);
};

/**
 * The questions whose answers of an attempt are in the book already, wrong and right, so that scoring again does not
 * count an error twice.
 */
export const listRecordedAnswers = async (
  db: Handle,
  attemptId: number,
  source: 'attempt' | 'mark',
): Promise<{ wrong: number[]; right: number[] }> => {
  const rows = await db.rows<
    Pick<typeof errorEntry.$inferSelect, 'questionId'> & Pick<typeof errorOccurrence.$inferSelect, 'isRight'>
  >(sql`
    select e.question_id, o.is_right from error_occurrence o join error_entry e on e.id = o.entry_id
     where o.attempt_id = ${attemptId} and o.source = ${source}`);
  const filterQuestionIds = (isRight: boolean) =>
    rows.flatMap((row) => (row.isRight === isRight ? row.questionId : []));
  return { wrong: filterQuestionIds(false), right: filterQuestionIds(true) };
};

/** Removes the answers of an attempt to some questions; returns the affected entries. */
export const removeOccurrences = async (
  tx: Tx,
  key: { attemptId: number; studentId: number; source: 'attempt' | 'mark'; questionIds: readonly number[] },
): Promise<number[]> => {
  if (key.questionIds.length === 0) return [];
  const rows = await tx.rows<Pick<EntryKey, 'id'>>(sql`
    delete from error_occurrence o using error_entry e
     where o.entry_id = e.id and o.attempt_id = ${key.attemptId} and o.source = ${key.source}
       and e.student_id = ${key.studentId} and e.question_id in ${[...key.questionIds]} returning e.id`);
  return rows.map(({ id }) => id);
};

/** The entries of a student about some questions. */
export const listEntriesByQuestions = async (
  tx: Tx,
  key: { studentId: number; questionIds: readonly number[] },
): Promise<EntryKey[]> => {
  if (key.questionIds.length === 0) return [];
  return tx.rows<EntryKey>(sql`
    select id, question_id from error_entry
     where student_id = ${key.studentId} and question_id in ${[...key.questionIds]} order by id`);
};

/** What the state of an entry is computed from: its answers, oldest first, and when the student said to know it. */
export interface EntryHistory {
  answers: AnswerHistoryEntry[];
  knownAt: Date | null;
}

/** Locks some entries and reads their histories. */
export const lockHistories = async (tx: Tx, entryIds: readonly number[]): Promise<Map<number, EntryHistory>> => {
  if (entryIds.length === 0) return new Map();
  const entries = await tx.rows<Pick<typeof errorEntry.$inferSelect, 'id' | 'card'>>(
    sql`select id, card from error_entry where id in ${[...entryIds]} order by id for update`,
  );
  const rows = await tx.rows<
    Pick<typeof errorOccurrence.$inferSelect, 'entryId' | 'source' | 'isRight' | 'rating' | 'at'>
  >(sql`
    select entry_id, source, is_right, rating, at from error_occurrence
     where entry_id in ${[...entryIds]} order by at, id`);
  const histories = new Map<number, EntryHistory>(entryIds.map((id) => [id, { answers: [], knownAt: null }]));
  for (const { id, card } of entries)
    histories.set(id, { answers: [], knownAt: card.knownAt ? new Date(card.knownAt) : null });
  for (const { entryId: id, source, isRight, rating, at } of rows)
    histories.get(id)?.answers.push({ source, isRight, rating, at });
  return histories;
};

/** Updates the state of entries. */
export const updateEntryStates = async (
  tx: Tx,
  rows: readonly (EntryState & { id: number; dueAt: string })[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx.run(sql`
    update error_entry e
       set error_count = x."errorCount", first_error_at = x."firstErrorAt", recent_error_at = x."recentErrorAt",
           card = x.card, due_at = x."dueAt", removed_at = x."removedAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id bigint, "errorCount" int, "firstErrorAt" timestamptz,
           "recentErrorAt" timestamptz, card jsonb, "dueAt" timestamptz, "removedAt" timestamptz)
     where e.id = x.id`);
};

/** Removes entries without errors from the book; those created only by a changed key and never reviewed are deleted. */
export const removeEntries = async (tx: Tx, removal: { ids: readonly number[]; at: Date }): Promise<void> => {
  if (removal.ids.length === 0) return;
  await tx.run(sql`
    delete from error_entry e
     where e.id in ${[...removal.ids]} and e.by_change
       and not exists (select 1 from error_occurrence o where o.entry_id = e.id)`);
  await tx.run(sql`update error_entry set error_count = 0, removed_at = ${removal.at} where id in ${[...removal.ids]}`);
};

/** Stores the schedule after a review. */
export const updateEntry = async (
  tx: Tx,
  key: { id: number },
  change: { card: StoredCard; removedAt: Date | null; isError: boolean; at: Date },
): Promise<void> => {
  await tx.run(sql`
    update error_entry
       set card = ${JSON.stringify(change.card)}::jsonb, due_at = ${new Date(change.card.due)}, removed_at = ${change.removedAt},
           error_count = error_count + ${change.isError ? 1 : 0},
           recent_error_at = case when ${change.isError} then ${change.at} else recent_error_at end
     where id = ${key.id}`);
};
