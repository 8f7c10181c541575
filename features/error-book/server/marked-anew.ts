import type { Tx } from '@inkstone/db';
import { firstCard } from '../rules.ts';
import { insertMarked, listMarkedDifferences, removeMarked } from './marked-work.queries.ts';
import { reschedule } from './reschedule.ts';

// So many answers are worked on together.
const atMost = 500;

/**
 * Lets the books follow what a teacher counts as an error: answers that were marked before come in or go out, and every
 * entry stands as the answers that are left say. Reviews are kept.
 */
export const markedAnew = async (
  tx: Tx,
  { at, timeZone, ...key }: { teacherId: number; errorsBelow: number; at: Date; timeZone: string },
): Promise<void> => {
  for (;;) {
    const differences = await listMarkedDifferences(tx, { ...key, atMost });
    if (differences.length === 0) return;
    const errors = differences.filter(({ isError }) => isError);
    const removed = await removeMarked(
      tx,
      differences.filter(({ isError }) => !isError),
    );
    const added = await insertMarked(
      tx,
      errors.map((error) => ({ ...error, card: firstCard(new Date(error.at)) })),
    );
    await reschedule(tx, { entryIds: [...removed, ...added], at, timeZone });
    if (differences.length < atMost || removed.length + added.length === 0) return;
  }
};
