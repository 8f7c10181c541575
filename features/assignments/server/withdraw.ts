import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { assignedTextbookCalls, assignedCourseCalls, homeworkCalls, testCalls } from '../contract.ts';
import { insertChanges, listStudentIds, lockOwnAssignment, updateAssignment } from './assignments.queries.ts';
import { toAssignmentFacts, kindsInFamily, lockActiveAssignment, type AssignmentFamily } from './assignment-family.ts';

/** Withdraws: terminal, students are told and can no longer answer. */
const withdrawFor =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, now, emit, refuse, notFound }: HandlerContext<typeof homeworkCalls.revoke>) => {
    const row = await lockActiveAssignment(tx, { id: input.id, teacherId: me.id, family });
    if (row === 'notFound') return notFound();
    if (typeof row === 'string') return refuse(row);
    await updateAssignment(tx, { id: row.id }, { withdrawnAt: now }, { movesWindow: true });
    await insertChanges(tx, [{ assignmentId: row.id, byId: me.id, at: now, what: 'withdrawn' }]);
    const studentIds = await listStudentIds(tx, row.id);
    await emit('assignment.withdrawn', { ...toAssignmentFacts(row), studentIds });
    return { recipients: studentIds.length };
  };

/** What deleting takes of a call: its own input may say more. */
type DestroyContext = Pick<HandlerContext<typeof homeworkCalls.destroy>, 'me' | 'tx' | 'now' | 'emit' | 'notFound'> & {
  input: { id: number };
  refuse(code: 'assignment.deleted'): never;
};

/** Deletes: terminal as well, and the work leaves every list; withdrawn work may be deleted. */
export const destroyFor =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, now, emit, refuse, notFound }: DestroyContext) => {
    const row = await lockOwnAssignment(tx, { id: input.id, teacherId: me.id, kinds: kindsInFamily(family) });
    if (!row) return notFound();
    if (row.deletedAt) return refuse('assignment.deleted');
    await updateAssignment(tx, { id: row.id }, { deletedAt: now }, { movesWindow: true });
    await insertChanges(tx, [{ assignmentId: row.id, byId: me.id, at: now, what: 'deleted' }]);
    const studentIds = await listStudentIds(tx, row.id);
    await emit('assignment.deleted', { ...toAssignmentFacts(row), studentIds });
    return { recipients: studentIds.length };
  };

/** Withdraws homework. */
export const withdrawHomework = handleCall(homeworkCalls.revoke, withdrawFor('homework'));

/** Withdraws a test. */
export const withdrawTest = handleCall(testCalls.revoke, withdrawFor('test'));

/** Withdraws a given textbook. */
export const withdrawBook = handleCall(assignedTextbookCalls.revoke, withdrawFor('textbook'));

/** Withdraws a given course. */
export const withdrawCourse = handleCall(assignedCourseCalls.revoke, withdrawFor('video'));

/** Deletes homework. */
export const destroyHomework = handleCall(homeworkCalls.destroy, destroyFor('homework'));

/** Deletes a test. */
export const destroyTest = handleCall(testCalls.destroy, destroyFor('test'));
