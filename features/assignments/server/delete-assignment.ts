import { handleCall, type CallHandler, type HandlerContext } from '@inkstone/call/server';
import { homeworkCalls, testCalls } from '../contract.ts';
import { insertChanges, listStudentIds, lockOwnAssignment, updateAssignment } from './assignments.queries.ts';
import { toAssignmentFacts, kindsInFamily, type AssignmentFamily } from './assignment-family.ts';

/** What deleting needs of a handler's context; the call's own input may have more fields. */
type DeleteContext = Pick<
  HandlerContext<typeof homeworkCalls.deleteAssignment>,
  'me' | 'tx' | 'now' | 'emit' | 'notFound'
> & {
  input: { id: number };
  refuse(code: 'assignment.deleted'): never;
};

/** Builds the handler that deletes an assignment for good; it leaves every list. Withdrawn ones may be deleted. */
export const deleteFor =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, now, emit, refuse, notFound }: DeleteContext) => {
    const row = await lockOwnAssignment(tx, { id: input.id, teacherId: me.id, kinds: kindsInFamily(family) });
    if (!row) return notFound();
    if (row.deletedAt) return refuse('assignment.deleted');
    await updateAssignment(tx, { id: row.id }, { deletedAt: now }, { movesWindow: true });
    await insertChanges(tx, [{ assignmentId: row.id, byId: me.id, at: now, field: 'deleted' }]);
    const studentIds = await listStudentIds(tx, row.id);
    await emit('assignment.deleted', { ...toAssignmentFacts(row), studentIds });
    return { recipients: studentIds.length };
  };

/** The calls that delete assignments; those of textbooks and courses delete other things too. */
export const deleteAssignmentHandlers: readonly CallHandler[] = [
  handleCall(homeworkCalls.deleteAssignment, deleteFor('homework')),
  handleCall(testCalls.deleteAssignment, deleteFor('test')),
];
