import { handleCall } from '@inkstone/call/server';
import { markForPractice as contract } from '../contract.ts';
import { listSetRefs } from './pinned-content.queries.ts';
import { lockTreeForSets } from './set-places.queries.ts';
import { updatePracticeMarks } from './write-sets.queries.ts';

/** Marks sets of the bank for practice, or takes the mark away. */
export const markForPractice = handleCall(contract, async ({ input, tx, notFound }) => {
  await lockTreeForSets(tx);
  const ids = await updatePracticeMarks(tx, input.ids, input.isForPractice);
  const there = await listSetRefs(tx, input.ids);
  return there.length === 0 ? notFound() : { count: ids.length, unfit: there.length - ids.length };
});
