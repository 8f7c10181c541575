import { and, eq } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';
import { answerRow, attempt, attemptEvent } from './taking.tables.ts';

/** Deletes an attempt from paper with its answers and journal; false where it is none. */
export const deletePaperAttempt = async (tx: Tx, attemptId: number): Promise<boolean> => {
  await tx.delete(answerRow).where(eq(answerRow.attemptId, attemptId));
  await tx.delete(attemptEvent).where(eq(attemptEvent.attemptId, attemptId));
  const rows = await tx
    .delete(attempt)
    .where(and(eq(attempt.id, attemptId), eq(attempt.origin, 'paper')))
    .returning({ id: attempt.id });
  return rows.length > 0;
};
