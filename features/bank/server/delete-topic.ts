import { answer } from '@inkstone/call/server';
import { deleteTopic as contract } from '../contract.ts';
import { updateSetHidden } from './write-sets.queries.ts';

/** Hides an own set from the bank, or brings it back. */
export const deleteTopic = answer(contract, async ({ input, me, tx, now, notFound }) => {
  const key = { setId: input.topicId, ownerId: me.id };
  if (!(await updateSetHidden(tx, key, input.restore ? null : now))) return notFound();
  return {};
});
