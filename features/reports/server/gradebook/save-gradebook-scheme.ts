import { handleCall } from '@inkstone/call/server';
import { saveGradebookScheme as contract } from '../../contract/gradebook.ts';
import { findTaughtClass, listWorksOfClass, storeScheme } from './gradebook.queries.ts';

/** Saves how the works of one of the caller's classes are weighed. */
export const saveGradebookScheme = handleCall(contract, async ({ input, me, tx, now, notFound, refuse }) => {
  const { requestId: _, classId, edition, ...draft } = input;
  if (!(await findTaughtClass(tx, { classId, teacherId: me.id }))) return notFound();
  if (draft.kind === 'families' && draft.homeworkWeight + draft.testWeight === 0) return refuse('gradebook.noWeight');
  const workIds = draft.workWeights.map(({ id }) => id);
  if (new Set(workIds).size < workIds.length) return refuse('gradebook.weightTwice');
  const known = await listWorksOfClass(tx, { classId, workIds });
  if (workIds.some((id) => !known.has(id))) return refuse('gradebook.workUnknown');
  const isStored = await storeScheme(tx, { classId, edition, personId: me.id, now }, draft);
  if (!isStored) return refuse('gradebook.changedMeanwhile');
  return { edition: edition + 1 };
});
