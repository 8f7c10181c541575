import type { Tx } from '@inkstone/db';
import { lockAttempt } from '@inkstone/taking/server';
import { findMarkableAttempt, type MarkableAttemptRow } from './marking-access.queries.ts';

/**
 * Locks an attempt that this person may mark, before its marks and in the same order everywhere, and reads it only then:
 * while the lock was awaited more time may have opened it again, or another answer may have been let count.
 */
export const lockMarkableAttempt = async (
  tx: Tx,
  key: { attemptId: number; personId: number },
): Promise<MarkableAttemptRow | undefined> => {
  if (!(await findMarkableAttempt(tx, key))) return undefined;
  await lockAttempt(tx, key.attemptId);
  return findMarkableAttempt(tx, key);
};
