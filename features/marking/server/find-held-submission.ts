import type { HandlerContext } from '@inkstone/call/server';
import { getMarkers as contract } from '../contract.ts';
import { findMarkableAttempt } from './marking-access.queries.ts';
import { listSubmissionsByAttempt } from './submissions.queries.ts';

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
