import { handleCall } from '@inkstone/call/server';
import { markForPractice as contract } from '../contract.ts';
import { lockTreeForSets } from './set-places.queries.ts';
import { updatePracticeMarks } from './write-sets.queries.ts';
import { listUsableSets, toSetViewer } from './set-access.queries.ts';

/** Marks sets of the bank for practice, or takes the mark away. */
export const markForPractice = handleCall(contract, async ({ input, me, tx, notFound, refuse }) => {
  await lockTreeForSets(tx);
  const sets = await listUsableSets(tx, input.ids, toSetViewer(me));
  if (sets.length === 0) return notFound();
  if (sets.some(({ isEditable }) => !isEditable)) return refuse('set.notEditable');
  const setIds = sets.map(({ id }) => id);
  const marked = await updatePracticeMarks(tx, setIds, input.isForPractice);
  return { count: marked.length, unfit: sets.length - marked.length };
});
