import { handleCall } from '@inkstone/call/server';
import { saveGradebookScheme as contract } from '../../contract/gradebook.ts';
import { findTaughtClass, storeScheme } from './gradebook.queries.ts';

/** Saves how the works of one of the caller's classes are weighed. */
export const saveGradebookScheme = handleCall(contract, async ({ input, me, tx, now, notFound, refuse }) => {
  const { requestId: _, classId, edition, ...draft } = input;
  if (!(await findTaughtClass(tx, { classId, teacherId: me.id }))) return notFound();
  if (draft.kind === 'families' && draft.homeworkWeight + draft.testWeight === 0) return refuse('gradebook.noWeight');
  const isStored = await storeScheme(tx, { classId, edition, personId: me.id, now }, draft);
  if (!isStored) return refuse('gradebook.changedMeanwhile');
  return { edition: edition + 1 };
});
