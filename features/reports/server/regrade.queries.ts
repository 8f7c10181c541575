import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';

/** One stored form of a question: every revision keeps its own prompt and key. */
export type QuestionForm = {
  id: number;
  type: string;
  prompt: unknown;
  is_head: boolean;
};

/** The revisions of a question of a set in the bank, newest first. */
export const listForms = async (db: Handle, key: { setId: number; questionId: number }): Promise<QuestionForm[]> => {
  const result = await db.execute<QuestionForm>(sql`
    select q.id, q.type, q.prompt, v.number = s.head as is_head
      from question_revision q
      join question_set_revision v on v.id = q.set_revision_id
      join question_set s on s.id = v.set_id
     where q.question_id = ${key.questionId} and s.id = ${key.setId} and s.hidden_at is null
     order by v.number desc`);
  return result.rows;
};

/** Scored attempts in which a question was answered. */
export const listAnswered = async (db: Handle, questionId: number) => {
  const result = await db.execute<{
    attempt_id: number;
    assignment_id: number;
    teacher_id: number;
    paper_revision_id: number | null;
    title: string;
    title_zh: string | null;
    name: string;
    name_zh: string | null;
    value: unknown;
  }>(sql`
    select a.id as attempt_id, a.assignment_id, s.teacher_id, s.paper_revision_id, s.title, s.title_zh, p.name, p.name_zh, n.value
      from answer n
      join attempt a on a.id = n.attempt_id
      join assignment s on s.id = a.assignment_id
      join person p on p.id = a.student_id
     where n.question_id = ${questionId} and a.scored_at is not null
     order by a.id`);
  return result.rows;
};

/** What one attempt has for a question and in all. */
export const readStanding = async (db: Handle, attemptIds: readonly number[], questionId: number) => {
  if (attemptIds.length === 0)
    return new Map<number, { earned: number | null; possible: number | null; score: number | null }>();
  const ids = sql.join(
    attemptIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const result = await db.execute<{
    id: number;
    earned: number | null;
    possible: number | null;
    score: number | null;
  }>(sql`
    select a.id, n.earned, n.possible, a.score
      from attempt a left join answer n on n.attempt_id = a.id and n.question_id = ${questionId}
     where a.id in (${ids})`);
  return new Map(result.rows.map(({ id, ...standing }) => [id, standing]));
};

/** A batch of changed marks. */
export type Batch = {
  id: number;
  question_id: number;
  reversed_at: string | null;
  changes: { corrections: number[]; attempts: number[]; was: unknown; becomes: unknown; changed: number };
};

/** Keeps a batch. */
export const insertBatch = async (
  tx: Tx,
  row: { questionId: number; byId: number; at: Date; changes: Batch['changes'] },
): Promise<number> => {
  const result = await tx.execute<{ id: number }>(sql`
    insert into regrade (question_id, by_id, at, changes)
    values (${row.questionId}, ${row.byId}, ${row.at}, ${JSON.stringify(row.changes)}::jsonb) returning id`);
  const id = result.rows[0]?.id;
  if (id === undefined) throw new Error('the batch was not kept');
  return id;
};

/** A batch of a question, locked, with whether a newer one stands on it. */
export const lockBatch = async (tx: Tx, key: { id: number; questionId: number }) => {
  const result = await tx.execute<Batch & { has_newer: boolean }>(sql`
    select g.id, g.question_id, g.reversed_at, g.changes,
           exists (select 1 from regrade n where n.question_id = g.question_id and n.id > g.id
                    and n.reversed_at is null) as has_newer
      from regrade g where g.id = ${key.id} and g.question_id = ${key.questionId} for update of g`);
  return result.rows[0];
};

/** Notes that a batch was taken back. */
export const updateBatchReversed = async (tx: Tx, key: { id: number; at: Date }): Promise<void> => {
  await tx.execute(sql`update regrade set reversed_at = ${key.at} where id = ${key.id}`);
};

/** The batches of some questions, newest first. */
export const listBatches = async (db: Handle, questionIds: readonly number[]) => {
  if (questionIds.length === 0) return [];
  const ids = sql.join(
    questionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const result = await db.execute<Batch & { at: string; by_name: string; by_name_zh: string | null }>(sql`
    select g.id, g.question_id, g.reversed_at, g.changes, g.at, p.name as by_name, p.name_zh as by_name_zh
      from regrade g join person p on p.id = g.by_id where g.question_id in (${ids}) order by g.id desc`);
  return result.rows;
};
