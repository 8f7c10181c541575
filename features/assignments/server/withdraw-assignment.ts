import { handleCall, type CallHandler, type HandlerContext } from '@inkstone/call/server';
import { assignedTextbookCalls, assignedCourseCalls, homeworkCalls, testCalls } from '../contract.ts';
import { insertChanges, listStudentIds, updateAssignment } from './assignments.queries.ts';
import { toAssignmentFacts, lockActiveAssignment, type AssignmentFamily } from './assignment-family.ts';

/** Builds the handler that withdraws an assignment for good: students are notified and can no longer answer. */
const withdrawFor =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, now, emit, refuse, notFound }: HandlerContext<typeof homeworkCalls.withdrawAssignment>) => {
    const row = await lockActiveAssignment(tx, { id: input.id, teacherId: me.id, family });
    if (row === 'notFound') return notFound();
    if (typeof row === 'string') return refuse(row);
    await updateAssignment(tx, { id: row.id }, { withdrawnAt: now }, { movesWindow: true });
    await insertChanges(tx, [{ assignmentId: row.id, byId: me.id, at: now, field: 'withdrawn' }]);
    const studentIds = await listStudentIds(tx, row.id);
    await emit('assignment.withdrawn', { ...toAssignmentFacts(row), studentIds });
    return { recipients: studentIds.length };
  };

/** The calls that withdraw assignments, by family. */
export const withdrawAssignmentHandlers = {
  homework: handleCall(homeworkCalls.withdrawAssignment, withdrawFor('homework')),
  test: handleCall(testCalls.withdrawAssignment, withdrawFor('test')),
  textbook: handleCall(assignedTextbookCalls.withdrawAssignment, withdrawFor('textbook')),
  video: handleCall(assignedCourseCalls.withdrawAssignment, withdrawFor('video')),
} satisfies Record<AssignmentFamily, CallHandler>;
