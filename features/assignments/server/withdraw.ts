import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { givenBooks, givenCourses, homework, tests } from '../contract.ts';
import { insertChanges, listStudentIds, lockOwnAssignment, updateAssignment } from './giving.queries.ts';
import { factsOf, kindsOf, lockLiving, type FamilyOfWork } from './own.ts';

/** Withdraws: terminal, students are told and can no longer answer. */
const withdrawOf =
  (family: FamilyOfWork) =>
  async ({ input, me, tx, now, emit, refuse, notFound }: HandlerContext<typeof homework.revoke>) => {
    const row = await lockLiving(tx, { id: input.id, teacherId: me.id, family });
    if (row === 'notFound') return notFound();
    if (typeof row === 'string') return refuse(row);
    await updateAssignment(tx, { id: row.id }, { withdrawnAt: now }, { movesWindow: true });
    await insertChanges(tx, [{ assignmentId: row.id, byId: me.id, at: now, what: 'withdrawn' }]);
    const studentIds = await listStudentIds(tx, row.id);
    await emit('assignment.withdrawn', { ...factsOf(row), studentIds });
    return { recipients: studentIds.length };
  };

/** What deleting takes of a call: its own input may say more. */
type Destroying = Pick<HandlerContext<typeof homework.destroy>, 'me' | 'tx' | 'now' | 'emit' | 'notFound'> & {
  input: { id: number };
  refuse(code: 'assignment.deleted'): never;
};

/** Deletes: terminal as well, and the work leaves every list; withdrawn work may be deleted. */
export const destroyOf =
  (family: FamilyOfWork) =>
  async ({ input, me, tx, now, emit, refuse, notFound }: Destroying) => {
    const row = await lockOwnAssignment(tx, { id: input.id, teacherId: me.id, kinds: kindsOf(family) });
    if (!row) return notFound();
    if (row.deletedAt) return refuse('assignment.deleted');
    await updateAssignment(tx, { id: row.id }, { deletedAt: now }, { movesWindow: true });
    await insertChanges(tx, [{ assignmentId: row.id, byId: me.id, at: now, what: 'deleted' }]);
    const studentIds = await listStudentIds(tx, row.id);
    await emit('assignment.deleted', { ...factsOf(row), studentIds });
    return { recipients: studentIds.length };
  };

/** Withdraws homework. */
export const withdrawHomework = handleCall(homework.revoke, withdrawOf('homework'));

/** Withdraws a test. */
export const withdrawTest = handleCall(tests.revoke, withdrawOf('test'));

/** Withdraws a given textbook. */
export const withdrawBook = handleCall(givenBooks.revoke, withdrawOf('textbook'));

/** Withdraws a given course. */
export const withdrawCourse = handleCall(givenCourses.revoke, withdrawOf('video'));

/** Deletes homework. */
export const destroyHomework = handleCall(homework.destroy, destroyOf('homework'));

/** Deletes a test. */
export const destroyTest = handleCall(tests.destroy, destroyOf('test'));
