import type { Tx } from '@inkstone/db';
import { standingOf } from '../rules.ts';
import { lockAnswers, removeEntries, updateStandings } from './feeding.queries.ts';

/**
 * Lets entries stand as the answers to them say: an answer that a changed key brings counts at its own time, and one that
 * it takes away leaves everything as if it had never been.
 */
export const reschedule = async (
  tx: Tx,
  it: { entryIds: readonly number[]; at: Date; timeZone: string },
): Promise<void> => {
  const answers = await lockAnswers(tx, [...new Set(it.entryIds)]);
  const standings = [...answers].map(([id, given]) => ({ id, standing: standingOf(given, it.timeZone) }));
  await updateStandings(
    tx,
    standings.flatMap(({ id, standing }) => (standing ? [{ id, ...standing, dueAt: standing.card.due }] : [])),
  );
  const ids = standings.flatMap(({ id, standing }) => (standing ? [] : [id]));
  await removeEntries(tx, { ids, at: it.at });
};
