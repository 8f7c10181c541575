import type { AttemptState } from './types.ts';

/** A new attempt; extra time granted before the start waits for its first clock. */
export const createAttemptState = (extraSeconds = 0): AttemptState => ({
  status: 'fresh',
  startedAt: null,
  closedAt: null,
  closedBy: null,
  ack: 0,
  writerEpoch: 1,
  lastSeqByWriterEpoch: {},
  claimedAt: {},
  sectionId: null,
  partId: null,
  questionId: null,
  questionEnteredAt: null,
  navigationUnits: {},
  clocks: {},
  routes: {},
  plays: {},
  flagged: [],
  eliminated: {},
  recordings: {},
  breakAfter: null,
  breakStartedAt: null,
  breaksDone: [],
  focusLost: 0,
  extraSeconds,
});

/** True once the student has submitted, whatever had ended the attempt before: later answers do not count. */
export const isSubmitted = (state: AttemptState): boolean =>
  state.closedBy === 'student' || state.submittedAt !== undefined;

/**
 * Applies a step that may reopen an attempt. An earlier submission after the end is dropped if the attempt is reopened,
 * and kept if it stays closed.
 */
export const reopenWith = (state: AttemptState, open: (state: AttemptState) => AttemptState): AttemptState => {
  const { submittedAt, ...ended } = state;
  const next = open(ended);
  return next.status === 'closed' && submittedAt !== undefined ? { ...next, submittedAt } : next;
};
