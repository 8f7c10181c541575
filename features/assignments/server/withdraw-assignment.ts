import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { assignedTextbookCalls, assignedCourseCalls, homeworkCalls, testCalls } from '../contract.ts';
import { insertChanges, listStudentIds, lockOwnAssignment, updateAssignment } from './assignments.queries.ts';
import { toAssignmentFacts, kindsInFamily, lockActiveAssignment, type AssignmentFamily } from './assignment-family.ts';

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

/** What deleting needs of a handler's context; the call's own input may have more fields. */
type DestroyContext = Pick<
  HandlerContext<typeof homeworkCalls.deleteAssignment>,
  'me' | 'tx' | 'now' | 'emit' | 'notFound'
> & {
  input: { id: number };
  refuse(code: 'assignment.deleted'): never;
};

/** Builds the handler that deletes an assignment for good; it leaves every list. Withdrawn ones may be deleted. */
export const destroyFor =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, now, emit, refuse, notFound }: DestroyContext) => {
    const row = await lockOwnAssignment(tx, { id: input.id, teacherId: me.id, kinds: kindsInFamily(family) });
    if (!row) return notFound();
    if (row.deletedAt) return refuse('assignment.deleted');
    await updateAssignment(tx, { id: row.id }, { deletedAt: now }, { movesWindow: true });
    await insertChanges(tx, [{ assignmentId: row.id, byId: me.id, at: now, field: 'deleted' }]);
    const studentIds = await listStudentIds(tx, row.id);
    await emit('assignment.deleted', { ...toAssignmentFacts(row), studentIds });
    return { recipients: studentIds.length };
  };

/** Withdraws homework. */
export const withdrawHomework = handleCall(homeworkCalls.withdrawAssignment, withdrawFor('homework'));

/** Withdraws a test. */
export const withdrawTest = handleCall(testCalls.withdrawAssignment, withdrawFor('test'));

/** Withdraws an assigned textbook. */
export const withdrawBook = handleCall(assignedTextbookCalls.withdrawAssignment, withdrawFor('textbook'));

/** Withdraws an assigned course. */
export const withdrawCourse = handleCall(assignedCourseCalls.withdrawAssignment, withdrawFor('video'));

/** Deletes homework. */
export const destroyHomework = handleCall(homeworkCalls.deleteAssignment, destroyFor('homework'));

/** Deletes a test. */
export const destroyTest = handleCall(testCalls.deleteAssignment, destroyFor('test'));
