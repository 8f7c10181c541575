import type { Blueprint } from '../blueprint/index.ts';
import { advance } from './advance.ts';
import { createAttemptState } from './state.ts';
import type { AdvanceResult, AttemptEvent, AttemptState, AttemptWindow, Instant } from './types.ts';

/** Noon of the day on which all tests take place. */
export const noon: Instant = Date.UTC(2026, 2, 2, 12);

/** Seconds after noon as an instant. */
export const at = (seconds: number): Instant => noon + seconds * 1000;

/** A window of an hour before noon to a day after it, with a grace of 15 minutes. */
export const buildWindow = (more: Partial<AttemptWindow> = {}): AttemptWindow => ({
  opensAt: at(-3600),
  closesAt: at(86_400),
  graceSeconds: 900,
  ...more,
});

/** An event at a second after noon, received then or when `receivedAt` says. */
export interface TimedEvent {
  at: number;
  event: AttemptEvent;
  receivedAt?: number;
  window?: AttemptWindow;
}

export const startEvent: TimedEvent = { at: 0, event: { kind: 'started' } };

/** Enters a section, or one of its parts. */
export const enterSection = (seconds: number, sectionId: string, partId?: string): TimedEvent => ({
  at: seconds,
  event: { kind: 'section-entered', sectionId, ...(partId !== undefined && { partId }) },
});

/** Leaves a section. */
export const finishSection = (seconds: number, sectionId: string): TimedEvent => ({
  at: seconds,
  event: { kind: 'section-finished', sectionId },
});

export const enterQuestion = (seconds: number, questionId: number): TimedEvent => ({
  at: seconds,
  event: { kind: 'question-entered', questionId },
});

export const answerQuestion = (seconds: number, questionId: number): TimedEvent => ({
  at: seconds,
  event: { kind: 'answered', questionId, value: 'a' },
});

/** Plays the recording of a set. */
export const playSet = (seconds: number, setId: number): TimedEvent => ({
  at: seconds,
  event: { kind: 'audio-played', setId },
});

/** Plays the clip of a question. */
export const playClip = (seconds: number, questionId: number): TimedEvent => ({
  at: seconds,
  event: { kind: 'clip-played', questionId },
});

export const now = (seconds: number, window = buildWindow()) => ({ now: at(seconds), window });

export const advanceOnce = (state: AttemptState, blueprint: Blueprint, timed: TimedEvent): AdvanceResult =>
  advance(state, timed.event, blueprint, {
    now: at(timed.receivedAt ?? timed.at),
    window: timed.window ?? buildWindow(),
    claimedAt: at(timed.at),
    seq: 1,
  });

/** Applies events in order and returns the last result. */
export function playStory(
  blueprint: Blueprint,
  story: readonly TimedEvent[],
  from: AttemptState = createAttemptState(),
): AdvanceResult {
  let last: AdvanceResult = { state: from, verdict: { is: 'applied', lateDelivered: false }, answer: null };
  for (const timed of story) last = advanceOnce(last.state, blueprint, timed);
  return last;
}
