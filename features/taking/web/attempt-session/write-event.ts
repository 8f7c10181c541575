import { isAnswerFinal, overtimeStartFor, type BrowserEvent, type WrittenEvent } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { HeldAnswer, OpenAttempt } from './open-attempt.ts';

interface WriteOptions {
  typed?: boolean;
  stamp?: HeldAnswer['stamp'];
}

/** Since when a text is written over time; undefined for all else. Nothing typed since then replaces an older entry. */
const findOvertimeStart = (
  { projection, started }: Pick<OpenAttempt, 'projection' | 'started'>,
  event: WrittenEvent,
  at: number,
): number | undefined => {
  if (event.kind !== 'answered' && event.kind !== 'patched') return undefined;
  const timeUpAt = overtimeStartFor(projection.state(), started.blueprint as Blueprint, event.questionId);
  return timeUpAt !== null && at >= timeUpAt ? timeUpAt : undefined;
};

/** Whether an event writes on a text after its time. */
export const isWrittenOvertime = (attempt: OpenAttempt, event: WrittenEvent, at: number): boolean =>
  findOvertimeStart(attempt, event, at) !== undefined;

/** Journals an event, if the engine's rules allow it. */
export const writeEvent = (attempt: OpenAttempt, event: BrowserEvent, options: WriteOptions = {}): boolean => {
  const { clock, outbox, projection } = attempt;
  const { typed = false, stamp = clock.stamp() } = options;
  // As on the server: no event claims a future time.
  const at = Math.min(stamp.syncAt + stamp.sinceSync, clock.now());
  const draft = outbox.draft(event, { ...stamp, typed, typedSince: findOvertimeStart(attempt, event, at) });
  if (!projection.apply(event, { at, seq: draft.entry.seq })) return false;
  draft.keep();
  return true;
};

/**
 * Holds an answer that came a moment too late for this page: after the end that it knows, or while the attempt is being
 * opened again. It is neither shown nor saved; it is written if the server has moved the end, or by the next store.
 */
export const holdAnswer = (attempt: OpenAttempt, event: BrowserEvent, typed: boolean): void => {
  const { submission, trouble } = attempt.windowState.get();
  const isEnding = submission !== 'no' && submission !== 'asking';
  if (event.kind !== 'answered' || isEnding || trouble === 'refused' || attempt.windowState.isLostForGood()) return;
  if (isAnswerFinal(attempt.projection.state(), event.questionId)) return;
  dropHeldAnswer(attempt, event);
  attempt.heldAnswers = [...attempt.heldAnswers, { event, stamp: attempt.clock.stamp(), typed }];
};

/** A later answer to the same question takes the place of a held one. */
export const dropHeldAnswer = (attempt: OpenAttempt, event: BrowserEvent): void => {
  if (event.kind !== 'answered') return;
  attempt.heldAnswers = attempt.heldAnswers.filter((answer) => answer.event.questionId !== event.questionId);
};

/** Writes the held answers that the engine's rules allow by now; false where there is none. */
export const writeHeldAnswers = (attempt: OpenAttempt): boolean => {
  const answers = attempt.heldAnswers;
  attempt.heldAnswers = [];
  return answers.map(({ event, stamp }) => writeEvent(attempt, event, { stamp })).includes(true);
};
