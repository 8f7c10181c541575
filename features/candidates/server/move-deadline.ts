import {
  toAssignmentFacts,
  insertChanges,
  lockRecipientAssignment,
  updateAssignment,
} from '@inkstone/assignments/server';
import type { HandlerContext } from '@inkstone/call/server';
import type { updateCandidate } from '../contract.ts';
import { canMoveDeadline } from '../rules.ts';
import type { CandidateRecord } from './candidates.queries.ts';

/**
 * Moves the deadline of a candidate's test together with its closing time and running clocks; a test that was closed only by
 * the clock is reopened.
 */
export const moveDeadlineTo = async (
  ctx: HandlerContext<typeof updateCandidate>,
  { assignmentId, personId }: Pick<CandidateRecord, 'assignmentId' | 'personId'>,
  to: Date,
): Promise<void> => {
  const { me, tx, now, emit, push, refuse, notFound } = ctx;
  if (assignmentId === null) return refuse('candidate.notPublished');
  const recipientAssignment = await lockRecipientAssignment(tx, { assignmentId, studentId: personId });
  if (!recipientAssignment) return notFound();
  const { assignment, recipient } = recipientAssignment;
  const { status, closedByClock } = recipient;
  const refusal = canMoveDeadline({ status, deadline: assignment.deadline, closedByClock });
  if (refusal) return refuse(refusal);
  if (to <= now) return refuse('candidate.past');
  const change = { assignmentId, recipientId: null, byId: me.id, at: now, reason: null };
  await updateAssignment(tx, { id: assignmentId }, { deadline: to }, { movesWindow: true });
  await insertChanges(tx, [
    { ...change, field: 'deadline', oldValue: assignment.deadline.toISOString(), newValue: to.toISOString() },
  ]);
  const payload = {
    ...toAssignmentFacts(assignment),
    deadline: to,
    recipientIds: null,
    studentIds: [personId],
    reopensShown: false,
  };
  await emit('deadline.moved', payload);
  await push([personId], { kind: 'refresh', about: 'frontend/test' });
};
