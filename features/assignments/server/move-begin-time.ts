import { handleCall } from '@inkstone/call/server';
import { moveBeginTime as contract } from '../contract.ts';
import { insertChanges, lockRecipients, updateAssignment, updateRecipients } from './assignments.queries.ts';
import { toAssignmentFacts, lockPermittedAssignment } from './assignment-family.ts';

/** Moves the beginning of a test, of homework or a course, if none of the chosen recipients has started. */
export const moveBeginTime = handleCall(contract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const row = await lockPermittedAssignment(tx, { id: input.id, me });
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  const recipients = await lockRecipients(tx, { assignmentId: row.id, studentIds: input.studentIds ?? null });
  if (input.studentIds && recipients.length !== new Set(input.studentIds).size) return notFound();
  if (recipients.some(({ status }) => status !== 'none')) return refuse('begin.started');

  const to = new Date(input.beginsAt);
  const deadlines = [row.deadline, ...recipients.flatMap(({ deadline }) => deadline ?? [])];
  if (deadlines.some((deadline) => to >= deadline)) return refuse('begin.afterDeadline');
  const ids = recipients.map(({ id }) => id);
  await updateRecipients(tx, ids, { beginsAt: input.studentIds ? to : null });
  await updateAssignment(tx, { id: row.id }, input.studentIds ? {} : { beginsAt: to }, { movesWindow: true });
  const common = { assignmentId: row.id, byId: me.id, at: now, reason: input.reason ?? null, field: 'begin' as const };
  const recipientIds = input.studentIds ? ids : [null];
  await insertChanges(
    tx,
    recipientIds.map((recipientId) => ({ ...common, recipientId, oldValue: row.beginsAt, newValue: input.beginsAt })),
  );
  const studentIds = recipients.map(({ studentId }) => studentId);
  await emit('begin.moved', { ...toAssignmentFacts(row), recipientIds: input.studentIds ? ids : null, studentIds });
  return { beginsAt: to.toISOString(), changed: ids.length };
});
