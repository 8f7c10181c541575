import { toSubmissionKey, type QueuePage, type QueuedSubmission } from './queue-page.ts';

/** A draft with a complete score. */
export const isReadyToRelease = ({ state, points }: QueuedSubmission): boolean => state === 'draft' && points !== null;

/** Changes one submission wherever a page shows it, and the counts of all pages. */
export const patchQueue = (page: QueuePage, key: string, change: Partial<QueuedSubmission>): QueuePage => {
  const { before, after, nextOpen, firstToMark } = page.around;
  const match = [...page.submissions, before, after, nextOpen, firstToMark].find(
    (queued) => queued && toSubmissionKey(queued) === key,
  );
  if (!match) return page;
  const changed = { ...match, ...change };
  const counts = { ...page.counts };
  counts[match.state] -= 1;
  counts[changed.state] += 1;
  const patched = <One extends QueuedSubmission | null>(submission: One): One =>
    submission && toSubmissionKey(submission) === key ? { ...submission, ...change } : submission;
  return {
    ...page,
    submissions: page.submissions.map(patched),
    counts,
    ready: page.ready + Number(isReadyToRelease(changed)) - Number(isReadyToRelease(match)),
    around: {
      before: patched(before),
      after: patched(after),
      nextOpen: patched(nextOpen),
      firstToMark: patched(firstToMark),
    },
  };
};
