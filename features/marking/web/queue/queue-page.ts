import type * as z from 'zod';
import type { CallOutput } from '@inkstone/call/web';
import type { correctDetailList, Submission } from '../../contract.ts';

/** A piece as the queue shows it. */
export type QueuedSubmission = z.infer<typeof Submission>;

/** What names a piece in the queue. */
export type QueuePlace = Pick<QueuedSubmission, 'attemptId' | 'questId'>;

/** One page of the queue, with what is said of all pages. */
export type QueuePage = CallOutput<typeof correctDetailList>;

/** Pieces that come with one answer. */
export const submissionsPerPage = 250;

/** What names a piece on the desk. */
export const toSubmissionKey = ({ attemptId, questId }: { attemptId: number; questId: number }): string =>
  `${attemptId}/${questId}`;

/** The piece that a key names. */
export const parseSubmissionKey = (key: string): { attemptId: number; questId: number } => {
  const [attemptId = 0, questId = 0] = key.split('/').map(Number);
  return { attemptId, questId };
};
