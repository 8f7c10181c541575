import { handleCall } from '@inkstone/call/server';
import { removeRecipients as contract } from '../contract.ts';
import { lockActiveAssignment } from './assignment-family.ts';
import { withdrawFrom } from './withdraw-recipients.ts';

/** Removes some students from a test, which is then withdrawn for them; students who have submitted keep it. */
export const removeRecipients = handleCall(contract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const row = await lockActiveAssignment(tx, { id: input.id, teacherId: me.id, family: 'test' });
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  const done = await withdrawFrom({ tx, emit }, { row, studentIds: input.studentIds, byId: me.id, now });
  if (done === 'notFound') return notFound();
  return typeof done === 'string' ? refuse(done) : { removed: done.removed };
});
