import type { EventContext } from '@inkstone/call/server';
import { insertAddedRecipients, lockWorkForJoiners } from './added-recipients.queries.ts';
import { toAssignmentFacts } from './assignment-family.ts';

/** Gives the running work of a class that is for joiners to students who have joined it; who has it already gets no second. */
export const addJoiners = async (
  { tx, services: { now }, emit }: EventContext,
  { classId, studentIds }: { classId: number; studentIds: readonly number[] },
): Promise<void> => {
  const students = studentIds.map((studentId) => ({ studentId, classId }));
  for (const work of await lockWorkForJoiners(tx, { classId, now })) {
    const draft = { assignmentId: work.id, students, addedAt: now, restoresRemoved: false };
    const added = await insertAddedRecipients(tx, draft);
    if (added.length === 0) continue;
    await emit('recipient.added', {
      ...toAssignmentFacts(work),
      recipientIds: added.map(({ id }) => id),
      studentIds: added.map(({ studentId }) => studentId),
    });
  }
};
