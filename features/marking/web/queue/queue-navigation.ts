import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuedSubmission } from './queue-page.ts';

const isOpen = ({ state, holdOwner }: QueuedSubmission): boolean => state !== 'released' && !holdOwner;

/**
 * The submissions of a page in marking order, with the relevant ones of other pages: before it the first unmarked and
 * the neighbour, after it the neighbour and the next open one.
 */
export const toSequence = ({ submissions, around }: Pick<QueuePage, 'submissions' | 'around'>): QueuedSubmission[] => {
  const { firstToMark, before, after, nextOpen } = around;
  const all = [firstToMark, before, ...submissions, after, nextOpen].filter((submission) => submission !== null);
  return [...new Map(all.map((submission) => [toSubmissionKey(submission), submission])).values()];
};

/** The next submission to mark: the next one that is neither released nor held, or the first unmarked before it. */
export const nextToMark = (submissions: readonly QueuedSubmission[], at: number): QueuedSubmission | undefined =>
  submissions.slice(at + 1).find(isOpen) ??
  submissions.slice(0, at).find((submission) => isOpen(submission) && submission.state === 'toMark');

/** Submissions worth prefetching: the next ones to mark and the neighbour. */
export const listUpcoming = (
  submissions: readonly QueuedSubmission[],
  at: number,
  count: number,
): QueuedSubmission[] => {
  const next = nextToMark(submissions, at);
  const after = submissions
    .slice(at + 1)
    .filter(isOpen)
    .slice(0, count);
  const neighbour = submissions.slice(at + 1, at + 2);
  return [...new Set([...(next ? [next] : []), ...after, ...neighbour])];
};

/** Number of submissions before the end of a page at which the next page is prefetched. */
const prefetchThreshold = 25;

/** Pages beyond the current one that the next steps from the submission at `index` may lead to. */
export const findPagesAhead = (
  { submissions, around }: Pick<QueuePage, 'submissions' | 'around'>,
  index: number,
): number[] => {
  if (index < 0) return [];
  const rest = submissions.slice(index + 1);
  const neighbours = [
    rest.length < prefetchThreshold ? around.after : null,
    rest.filter(isOpen).length < prefetchThreshold ? (around.nextOpen ?? around.firstToMark) : null,
    index < prefetchThreshold ? around.before : null,
  ];
  return [
    ...new Set(
      neighbours.flatMap((submission) => (submission ? [Math.ceil(submission.place / submissionsPerPage)] : [])),
    ),
  ];
};
