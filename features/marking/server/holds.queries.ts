import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { markHold } from './marking.tables.ts';
import type { SubmissionKey } from './marks.queries.ts';

/** Who holds a submission at a given time. */
export const findHold = async (db: Handle, key: SubmissionKey & { now: Date }) => {
  const { rows } = await db.execute<{ id: number; name: string; name_zh: string | null; until: string }>(sql`
    select p.id, p.name, p.name_zh, h.until from mark_hold h join person p on p.id = h.marker_id
     where h.attempt_id = ${key.attemptId} and h.question_id = ${key.questionId} and h.until > ${key.now}`);
  return rows[0];
};

/** Takes or renews a hold unless somebody else has it. */
export const upsertHold = async (
  tx: Tx,
  { attemptId, questionId, markerId, now, until }: SubmissionKey & { markerId: number; now: Date; until: Date },
): Promise<void> => {
  await tx
    .insert(markHold)
    .values({ attemptId, questionId, markerId, until })
    .onConflictDoUpdate({
      target: [markHold.attemptId, markHold.questionId],
      set: { markerId, until },
      setWhere: sql`${markHold.markerId} = ${markerId} or ${markHold.until} <= ${now.toISOString()}::timestamptz`,
    });
};

/** Removes the caller's own hold. */
export const removeHold = async (
  tx: Tx,
  { attemptId, questionId, markerId }: SubmissionKey & { markerId: number },
): Promise<void> => {
  await tx
    .delete(markHold)
    .where(
      and(eq(markHold.attemptId, attemptId), eq(markHold.questionId, questionId), eq(markHold.markerId, markerId)),
    );
};
