import { err, ok, type Outcome } from '@inkstone/base';
import type { Blueprint } from '../blueprint/index.ts';
import { advance } from './advance.ts';
import { mergeAnswerPart } from './answer-parts.ts';
import type {
  AnswerEffect,
  AttemptEvent,
  AttemptState,
  Instant,
  JournalEvent,
  Moment,
  OvertimeEffect,
  Verdict,
} from './types.ts';

/** An event of a batch with its verdict. */
export interface AcceptedEvent {
  seq: number;
  event: AttemptEvent;
  claimedAt: Instant;
  verdict: Verdict;
  /** Its effect on the stored answer; null where it has none. */
  answer: AnswerEffect | null;
  /** The answer that it carries but that does not count; absent where there is none. */
  late?: AnswerEffect;
  /** The text that it carries, where that was written over time; absent elsewhere. */
  overtime?: OvertimeEffect;
}

/** Result of applying a batch. */
export interface BatchResult {
  state: AttemptState;
  /** New events, in order; those already stored are left out. */
  accepted: readonly AcceptedEvent[];
  /** The last counting answer for each question that the batch touched. */
  answers: readonly AnswerEffect[];
  /** The last text written over time for each question that the batch touched. */
  overtime: readonly OvertimeEffect[];
  /** Highest sequence number stored without a gap. */
  ack: number;
}

/** The instant that an event claims: never after now and never before the sync that it counts from. */
export const claimedInstant = ({ syncAt, sinceSync, origin }: Omit<JournalEvent, 'event'>, now: Instant): Instant => {
  const from = origin ?? { syncAt, sinceSync };
  return Math.min(from.syncAt + Math.max(0, from.sinceSync), now);
};

/** The claimed time of an event after the rules are applied. */
export interface JudgedTime {
  /** The instant by which the event is judged: never before an earlier claim of any writer. */
  claimedAt: Instant;
  /** When the answer was given; orders the answers to its question. */
  givenAt: Instant;
}

/**
 * Resolves when an event happened. All writers of an attempt share one lower bound, so that taking an attempt over
 * cannot reopen what has ended. Unsent events from before a takeover are judged by that bound too, but keep their own
 * time in the order of answers, so that they do not overwrite a later one.
 */
export function judgeClaimedTime(state: AttemptState, event: Omit<JournalEvent, 'event'>, now: Instant): JudgedTime {
  const claimed = claimedInstant(event, now);
  const claimedAt = Math.max(claimed, ...Object.values(state.claimedAt));
  const { origin } = event;
  return { claimedAt, givenAt: origin ? Math.max(claimed, state.claimedAt[origin.syncWriterEpoch] ?? 0) : claimedAt };
}

/** Records the claims of one more event. */
const updateClaims = (
  before: AttemptState['claimedAt'],
  { syncWriterEpoch, origin }: Pick<JournalEvent, 'syncWriterEpoch' | 'origin'>,
  { claimedAt, givenAt }: JudgedTime,
): AttemptState['claimedAt'] => ({
  ...before,
  ...(origin && { [origin.syncWriterEpoch]: givenAt }),
  [syncWriterEpoch]: claimedAt,
});

/** True when the first answer overrides the second: later claim first, then higher sequence number. */
export const isNewer = (
  candidate: Pick<AnswerEffect, 'claimedAt' | 'seq'>,
  current: Pick<AnswerEffect, 'claimedAt' | 'seq'>,
): boolean =>
  candidate.claimedAt === current.claimedAt ? candidate.seq > current.seq : candidate.claimedAt > current.claimedAt;

/** Merges the later of two answers into the earlier: a partial answer changes only its own fields. */
const mergeAnswers = (before: AnswerEffect, after: AnswerEffect): AnswerEffect => {
  if (!after.isPart) return after;
  const { isPart: _, ...rest } = after;
  return {
    ...rest,
    ...(before.isPart && { isPart: before.isPart }),
    value: mergeAnswerPart(before.value, after.value),
  };
};

const pickLatestAnswers = (answers: readonly AnswerEffect[]): readonly AnswerEffect[] => {
  const byQuestion = new Map<number, AnswerEffect>();
  for (const answer of answers) {
    const before = byQuestion.get(answer.questionId);
    if (!before) byQuestion.set(answer.questionId, answer);
    else if (isNewer(answer, before)) byQuestion.set(answer.questionId, mergeAnswers(before, answer));
  }
  return [...byQuestion.values()];
};

/** The last of the texts written over time for each question; each is a whole answer. */
export const pickLatestOvertime = (texts: readonly OvertimeEffect[]): readonly OvertimeEffect[] => {
  const byQuestion = new Map<number, OvertimeEffect>();
  for (const text of texts) {
    const before = byQuestion.get(text.questionId);
    if (!before || isNewer(text, before)) byQuestion.set(text.questionId, text);
  }
  return [...byQuestion.values()];
};

/** The next events without a gap, in order; those already stored are dropped. */
export function takeContiguous<Item extends { seq: number }>(events: readonly Item[], ack: number): readonly Item[] {
  const next: Item[] = [];
  for (const event of events.toSorted((a, b) => a.seq - b.seq)) {
    if (event.seq === ack + next.length + 1) next.push(event);
  }
  return next;
}

/**
 * Applies a batch of journal events: in order, without gaps, each event once. Every event is acknowledged whatever its
 * verdict, so that a queue never blocks; only a browser that was taken over is refused, with its queue untouched,
 * because its syncs belong to an earlier writer epoch. A sync is never in the future, and a claim never before its
 * sync.
 */
export function applyBatch(
  state: AttemptState,
  events: readonly JournalEvent[],
  rules: { blueprint: Blueprint; moment: Moment },
): Outcome<BatchResult, 'attempt.heldElsewhere'> {
  if (events.some((event) => event.syncWriterEpoch !== state.writerEpoch)) return err('attempt.heldElsewhere');
  const { now, window } = rules.moment;
  let current = state;
  const accepted: AcceptedEvent[] = [];
  const answers: AnswerEffect[] = [];
  for (const item of takeContiguous(events, state.ack)) {
    const { seq, event } = item;
    const received = item.receivedAt ?? now;
    const claim = judgeClaimedTime(current, item, received);
    const step = advance(current, event, rules.blueprint, { now: received, window, ...claim, seq });
    current = { ...step.state, ack: seq, claimedAt: updateClaims(step.state.claimedAt, item, claim) };
    const { verdict, answer, late, overtime } = step;
    const lateness = { ...(late && { late }), ...(overtime && { overtime }) };
    accepted.push({ seq, event, claimedAt: claim.givenAt, verdict, answer, ...lateness });
    if (answer) answers.push(answer);
  }
  const overtime = pickLatestOvertime(accepted.flatMap((event) => event.overtime ?? []));
  return ok({ state: current, accepted, answers: pickLatestAnswers(answers), overtime, ack: current.ack });
}
