import { handleCall, type EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { withdrawRecipients as contract } from '../contract.ts';
import { insertChanges, lockRecipients, updateAssignment, updateRecipients } from './assignments.queries.ts';
import { lockGivenAssignment, toAssignmentFacts } from './assignment-family.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

interface Withdrawal {
  row: AssignmentRow;
  studentIds: readonly number[];
  byId: number;
  now: Date;
}

/** Takes work away from some students, for whom it is then withdrawn; who has handed in keeps it, and answers are never removed. */
export const withdrawFrom = async (
  { tx, emit }: { tx: Tx; emit: EmitEvent },
  { row, byId, now, ...chosen }: Withdrawal,
): Promise<{ removed: number; begun: number } | 'notFound' | 'recipient.handedIn'> => {
  const recipients = await lockRecipients(tx, { assignmentId: row.id, studentIds: chosen.studentIds });
  if (recipients.length !== new Set(chosen.studentIds).size) return 'notFound';
  if (recipients.some(({ status }) => status === 'submitted' || status === 'marked')) return 'recipient.handedIn';

  const recipientIds = recipients.map(({ id }) => id);
  await updateRecipients(tx, recipientIds, { removedAt: now });
  await updateAssignment(tx, { id: row.id }, {}, { movesWindow: true });
  const about = { assignmentId: row.id, byId, at: now, field: 'removed' as const };
  await insertChanges(
    tx,
    recipientIds.map((recipientId) => ({ ...about, recipientId })),
  );
  const studentIds = recipients.map(({ studentId }) => studentId);
  await emit('recipient.removed', { ...toAssignmentFacts(row), recipientIds, studentIds });
  return { removed: recipientIds.length, begun: recipients.filter(({ status }) => status === 'started').length };
};

/** Takes given work of any kind away from some students. */
export const withdrawRecipients = handleCall(contract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const row = await lockGivenAssignment(tx, { id: input.id, me });
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  const done = await withdrawFrom({ tx, emit }, { row, studentIds: input.studentIds, byId: me.id, now });
  if (done === 'notFound') return notFound();
  return typeof done === 'string' ? refuse(done) : done;
});
