import { handleCall } from '@inkstone/call/server';
import { removeRecipients as contract } from '../contract.ts';
import { insertChanges, lockRecipients, updateAssignment, updateRecipients } from './assignments.queries.ts';
import { toAssignmentFacts, lockActiveAssignment } from './assignment-family.ts';

/** Removes some students from a test, which is then withdrawn for them; students who have submitted keep it. */
export const removeRecipients = handleCall(contract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const row = await lockActiveAssignment(tx, { id: input.id, teacherId: me.id, family: 'test' });
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  const recipients = await lockRecipients(tx, { assignmentId: row.id, studentIds: input.studentIds });
  if (recipients.length !== new Set(input.studentIds).size) return notFound();
  if (recipients.some(({ status }) => status === 'submitted' || status === 'marked'))
    return refuse('recipient.handedIn');

  const recipientIds = recipients.map(({ id }) => id);
  await updateRecipients(tx, recipientIds, { removedAt: now });
  await updateAssignment(tx, { id: row.id }, {}, { movesWindow: true });
  const about = { assignmentId: row.id, byId: me.id, at: now, field: 'removed' as const };
  await insertChanges(
    tx,
    recipientIds.map((recipientId) => ({ ...about, recipientId })),
  );
  const studentIds = recipients.map(({ studentId }) => studentId);
  await emit('recipient.removed', { ...toAssignmentFacts(row), recipientIds, studentIds });
  return { removed: recipientIds.length };
});
