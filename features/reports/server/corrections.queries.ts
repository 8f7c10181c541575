import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import type { keyCorrection } from '@inkstone/bank/server';
import type { scoreChange } from './reports.tables.ts';

type ScoreChangeRow = typeof scoreChange.$inferSelect;

/** Pinned questions whose key was corrected for an assignment. */
export const listCorrectedQuestions = async (
  db: Handle,
  questionRevisionIds: readonly number[],
  assignmentId: number,
): Promise<Set<number>> => {
  if (questionRevisionIds.length === 0) return new Set();
  const ids = sql.join(
    questionRevisionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<{ id: (typeof keyCorrection.$inferSelect)['questionRevisionId'] }>(sql`
    select distinct question_revision_id as id from key_correction
     where reversed_at is null and question_revision_id in (${ids})
       and (teacher_id is null or teacher_id = (select s.teacher_id from assignment s where s.id = ${assignmentId}))`);
  return new Set(rows.map(({ id }) => id));
};

/** The latest change of an attempt's total. */
export const findScoreChange = async (db: Handle, attemptId: number) => {
  return db.row<Pick<ScoreChangeRow, 'oldValue' | 'reason' | 'at'>>(sql`
    select old_value, reason, at from score_change where attempt_id = ${attemptId} order by at desc, id desc limit 1`);
};

/** Records a change of a total. */
export const insertScoreChange = async (tx: Tx, row: Omit<ScoreChangeRow, 'id'>): Promise<void> => {
  await tx.run(sql`
    insert into score_change (attempt_id, by_id, at, old_value, new_value, reason)
    values (${row.attemptId}, ${row.byId}, ${row.at}, ${row.oldValue}, ${row.newValue}, ${row.reason})`);
};
