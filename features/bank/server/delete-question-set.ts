import { handleCall } from '@inkstone/call/server';
import { deleteQuestionSet as contract } from '../contract.ts';
import { countSetIn, countSetOut } from './counts.queries.ts';
import { lockSet, updateSetHidden } from './write-sets.queries.ts';
import { toSetViewer } from './set-access.queries.ts';

/** Hides the person's own set from the bank, or restores it. */
export const deleteQuestionSet = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const key = { setId: input.setId, ownerId: me.id };
  if (!input.restore && (await lockSet(tx, key.setId, toSetViewer(me)))) await countSetOut(tx, key.setId);
  if (!(await updateSetHidden(tx, key, input.restore ? null : now))) return notFound();
  if (input.restore) await countSetIn(tx, key.setId);
  return {};
});
