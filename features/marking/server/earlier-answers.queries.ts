import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { AnswerRow, AttemptRow } from '@inkstone/taking/server';

/** An earlier answer of the same student to the same question of the same assignment. */
export type EarlierAnswerRow = {
  attemptId: AttemptRow['id'];
  submittedAt: NonNullable<AttemptRow['submittedAt']>;
} & Pick<AttemptRow, 'redoId' | 'blueprint'> &
  Pick<AnswerRow, 'questionId' | 'value'>;

/** Earlier answers of the student of an attempt within the assignment, oldest first. */
export const listEarlierAnswers = async (db: Handle, attemptId: number): Promise<EarlierAnswerRow[]> => {
  return db.rows<EarlierAnswerRow>(sql`
    select b.id as attempt_id, b.redo_id, b.submitted_at, n.question_id, n.value, b.blueprint
      from attempt a
      join attempt b on b.recipient_id = a.recipient_id and b.id < a.id and b.scored_at is not null
      join answer n on n.attempt_id = b.id and n.value is not null
      join answer mine on mine.attempt_id = a.id and mine.question_id = n.question_id
     where a.id = ${attemptId} and a.redo_id is not null
     order by b.id`);
};
