import {
  advance,
  emptyReplayState,
  findLastClaim,
  fromWireState,
  rebaseAttempt,
  replayEvent,
  applyElapsedTime,
  buildTimeline,
  type AttemptState,
  type AttemptWindow,
  type BrowserEvent,
  type Instant,
  type PendingEvent,
  type ReplayState,
  type Timeline,
} from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';
import type { AttemptStart } from '../journal/attempt-start.ts';

// Answers that are only too long or incomplete are displayed.
const shapeIssueCodes: ReadonlySet<string> = new Set(['invalid_type', 'invalid_union', 'invalid_value']);

/**
 * Creates a check whether a stored event can be displayed: an answer of another version may not fit its question type.
 * It is sent all the same, and the server stores it without counting it.
 */
export const createDisplayCheck = ({ sets }: AttemptStart): ((event: BrowserEvent) => boolean) => {
  const kinds = new Map(sets.flatMap(({ questions }) => questions.map(({ id, kind }) => [id, kind])));
  return (event) => {
    if (event.kind !== 'answered' || event.value === null) return true;
    const kind = kinds.get(event.questionId);
    const issues = kind === undefined ? [] : (getQuestionType(kind).answer.safeParse(event.value).error?.issues ?? []);
    return !issues.some(({ code }) => shapeIssueCodes.has(code));
  };
};

/** The server's state of an attempt, and when it may be answered. */
interface ServerState {
  state: AttemptState;
  opensAt?: string | undefined;
  closesAt: string;
}

/** The attempt as computed in this window: the engine's state and the student's answers, flags and notes. */
export interface AttemptProjection {
  state(): AttemptState;
  replayState(): ReplayState;
  /** Whether the engine's rules allow an event now; changes nothing. */
  allows(event: BrowserEvent, claimed: { at: Instant; seq: number }): boolean;
  /**
   * Applies an event by the engine's rules; false where they reject it. An older event was written before another
   * window took over.
   */
  apply(event: BrowserEvent, claimed: { at: Instant; seq: number; isOlder?: boolean }): boolean;
  /** Shows an event that was applied before, such as one of an earlier page; the engine's state stays. */
  show(event: BrowserEvent, at: Instant): void;
  /** Sets when the window closes, and applies what the clocks have closed by now. */
  updateWindow(closesAt: string, now: Instant): void;
  /** Replaces the engine's state by the server's with the pending events on top; the answers stay as they are. */
  rebase(server: ServerState, pending: readonly PendingEvent[], now: Instant): void;
  timeline(now: Instant): Timeline;
  /** Applies the clocks up to now, except closing the attempt; false where nothing has changed. */
  settle(now: Instant): boolean;
}

/** A start is given only while the window is open. */
const toWindow = ({ opensAt, closesAt }: Omit<ServerState, 'state'>): AttemptWindow => ({
  opensAt: opensAt === undefined ? 0 : Date.parse(opensAt),
  closesAt: Date.parse(closesAt),
  graceSeconds: 0,
});

const toSeen = (started: AttemptStart, { flagged, eliminated, confirmedQuestions = [] }: AttemptState): ReplayState => {
  const answers = Object.fromEntries(
    started.answers.flatMap(({ questionId, value }) => (value === null ? [] : [[questionId, value]])),
  ) as ReplayState['answers'];
  const notes: Record<number, Record<string, unknown>> = {};
  for (const { setId, noteId, note } of started.annotations) notes[setId] = { ...notes[setId], [noteId]: note };
  return { ...emptyReplayState, answers, notes, flagged, eliminated, confirmed: confirmedQuestions };
};

/** Creates the projection from the server's start response. */
export const createAttemptProjection = (started: AttemptStart): AttemptProjection => {
  const blueprint = started.blueprint as Blueprint;
  let window = toWindow({ closesAt: started.closesAt });
  let state = fromWireState(started.state);
  let seen = toSeen(started, state);
  let lastClaim = findLastClaim(state);
  const answeredAt = new Map(started.answers.map((answer) => [answer.questionId, Date.parse(answer.answeredAt)]));

  /** An unsent answer of this device does not replace a newer one from another device. */
  const isSuperseded = (event: BrowserEvent, at: Instant): boolean => {
    if (event.kind !== 'answered') return false;
    if (at < (answeredAt.get(event.questionId) ?? 0)) return true;
    answeredAt.set(event.questionId, at);
    return false;
  };
  const show = (event: BrowserEvent, at: Instant): void => {
    if (!isSuperseded(event, at)) seen = replayEvent(seen, event);
  };
  return {
    state: () => state,
    replayState: () => seen,
    show,
    allows(event, { at, seq }) {
      const claimedAt = Math.max(at, lastClaim);
      return advance(state, event, blueprint, { now: claimedAt, window, claimedAt, seq }).verdict.is === 'applied';
    },
    apply(event, claimed) {
      const { seq, isOlder = false } = claimed;
      // As on the server: the time of an attempt never runs backwards, even if a clock is reset.
      const at = Math.max(claimed.at, lastClaim);
      lastClaim = at;
      const step = advance(state, event, blueprint, { now: at, window, claimedAt: at, seq });
      state = step.state;
      if (step.verdict.is !== 'applied') return false;
      show(event, isOlder ? claimed.at : at);
      return true;
    },
    updateWindow(closesAt, now) {
      window = { ...window, closesAt: Date.parse(closesAt) };
      state = applyElapsedTime(state, blueprint, { at: now, window });
    },
    rebase(server, pending, now) {
      window = toWindow(server);
      ({ state, lastClaim } = rebaseAttempt(server.state, pending, { blueprint, moment: { now, window } }));
    },
    timeline: (now) => buildTimeline(state, blueprint, { now, window }),
    settle(now) {
      const next = applyElapsedTime(state, blueprint, { at: now, window });
      // Only the server ends the attempt.
      if (next === state || next.status === 'closed') return false;
      state = next;
      return true;
    },
  };
};
