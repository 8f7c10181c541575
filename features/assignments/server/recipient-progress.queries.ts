import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';
import { recipient, redo } from './assignments.tables.ts';

/** The recipient's attempt has begun. */
export const recordStarted = async (
  tx: Tx,
  key: { recipientId: number; attemptId: number; at: Date },
): Promise<void> => {
  await tx
    .update(recipient)
    .set({ work: 'started', attemptId: key.attemptId, lastResponseAt: key.at })
    .where(eq(recipient.id, key.recipientId));
};

/** The recipient's attempt was handed in or closed. */
export const recordSubmitted = async (
  tx: Tx,
  key: {
    recipientId: number;
    attemptId: number;
    at: Date;
    answeredCount: number;
    endedBy: 'student' | 'clock' | 'teacher';
  },
): Promise<void> => {
  await tx
    .update(recipient)
    .set({
      work: 'submitted',
      attemptId: key.attemptId,
      submittedAt: key.at,
      answeredCount: key.answeredCount,
      closedByClock: key.endedBy === 'clock',
      lastResponseAt: sql`greatest(${recipient.lastResponseAt}, ${key.at.toISOString()}::timestamptz)`,
    })
    .where(eq(recipient.id, key.recipientId));
};

/** The recipient's attempt was scored, or scored again. */
export const recordScored = async (
  tx: Tx,
  key: {
    recipientId: number;
    attemptId: number;
    score: number | null;
    scoreMax: number;
    rightCount: number;
    scoredCount: number;
    needsMarking: boolean;
  },
): Promise<void> => {
  const isNewest = or(isNull(recipient.attemptId), eq(recipient.attemptId, key.attemptId));
  await tx
    .update(recipient)
    .set({
      work: key.needsMarking ? 'submitted' : 'marked',
      needsMarking: key.needsMarking,
      score: key.score,
      scoreMax: key.scoreMax,
      rightCount: key.rightCount,
      scoredCount: key.scoredCount,
    })
    .where(and(eq(recipient.id, key.recipientId), isNewest));
};

/** More time has opened the recipient's attempt again. */
export const recordReopened = async (tx: Tx, key: { recipientId: number }): Promise<void> => {
  const unscored = { score: null, scoreMax: null, rightCount: null, scoredCount: null, needsMarking: false };
  await tx
    .update(recipient)
    .set({ work: 'started', submittedAt: null, closedByClock: false, ...unscored })
    .where(eq(recipient.id, key.recipientId));
};

// The code that the kernel runs a whole call again for.
const serializationFailure = '40001';

/**
 * The sitting that answers a redo has begun. One that was taken back since the call began to read stays so: the call is
 * run again and refused by what it reads then.
 */
export const recordRedoStarted = async (
  tx: Tx,
  key: { redoId: number; attemptId: number; at: Date },
): Promise<void> => {
  const rows = await tx
    .update(redo)
    .set({ work: 'started', attemptId: key.attemptId })
    .where(and(eq(redo.id, key.redoId), isNull(redo.withdrawnAt)))
    .returning({ id: redo.id });
  if (rows.length > 0) return;
  throw Object.assign(new Error('the redo was taken back'), { code: serializationFailure });
};

/** The sitting that answers a redo was handed in or closed. */
export const recordRedoSubmitted = async (
  tx: Tx,
  key: { redoId: number; attemptId: number; at: Date; answeredCount: number },
): Promise<void> => {
  const { attemptId, at, answeredCount } = key;
  await tx
    .update(redo)
    .set({ work: 'submitted', attemptId, submittedAt: at, answeredCount })
    .where(eq(redo.id, key.redoId));
};

/** The sitting that answers a redo was scored, or scored again. */
export const recordRedoScored = async (
  tx: Tx,
  key: { redoId: number; score: number | null; scoreMax: number; needsMarking: boolean },
): Promise<void> => {
  const { needsMarking, score, scoreMax } = key;
  await tx
    .update(redo)
    .set({ work: needsMarking ? 'submitted' : 'marked', needsMarking, score, scoreMax })
    .where(eq(redo.id, key.redoId));
};
