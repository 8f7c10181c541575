import { factsOf, insertChanges, lockSitting, updateAssignment } from '@inkstone/assignments/server';
import type { HandlerContext } from '@inkstone/call/server';
import type { editCandidate } from '../contract.ts';
import { canMoveDeadline } from '../rules.ts';
import type { CandidateRecord } from './keeping.queries.ts';

/** Moves the deadline of a candidate's test with closing and running clocks; one that only the clock closed is open again. */
export const moveDeadlineTo = async (
  it: HandlerContext<typeof editCandidate>,
  { assignmentId, personId }: Pick<CandidateRecord, 'assignmentId' | 'personId'>,
  to: Date,
): Promise<void> => {
  const { me, tx, now, emit, push, refuse, notFound } = it;
  if (assignmentId === null) return refuse('candidate.notPublished');
  const sitting = await lockSitting(tx, { assignmentId, studentId: personId });
  if (!sitting) return notFound();
  const { assignment, recipient } = sitting;
  const { work, closedByClock } = recipient;
  const no = canMoveDeadline({ work, deadline: assignment.deadline, closedByClock });
  if (no) return refuse(no);
  if (to <= now) return refuse('candidate.past');
  const change = { assignmentId, recipientId: null, byId: me.id, at: now, reason: null };
  await updateAssignment(tx, { id: assignmentId }, { deadline: to }, { movesWindow: true });
  await insertChanges(tx, [
    { ...change, what: 'deadline', was: assignment.deadline.toISOString(), becomes: to.toISOString() },
  ]);
  const moved = {
    ...factsOf(assignment),
    deadline: to,
    recipientIds: null,
    studentIds: [personId],
    lastClosesAt: null,
  };
  await emit('deadline.moved', moved);
  await push([personId], { kind: 'refresh', about: 'frontend/test' });
};
