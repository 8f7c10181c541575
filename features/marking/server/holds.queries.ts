import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import { markingLock } from './marking.tables.ts';
import type { SubmissionKey } from './marks.queries.ts';

/** Who holds a submission at a given time. */
export const findHold = async (db: Handle, key: SubmissionKey & { now: Date }) => {
  return db.row<
    Pick<typeof person.$inferSelect, 'id' | 'name' | 'nameZh'> & Pick<typeof markingLock.$inferSelect, 'expiresAt'>
  >(sql`
    select p.id, p.name, p.name_zh, h.expires_at from marking_lock h join person p on p.id = h.marker_id
     where h.attempt_id = ${key.attemptId} and h.question_id = ${key.questionId} and h.expires_at > ${key.now}`);
};

/** Takes or renews a hold unless somebody else has it. */
export const upsertHold = async (
  tx: Tx,
  { attemptId, questionId, markerId, now, expiresAt }: SubmissionKey & { markerId: number; now: Date; expiresAt: Date },
): Promise<void> => {
  await tx
    .insert(markingLock)
    .values({ attemptId, questionId, markerId, expiresAt })
    .onConflictDoUpdate({
      target: [markingLock.attemptId, markingLock.questionId],
      set: { markerId, expiresAt },
      setWhere: sql`${markingLock.markerId} = ${markerId} or ${markingLock.expiresAt} <= ${now.toISOString()}::timestamptz`,
    });
};

/** Removes the caller's own hold. */
export const removeHold = async (
  tx: Tx,
  { attemptId, questionId, markerId }: SubmissionKey & { markerId: number },
): Promise<void> => {
  await tx
    .delete(markingLock)
    .where(
      and(
        eq(markingLock.attemptId, attemptId),
        eq(markingLock.questionId, questionId),
        eq(markingLock.markerId, markerId),
      ),
    );
};
