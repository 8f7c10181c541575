import type { AttemptState } from './types.ts';

/** An attempt before anything happened; extra time that was given before it began waits for its first clock. */
export const freshAttempt = (extraSeconds = 0): AttemptState => ({
  status: 'fresh',
  startedAt: null,
  closedAt: null,
  closedBy: null,
  ack: 0,
  holder: 1,
  holderEndedAt: {},
  claimedAt: {},
  sectionId: null,
  partId: null,
  questionId: null,
  questionEnteredAt: null,
  legs: {},
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

/** True once the student has handed in, whatever had ended the attempt before: nothing counts afterwards. */
export const isHandedIn = (state: AttemptState): boolean =>
  state.closedBy === 'student' || state.handedInAt !== undefined;

/**
 * An attempt after a step that may open it again, whatever its student had handed in after its end; where it stays closed
 * the hand-in stays as well.
 */
export const openedAgain = (state: AttemptState, open: (state: AttemptState) => AttemptState): AttemptState => {
  const { handedInAt, ...ended } = state;
  const next = open(ended);
  return next.status === 'closed' && handedInAt !== undefined ? { ...next, handedInAt } : next;
};
