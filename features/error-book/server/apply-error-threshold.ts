import type { Tx } from '@inkstone/db';
import { firstCard } from '../rules.ts';
import { insertMarkedAnswers, listMarkedDifferences, removeMarkedAnswers } from './marked-answers.queries.ts';
import { rescheduleEntries } from './reschedule.ts';

// The number of answers handled per batch.
const batchSize = 500;

/**
 * Applies a teacher's changed error threshold to answers marked before: adds or removes errors and recomputes the
 * entries. Reviews are kept.
 */
export const applyErrorThreshold = async (
  tx: Tx,
  { at, timeZone, ...key }: { teacherId: number; errorsBelow: number; at: Date; timeZone: string },
): Promise<void> => {
  for (;;) {
    const differences = await listMarkedDifferences(tx, { ...key, atMost: batchSize });
    if (differences.length === 0) return;
    const errors = differences.filter(({ isError }) => isError);
    const removed = await removeMarkedAnswers(
      tx,
      differences.filter(({ isError }) => !isError),
    );
    const added = await insertMarkedAnswers(
      tx,
      errors.map((error) => ({ ...error, card: firstCard(error.at) })),
    );
    await rescheduleEntries(tx, { entryIds: [...removed, ...added], at, timeZone });
    if (differences.length < batchSize || removed.length + added.length === 0) return;
  }
};
