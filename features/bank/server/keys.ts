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
 * Reads the current keys of pinned questions, with corrections applied; never cached. Without a scope only corrections
 * for everybody apply.
 */
export const readKeys = async (
  db: Handle,
  questionRevisionIds: readonly number[],
  scope: KeyScope = {},
): Promise<Map<number, PinnedKey>> => {
  const rows = await listKeys(db, questionRevisionIds, scope);
  return new Map(
    rows.map(({ id, key, explanation, evidence, distractors }) => [id, { key, explanation, evidence, distractors }]),
  );
};

/**
 * Puts a corrected key in force, for one teacher's assignments or for everybody; undefined if the question does not
 * exist.
 */
export const applyKeyCorrection = async (
  tx: Tx,
  change: { questionRevisionId: number; key: unknown; byId: number; now: Date; teacherId?: number | null },
): Promise<{ correctionId: number; oldKey: unknown } | undefined> => {
  if (!(await lockQuestionRevision(tx, change.questionRevisionId))) return undefined;
  const teacherId = change.teacherId ?? null;
  const [current] = await listKeys(tx, [change.questionRevisionId], { teacherId });
  if (!current) return undefined;
  const correctionId = await insertKeyCorrection(tx, {
    questionId: current.questionId,
    questionRevisionId: change.questionRevisionId,
    key: change.key,
    oldKey: current.key,
    byId: change.byId,
    appliedAt: change.now,
    teacherId,
  });
  return { correctionId, oldKey: current.key };
};

/** Reverses a correction, so that the previous key applies again; false if it was reversed already. */
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
