import {
  takeContiguous,
  expandPatches,
  maxPatchedLength,
  findAnswerText,
  applyToAnswer,
  type JournalEvent,
} from '@inkstone/exam/attempt';
import type { Tx } from '@inkstone/db';
import type { ArrivedEvent } from './decode.ts';
import { writtenOf } from './written-of.ts';
import { listAnswerEvents } from './save.queries.ts';

/** Answers by question, as a patch may find them. */
export type Values = Readonly<Record<number, unknown>>;

// A browser sends two hundred events at once, each of a text of at most a hundred thousand units and what stands beside it.
const mostUnits = 22_000_000;

/** What the journal last gave some questions, whether or not it is in force: read where the answers do not say it. */
const lastWritten = async (tx: Tx, attemptId: number, questionIds: readonly number[]): Promise<Values> => {
  const values: Record<number, unknown> = {};
  for (const row of await listAnswerEvents(tx, { attemptId, questionIds })) {
    const value = applyToAnswer(values[row.question_id], writtenOf(row));
    const isTooLong = row.kind === 'patched' && (findAnswerText(value)?.length ?? 0) > maxPatchedLength;
    if (!isTooLong) values[row.question_id] = value;
  }
  return values;
};

/**
 * What a batch adds to the journal, every answer whole, as far as it can be read: it ends before a patch that was made
 * for another text than the journal has, which is then not acknowledged and comes again as a whole; so does what is left
 * of a batch that would come to more than a save can hold.
 */
export const wholeEvents = async (
  tx: Tx,
  row: { id: number; ack: number },
  { events, texts }: { events: readonly ArrivedEvent[]; texts: Values },
): Promise<JournalEvent[]> => {
  const next = takeContiguous(events, row.ack);
  const { whole, misfit } = expandPatches(next, texts, mostUnits);
  if (misfit === null) return whole;
  const patched = next.flatMap(({ event }) => (event.kind === 'patched' ? [event.questionId] : []));
  return expandPatches(next, { ...texts, ...(await lastWritten(tx, row.id, patched)) }, mostUnits).whole;
};
