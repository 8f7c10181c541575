import type { Tx } from '@inkstone/db';
import { computeEntryState } from '../rules.ts';
import { lockHistories, removeEntries, updateEntryStates } from './occurrences.queries.ts';

/**
 * Recomputes entries from their answers: an answer added by a changed key counts at its own time, and a removed one
 * leaves no trace.
 */
export const rescheduleEntries = async (
  tx: Tx,
  input: { entryIds: readonly number[]; at: Date; timeZone: string },
): Promise<void> => {
  const histories = await lockHistories(tx, [...new Set(input.entryIds)]);
  const entryStates = [...histories].map(([id, { answers, knownAt }]) => ({
    id,
    standing: computeEntryState(answers, input.timeZone, knownAt),
  }));
  await updateEntryStates(
    tx,
    entryStates.flatMap(({ id, standing: state }) => (state ? [{ id, ...state, dueAt: state.card.due }] : [])),
  );
  const ids = entryStates.flatMap(({ id, standing: state }) => (state ? [] : [id]));
  await removeEntries(tx, { ids, at: input.at });
};
