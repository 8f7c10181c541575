import type { EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { updateRecipients } from './giving.queries.ts';
import { factsOf } from './own.ts';
import { insertRedo, type RedoRow } from './redo.queries.ts';
import type { Sitting } from './sitting.queries.ts';

/** The part of a redo that its events carry. */
export const newsOf = ({ assignment, recipient }: Sitting, { id, dueAt }: Pick<RedoRow, 'id' | 'dueAt'>) => ({
  ...factsOf(assignment),
  redoId: id,
  recipientId: recipient.id,
  studentIds: [recipient.studentId],
  dueAt,
});

/** Opens a redo that may be asked for, and tells it. */
export const openRedo = async (
  { tx, now, tell: emit }: { tx: Tx; now: Date; tell: EmitEvent },
  sitting: Sitting,
  asked: Pick<RedoRow, 'byId' | 'questionIds' | 'dueAt' | 'message'>,
): Promise<RedoRow> => {
  const { id } = sitting.recipient;
  const made = await insertRedo(tx, { ...asked, recipientId: id, askedAt: now });
  await updateRecipients(tx, [id], { redoDueAt: asked.dueAt });
  await emit('redo.asked', { ...newsOf(sitting, made), questions: asked.questionIds.length });
  return made;
};
