import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';
import { recipient, redo } from './assignments.tables.ts';

/** Records that the recipient's attempt was started. */
export const recordStarted = async (
  tx: Tx,
  key: { recipientId: number; attemptId: number; at: Date },
): Promise<void> => {
  await tx
    .update(recipient)
    .set({ status: 'started', attemptId: key.attemptId, lastResponseAt: key.at })
    .where(eq(recipient.id, key.recipientId));
};

/** Records that the recipient's attempt was submitted or closed. */
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
      status: 'submitted',
      attemptId: key.attemptId,
      submittedAt: key.at,
      answeredCount: key.answeredCount,
      closedByClock: key.endedBy === 'clock',
      lastResponseAt: sql`greatest(${recipient.lastResponseAt}, ${key.at.toISOString()}::timestamptz)`,
    })
    .where(eq(recipient.id, key.recipientId));
};

/** Records that the recipient's attempt was scored, or scored again. */
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
      status: key.needsMarking ? 'submitted' : 'marked',
      needsMarking: key.needsMarking,
      score: key.score,
      scoreMax: key.scoreMax,
      rightCount: key.rightCount,
      scoredCount: key.scoredCount,
    })
    .where(and(eq(recipient.id, key.recipientId), isNewest));
};

/** Records that more time has reopened the recipient's attempt. */
export const recordReopened = async (tx: Tx, key: { recipientId: number }): Promise<void> => {
  const unscored = { score: null, scoreMax: null, rightCount: null, scoredCount: null, needsMarking: false };
  await tx
    .update(recipient)
    .set({ status: 'started', submittedAt: null, closedByClock: false, ...unscored })
    .where(eq(recipient.id, key.recipientId));
};

/** Records that the recipient's attempt was taken back: nothing was answered. */
export const recordRemoved = async (tx: Tx, key: { recipientId: number; attemptId: number }): Promise<void> => {
  const unscored = { score: null, scoreMax: null, rightCount: null, scoredCount: null, needsMarking: false };
  const unanswered = { attemptId: null, answeredCount: 0, submittedAt: null, lastResponseAt: null };
  await tx
    .update(recipient)
    .set({ status: 'none', closedByClock: false, reportWasOpen: false, ...unanswered, ...unscored })
    .where(and(eq(recipient.id, key.recipientId), eq(recipient.attemptId, key.attemptId)));
};

// The error code for which the server retries the whole call.
const serializationFailure = '40001';

/**
 * Records that the attempt of a redo was started. If the redo was withdrawn after the call began reading, the call is
 * retried and then refused.
 */
export const recordRedoStarted = async (
  tx: Tx,
  key: { redoId: number; attemptId: number; at: Date },
): Promise<void> => {
  const rows = await tx
    .update(redo)
    .set({ status: 'started', attemptId: key.attemptId })
    .where(and(eq(redo.id, key.redoId), isNull(redo.withdrawnAt)))
    .returning({ id: redo.id });
  if (rows.length > 0) return;
  throw Object.assign(new Error('the redo was taken back'), { code: serializationFailure });
};

/** Records that the attempt of a redo was submitted or closed. */
export const recordRedoSubmitted = async (
  tx: Tx,
  key: { redoId: number; attemptId: number; at: Date; answeredCount: number },
): Promise<void> => {
  const { attemptId, at, answeredCount } = key;
  await tx
    .update(redo)
    .set({ status: 'submitted', attemptId, submittedAt: at, answeredCount })
    .where(eq(redo.id, key.redoId));
};

/** Records that the attempt of a redo was scored, or scored again. */
export const recordRedoScored = async (
  tx: Tx,
  key: { redoId: number; score: number | null; scoreMax: number; needsMarking: boolean },
): Promise<void> => {
  const { needsMarking, score, scoreMax } = key;
  await tx
    .update(redo)
    .set({ status: needsMarking ? 'submitted' : 'marked', needsMarking, score, scoreMax })
    .where(eq(redo.id, key.redoId));
};
