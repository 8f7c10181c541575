import { and, eq, inArray } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { removedQuestion } from './assignments.tables.ts';

/** The removed questions of an assignment, with the time of removal. */
export const listRemovedQuestions = async (db: Handle, assignmentId: number): Promise<Map<number, Date>> => {
  const rows = await db
    .select({ id: removedQuestion.questionId, at: removedQuestion.at })
    .from(removedQuestion)
    .where(eq(removedQuestion.assignmentId, assignmentId));
  return new Map(rows.map(({ id, at }) => [id, at]));
};

/** Removes questions from an assignment. */
export const insertRemovedQuestions = async (
  tx: Tx,
  rows: readonly (typeof removedQuestion.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insert(removedQuestion)
      .values([...rows])
      .onConflictDoNothing();
};

/** Puts questions back. */
export const deleteRemovedQuestions = async (
  tx: Tx,
  key: { assignmentId: number; questionIds: readonly number[] },
): Promise<void> => {
  await tx
    .delete(removedQuestion)
    .where(
      and(
        eq(removedQuestion.assignmentId, key.assignmentId),
        inArray(removedQuestion.questionId, [...key.questionIds]),
      ),
    );
};
