import { updateAssignment } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { discardOwnPractice as contract } from '../../contract.ts';
import { lockOwnPractice } from './own-practice.queries.ts';

/** Discards practice of the student's own that is not handed in; an open window hears of it with its next save. */
export const discardOwnPractice = handleCall(contract, async ({ input, me, tx, now, refuse, notFound }) => {
  const practice = await lockOwnPractice(tx, { studentId: me.id, assignmentId: input.id });
  if (!practice) return notFound();
  if (practice.isHandedIn) return refuse('practice.handedIn');
  await updateAssignment(tx, { id: input.id }, { deletedAt: now }, { movesWindow: true });
  return {};
});
