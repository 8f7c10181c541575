import { err, ok, type Outcome } from '@inkstone/base';
import type { Blueprint } from '../blueprint/index.ts';
import { advance } from './advance.ts';
import { withPart } from './parts.ts';
import type { AnswerEffect, AttemptEvent, AttemptState, Instant, JournalEvent, Moment, Verdict } from './types.ts';

/** An event of a batch with what it came to. */
export interface Accepted {
  seq: number;
  event: AttemptEvent;
  claimedAt: Instant;
  verdict: Verdict;
  /** What it made of the answer to its question; null where nothing. */
  answer: AnswerEffect | null;
  /** What it says of the answer without counting; absent where nothing. */
  late?: AnswerEffect;
}

/** What a batch did. */
export interface BatchResult {
  state: AttemptState;
  /** New events, in order; what was held already is not among them. */
  accepted: readonly Accepted[];
  /** The last counting answer for each question that the batch touched. */
  answers: readonly AnswerEffect[];
  /** Highest sequence number held without a gap. */
  ack: number;
}

/** When an event says that it happened: never after now, and never before the sync that it counts from. */
export const claimedInstant = ({ syncAt, sinceSync, origin }: Omit<JournalEvent, 'event'>, now: Instant): Instant => {
  const from = origin ?? { syncAt, sinceSync };
  return Math.min(from.syncAt + Math.max(0, from.sinceSync), now);
};

/** What an event's claim comes to. */
export interface JudgedClaim {
  /** The instant by which it is judged: never before what any writer claimed earlier. */
  claimedAt: Instant;
  /** When it was given, which orders it among the answers to its question. */
  givenAt: Instant;
}

/**
 * When an event happened. One floor holds for all writers of an attempt, so that nobody who takes it over reaches behind
 * what has ended. What a writer had not sent before it was taken over is judged by that floor too, but keeps its own time
 * in the order of answers, so that it does not undo a later one.
 */
export function judgeClaim(state: AttemptState, event: Omit<JournalEvent, 'event'>, now: Instant): JudgedClaim {
  const said = claimedInstant(event, now);
  const claimedAt = Math.max(said, ...Object.values(state.claimedAt));
  const { origin } = event;
  return { claimedAt, givenAt: origin ? Math.max(said, state.claimedAt[origin.syncHolder] ?? 0) : claimedAt };
}

/** The latest claims after one more. */
const claimsAfter = (
  before: AttemptState['claimedAt'],
  { syncHolder, origin }: Pick<JournalEvent, 'syncHolder' | 'origin'>,
  { claimedAt, givenAt }: JudgedClaim,
): AttemptState['claimedAt'] => ({
  ...before,
  ...(origin && { [origin.syncHolder]: givenAt }),
  [syncHolder]: claimedAt,
});

/** True when the first answer is in force over the second: the later claim, then the higher number. */
export const isNewer = (
  one: Pick<AnswerEffect, 'claimedAt' | 'seq'>,
  other: Pick<AnswerEffect, 'claimedAt' | 'seq'>,
): boolean => (one.claimedAt === other.claimedAt ? one.seq > other.seq : one.claimedAt > other.claimedAt);

/** The later of two answers to a question; a part of one changes its own fields of the earlier. */
const laterAnswer = (before: AnswerEffect, after: AnswerEffect): AnswerEffect => {
  if (!after.isPart) return after;
  const { isPart: _, ...whole } = after;
  return { ...whole, ...(before.isPart && { isPart: before.isPart }), value: withPart(before.value, after.value) };
};

const latest = (answers: readonly AnswerEffect[]): readonly AnswerEffect[] => {
  const byQuestion = new Map<number, AnswerEffect>();
  for (const answer of answers) {
    const before = byQuestion.get(answer.questionId);
    if (!before) byQuestion.set(answer.questionId, answer);
    else if (isNewer(answer, before)) byQuestion.set(answer.questionId, laterAnswer(before, answer));
  }
  return [...byQuestion.values()];
};

/** The events that come next without a gap, in order; what is held already falls away. */
export function contiguous<Item extends { seq: number }>(events: readonly Item[], ack: number): readonly Item[] {
  const next: Item[] = [];
  for (const event of events.toSorted((a, b) => a.seq - b.seq)) {
    if (event.seq === ack + next.length + 1) next.push(event);
  }
  return next;
}

/**
 * Takes a batch of the journal: in order, without gaps, each event once. Every event is acknowledged whatever it comes
 * to, so that a queue never stands still; only a browser that was taken over is sent away with its queue untouched: its
 * syncs are an older holder's. A sync is never in the future, and a claim never lies before the sync that it counts from.
 */
export function applyBatch(
  state: AttemptState,
  events: readonly JournalEvent[],
  rules: { blueprint: Blueprint; moment: Moment },
): Outcome<BatchResult, 'attempt.heldElsewhere'> {
  if (events.some((event) => event.syncHolder !== state.holder)) return err('attempt.heldElsewhere');
  const { now, window } = rules.moment;
  let it = state;
  const accepted: Accepted[] = [];
  const answers: AnswerEffect[] = [];
  for (const item of contiguous(events, state.ack)) {
    const { seq, event } = item;
    const received = item.receivedAt ?? now;
    const claim = judgeClaim(it, item, received);
    const step = advance(it, event, rules.blueprint, { now: received, window, ...claim, seq });
    it = { ...step.state, ack: seq, claimedAt: claimsAfter(step.state.claimedAt, item, claim) };
    const { verdict, answer, late } = step;
    accepted.push({ seq, event, claimedAt: claim.givenAt, verdict, answer, ...(late && { late }) });
    if (answer) answers.push(answer);
  }
  return ok({ state: it, accepted, answers: latest(answers), ack: it.ack });
}
