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
