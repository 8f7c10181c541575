import type { Blueprint } from '../blueprint/index.ts';
import { advance } from './advance.ts';
import { freshAttempt } from './state.ts';
import type { Advanced, AttemptEvent, AttemptState, AttemptWindow, Instant } from './types.ts';

/** Noon of a day, the beginning of every test's time. */
export const noon: Instant = Date.UTC(2026, 2, 2, 12);

/** So many seconds after noon. */
export const at = (seconds: number): Instant => noon + seconds * 1000;

/** A window of an hour before noon to a day after it, with a grace of 15 minutes. */
export const aWindow = (more: Partial<AttemptWindow> = {}): AttemptWindow => ({
  opensAt: at(-3600),
  closesAt: at(86_400),
  graceSeconds: 900,
  ...more,
});

/** An event at a second after noon, received then or when `receivedAt` says. */
export interface Timed {
  at: number;
  event: AttemptEvent;
  receivedAt?: number;
  window?: AttemptWindow;
}

/** The beginning. */
export const started: Timed = { at: 0, event: { kind: 'started' } };

/** Enters a section, or one of its parts. */
export const enter = (seconds: number, sectionId: string, partId?: string): Timed => ({
  at: seconds,
  event: { kind: 'section-entered', sectionId, ...(partId !== undefined && { partId }) },
});

/** Leaves a section. */
export const finish = (seconds: number, sectionId: string): Timed => ({
  at: seconds,
  event: { kind: 'section-finished', sectionId },
});

/** Comes to a question. */
export const come = (seconds: number, questionId: number): Timed => ({
  at: seconds,
  event: { kind: 'question-entered', questionId },
});

/** Answers a question. */
export const answer = (seconds: number, questionId: number): Timed => ({
  at: seconds,
  event: { kind: 'answered', questionId, value: 'a' },
});

/** Plays the recording of a set. */
export const play = (seconds: number, setId: number): Timed => ({
  at: seconds,
  event: { kind: 'audio-played', setId },
});

/** Plays the clip of a question. */
export const playAgain = (seconds: number, questionId: number): Timed => ({
  at: seconds,
  event: { kind: 'clip-played', questionId },
});

/** A moment, in a window. */
export const now = (seconds: number, window = aWindow()) => ({ now: at(seconds), window });

/** One step of an attempt. */
export const stepOf = (state: AttemptState, blueprint: Blueprint, timed: Timed): Advanced =>
  advance(state, timed.event, blueprint, {
    now: at(timed.receivedAt ?? timed.at),
    window: timed.window ?? aWindow(),
    claimedAt: at(timed.at),
    seq: 1,
  });

/** A story of events from the beginning; gives the last step. */
export function played(blueprint: Blueprint, story: readonly Timed[], from: AttemptState = freshAttempt()): Advanced {
  let last: Advanced = { state: from, verdict: { is: 'applied', lateDelivered: false }, answer: null };
  for (const timed of story) last = stepOf(last.state, blueprint, timed);
  return last;
}
