import type { Handle, Tx } from '@inkstone/db';
import {
  insertKeyCorrection,
  listKeys,
  lockQuestionRevision,
  updateKeyCorrectionReversed,
  type KeyScope,
} from './keys.queries.ts';
import type { PinnedKey } from './pinned-content.ts';

/**
 * What counts as right now for pinned questions in some work, live corrections applied; always read afresh. Without a
 * scope only corrections count that were made for everybody.
 */
export const readKeys = async (
  db: Handle,
  questionRevisionIds: readonly number[],
  scope: KeyScope = {},
): Promise<Map<number, PinnedKey>> => {
  const rows = await listKeys(db, questionRevisionIds, scope);
  return new Map(rows.map((row) => [row.id, { key: row.key, explanation: row.explanation }]));
};

/** Puts another key in force for a pinned question, in one teacher's work or everywhere; undefined when the question is not there. */
export const applyKeyCorrection = async (
  tx: Tx,
  change: { questionRevisionId: number; key: unknown; byId: number; now: Date; teacherId?: number | null },
): Promise<{ correctionId: number; was: unknown } | undefined> => {
  if (!(await lockQuestionRevision(tx, change.questionRevisionId))) return undefined;
  const teacherId = change.teacherId ?? null;
  const [current] = await listKeys(tx, [change.questionRevisionId], { teacherId });
  if (!current) return undefined;
  const correctionId = await insertKeyCorrection(tx, {
    questionId: current.question_id,
    questionRevisionId: change.questionRevisionId,
    key: change.key,
    was: current.key,
    byId: change.byId,
    appliedAt: change.now,
    teacherId,
  });
  return { correctionId, was: current.key };
};

/** Takes a correction back: the key before it counts again. False when it was taken back already. */
export const reverseKeyCorrection = async (
  tx: Tx,
  change: { correctionId: number; byId: number; now: Date },
): Promise<boolean> => {
  const reversed = await updateKeyCorrectionReversed(tx, {
    correctionId: change.correctionId,
    byId: change.byId,
    at: change.now,
  });
  return reversed !== undefined;
};
