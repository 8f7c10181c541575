import { toSetViewer } from '@inkstone/bank/server';
import { deleteFor } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { deleteCourse as contract } from '../contract.ts';
import { hideCourse } from './bank-course.ts';

const deleteAssignment = deleteFor('video');

/** Removes an own course from the bank, or deletes an assigned one. */
export const deleteCourse = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, emit, refuse, notFound } = ctx;
  if (input.what === 'assignment') return deleteAssignment({ me, tx, now, emit, refuse, notFound, input });
  const wasHidden = await hideCourse(tx, { courseId: input.courseId, owner: toSetViewer(me), now });
  return wasHidden ? { recipients: 0 } : notFound();
});
