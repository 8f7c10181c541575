import type { Handle, Tx } from '@inkstone/db';
import { insertKeyCorrection, listKeys, lockQuestionRevision, updateKeyCorrectionReversed } from './keys.queries.ts';
import type { PinnedKey } from './pinned.ts';

/** What counts as right now for pinned questions, live corrections applied; always read afresh. */
export const readKeys = async (db: Handle, questionRevisionIds: readonly number[]): Promise<Map<number, PinnedKey>> => {
  const rows = await listKeys(db, questionRevisionIds);
  return new Map(rows.map((row) => [row.id, { key: row.key, explanation: row.explanation }]));
};

/** Puts another key in force for a pinned question; undefined when the question is not there. */
export const applyKeyCorrection = async (
  tx: Tx,
  change: { questionRevisionId: number; key: unknown; byId: number; now: Date },
): Promise<{ correctionId: number; was: unknown } | undefined> => {
  if (!(await lockQuestionRevision(tx, change.questionRevisionId))) return undefined;
  const [current] = await listKeys(tx, [change.questionRevisionId]);
  if (!current) return undefined;
  const correctionId = await insertKeyCorrection(tx, {
    questionId: current.question_id,
    questionRevisionId: change.questionRevisionId,
    key: change.key,
    was: current.key,
    byId: change.byId,
    appliedAt: change.now,
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
