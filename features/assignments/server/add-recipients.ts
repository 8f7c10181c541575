import { handleCall } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { addRecipients as contract } from '../contract.ts';
import { computeClosesAt } from '../rules.ts';
import { insertAddedRecipients } from './added-recipients.queries.ts';
import { lockGivenAssignment, toAssignmentFacts } from './assignment-family.ts';
import { updateAssignment } from './assignments.queries.ts';
import { resolveRecipients } from './store-assignment.ts';

/** Adds own students to given work of any kind while it can still be done. */
export const addRecipients = handleCall(contract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const row = await lockGivenAssignment(tx, { id: input.id, me });
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  if (now >= computeClosesAt(row.deadline, row)) return refuse('assignment.closed');
  const withStaff = getKindRules(row.kind).isForStaff;
  const students = await resolveRecipients(tx, me.id, { studentIds: input.studentIds, classIds: [], withStaff });
  if (typeof students === 'string') return notFound();

  const draft = { assignmentId: row.id, students, addedAt: now, restoresRemoved: true };
  const added = await insertAddedRecipients(tx, draft);
  if (added.length === 0) return { added: 0 };
  await updateAssignment(tx, { id: row.id }, {}, { movesWindow: true });
  const recipientIds = added.map(({ id }) => id);
  const studentIds = added.map(({ studentId }) => studentId);
  await emit('recipient.added', { ...toAssignmentFacts(row), recipientIds, studentIds });
  return { added: added.length };
});
