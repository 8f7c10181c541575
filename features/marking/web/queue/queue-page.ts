import type * as z from 'zod';
import type { CallOutput } from '@inkstone/call/web';
import type { listSubmissions, Submission } from '../../contract.ts';

/** A submission as the queue shows it. */
export type QueuedSubmission = z.infer<typeof Submission>;

/** Identifies a submission in the queue. */
export type QueuePlace = Pick<QueuedSubmission, 'attemptId' | 'questionId'>;

/** One page of the queue, with figures for all pages. */
export type QueuePage = CallOutput<typeof listSubmissions>;

/** Submissions per response. */
export const submissionsPerPage = 250;

/** The key of a submission on the desk. */
export const toSubmissionKey = ({ attemptId, questionId }: { attemptId: number; questionId: number }): string =>
  `${attemptId}/${questionId}`;

/** Reads a key back into the ids of its submission. */
export const parseSubmissionKey = (key: string): { attemptId: number; questionId: number } => {
  const [attemptId = 0, questionId = 0] = key.split('/').map(Number);
  return { attemptId, questionId };
};
