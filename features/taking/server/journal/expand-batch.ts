import {
  takeContiguous,
  expandPatches,
  maxPatchedLength,
  findAnswerText,
  applyToAnswer,
  type JournalEvent,
} from '@inkstone/exam/attempt';
import type { Tx } from '@inkstone/db';
import { toJournalEvent, type ReceivedEvent } from './decode-events.ts';
import { listAnswerEvents } from './journal.queries.ts';

/** Answers by question, which patches build on. */
export type AnswerValues = Readonly<Record<number, unknown>>;

// A browser sends at most two hundred events at once, each with a text of at most a hundred thousand characters.
const maxUnits = 22_000_000;

/**
 * The last value of some questions by the journal, whether it counts or not; read where the answer rows do not hold it.
 */
const readLastValues = async (tx: Tx, attemptId: number, questionIds: readonly number[]): Promise<AnswerValues> => {
  const values: Record<number, unknown> = {};
  for (const row of await listAnswerEvents(tx, { attemptId, questionIds })) {
    const value = applyToAnswer(values[row.questionId], toJournalEvent(row));
    const isTooLong = row.kind === 'patched' && (findAnswerText(value)?.length ?? 0) > maxPatchedLength;
    if (!isTooLong) values[row.questionId] = value;
  }
  return values;
};

/**
 * The events of a batch with patches expanded, up to the first patch that does not fit the stored text: it is not
 * acknowledged, and the browser sends the full text instead. The same holds for events beyond what one save may hold.
 */
export const expandBatch = async (
  tx: Tx,
  row: { id: number; ack: number },
  { events, texts }: { events: readonly ReceivedEvent[]; texts: AnswerValues },
): Promise<JournalEvent[]> => {
  const next = takeContiguous(events, row.ack);
  const { whole: expanded, misfit } = expandPatches(next, texts, maxUnits);
  if (misfit === null) return expanded;
  const patched = next.flatMap(({ event }) => (event.kind === 'patched' ? [event.questionId] : []));
  return expandPatches(next, { ...texts, ...(await readLastValues(tx, row.id, patched)) }, maxUnits).whole;
};
