import { handleCall } from '@inkstone/call/server';
import { retireRubric as contract } from '../../contract.ts';
import { toSetViewer } from '../set-access.queries.ts';
import { updateRubricRetired } from './rubrics.queries.ts';

/** Retires a rubric of the library, or brings it back. */
export const retireRubric = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const retiredAt = input.restore ? null : now;
  if (!(await updateRubricRetired(tx, input.rubricId, toSetViewer(me), retiredAt))) return notFound();
  return {};
});
