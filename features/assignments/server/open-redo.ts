import type { EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { updateRecipients } from './assignments.queries.ts';
import { toAssignmentFacts } from './assignment-family.ts';
import { insertRedo, type RedoRow } from './redo.queries.ts';
import type { RecipientAssignment } from './recipient-assignment.queries.ts';

/** Builds the payload of a redo's events. */
export const toRedoEvent = (
  { assignment, recipient }: RecipientAssignment,
  { id, dueAt }: Pick<RedoRow, 'id' | 'dueAt'>,
) => ({
  ...toAssignmentFacts(assignment),
  redoId: id,
  recipientId: recipient.id,
  studentIds: [recipient.studentId],
  dueAt,
});

/** Creates a redo that was checked before, and emits its event. */
export const openRedo = async (
  { tx, now, tell: emit }: { tx: Tx; now: Date; tell: EmitEvent },
  recipientAssignment: RecipientAssignment,
  request: Pick<RedoRow, 'requestedBy' | 'questionIds' | 'dueAt' | 'message'>,
): Promise<RedoRow> => {
  const { id } = recipientAssignment.recipient;
  const row = await insertRedo(tx, { ...request, recipientId: id, requestedAt: now });
  await updateRecipients(tx, [id], { redoDueAt: request.dueAt });
  await emit('redo.requested', { ...toRedoEvent(recipientAssignment, row), questions: request.questionIds.length });
  return row;
};
