import {
  advance,
  emptyReplayState,
  replayEvent,
  applyElapsedTime,
  buildTimeline,
  type AttemptState,
  type AttemptWindow,
  type BrowserEvent,
  type Instant,
  type ReplayState,
  type Timeline,
} from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { Started } from '../journal/started.ts';

/** What this window makes of the attempt: the engine's state, and what the student sees of the answers. */
export interface AttemptFold {
  state(): AttemptState;
  seen(): ReplayState;
  /** Whether the engine's rules allow an event now; nothing is changed. */
  allows(event: BrowserEvent, claimed: { at: Instant; seq: number }): boolean;
  /** Takes an event by the engine's rules; false where they say no. An older one was written before a take-over. */
  take(event: BrowserEvent, claimed: { at: Instant; seq: number; isOlder?: boolean }): boolean;
  /** The server told when the window closes; what the clocks have closed by then is closed here, too. */
  moveWindow(closesAt: string, now: Instant): void;
  timeline(now: Instant): Timeline;
  /** Takes what the clocks have done by now short of closing the whole; false where nothing has changed. */
  settle(now: Instant): boolean;
}

const windowUntil = (closesAt: string): AttemptWindow => ({
  opensAt: 0,
  closesAt: Date.parse(closesAt),
  graceSeconds: 0,
});

const seenOf = (started: Started, { flagged, withElimination }: AttemptState): ReplayState => {
  const answers = Object.fromEntries(
    started.answers.flatMap(({ questId, value }) => (value === null ? [] : [[questId, value]])),
  ) as ReplayState['answers'];
  const notes: Record<number, Record<string, unknown>> = {};
  for (const { setId, noteId, note } of started.annotations) notes[setId] = { ...notes[setId], [noteId]: note };
  return { ...emptyReplayState, answers, notes, flagged, eliminated: withElimination };
};

/** Folds on from what the server gave at the start. */
export const attemptFold = (started: Started): AttemptFold => {
  const blueprint = started.blueprint as Blueprint;
  let window = windowUntil(started.closesAt);
  let state = started.state as AttemptState;
  let seen = seenOf(started, state);
  let lastClaim = Math.max(0, ...Object.values(state.claimedAt));
  const answeredAt = new Map(started.answers.map((one) => [one.questId, Date.parse(one.answeredAt)]));

  /** An answer that waited on this device does not replace a later one from another. */
  const isOutrun = (event: BrowserEvent, at: Instant): boolean => {
    if (event.kind !== 'answered') return false;
    if (at < (answeredAt.get(event.questionId) ?? 0)) return true;
    answeredAt.set(event.questionId, at);
    return false;
  };
  return {
    state: () => state,
    seen: () => seen,
    allows(event, { at, seq }) {
      const claimedAt = Math.max(at, lastClaim);
      return advance(state, event, blueprint, { now: claimedAt, window, claimedAt, seq }).verdict.is === 'applied';
    },
    take(event, claimed) {
      const { seq, isOlder = false } = claimed;
      // As the server does it: the time of an attempt never runs back, however a clock is set again.
      const at = Math.max(claimed.at, lastClaim);
      lastClaim = at;
      const step = advance(state, event, blueprint, { now: at, window, claimedAt: at, seq });
      state = step.state;
      if (step.verdict.is !== 'applied') return false;
      if (!isOutrun(event, isOlder ? claimed.at : at)) seen = replayEvent(seen, event);
      return true;
    },
    moveWindow(closesAt, now) {
      window = windowUntil(closesAt);
      state = applyElapsedTime(state, blueprint, { at: now, window });
    },
    timeline: (now) => buildTimeline(state, blueprint, { now, window }),
    settle(now) {
      const next = applyElapsedTime(state, blueprint, { at: now, window });
      // The end of the whole is the server's to say.
      if (next === state || next.status === 'closed') return false;
      state = next;
      return true;
    },
  };
};
