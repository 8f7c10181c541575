import { handleCall } from '@inkstone/call/server';
import { deletePaper as contract } from '../contract.ts';
import { updatePaperHidden } from './write-papers.queries.ts';

/** Hides the person's own paper from the bank, or restores it. */
export const deletePaper = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const key = { paperId: input.paperId, ownerId: me.id };
  if (!(await updatePaperHidden(tx, key, input.restore ? null : now))) return notFound();
  return {};
});
