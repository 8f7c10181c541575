import type { HandlerContext } from '@inkstone/call/server';
import { getMarkers as contract } from '../contract.ts';
import { findMarkableAttempt, type MarkableAttemptRow } from './marking-access.queries.ts';
import { listSubmissionsByAttempt } from './submissions.queries.ts';
import type { Tx } from '@inkstone/db';
import { lockAttempt } from '@inkstone/taking/server';

type HoldContext = Pick<HandlerContext<typeof contract>, 'tx' | 'me' | 'now'> & {
  input: { attemptId: number; questionId: number };
};

/** The requested submission, if the caller may mark it. */
export const findSubmission = async ({ tx, me, now, input: { attemptId, questionId } }: HoldContext) => {
  const row = await findMarkableAttempt(tx, { attemptId, personId: me.id });
  const submissions = row ? await listSubmissionsByAttempt(tx, { attemptId, now }) : [];
  const submission = submissions.find(({ questionId: id }) => id === questionId);
  return row && submission ? { row, version: submission.version ?? 0 } : undefined;
};

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
