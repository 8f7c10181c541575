import { handleCall } from '@inkstone/call/server';
import type {} from '@inkstone/session/events';
import { getLoginFamily, type Role } from '@inkstone/session/contract';
import {
  countUse,
  hashPassword,
  lockAccount,
  newPassword,
  signOutPerson,
  updatePerson,
} from '@inkstone/session/server';
import { resetPassword as contract } from '../contract.ts';
import { isTaughtByTeacher } from './students.queries.ts';

const maxPerHour = 60;

/** Whether an account opens more than a student's pages: whoever knows its password may do all that it may do. */
const isOfStaff = ({ roles, permissions }: { roles: readonly string[]; permissions: readonly string[] }): boolean =>
  permissions.length > 0 || roles.some((role) => getLoginFamily(role as Role) === 'backend');

/** Sets a new password for a student of the caller; it is shown once, and the student's sessions end. */
export const resetPassword = handleCall<typeof contract, { password: string; passwordHash: string }>(contract, {
  async prepare({ input, me, db, now, notFound }) {
    await countUse(db, now, { key: `reset ${me.id}`, most: maxPerHour, windowSeconds: 3600 });
    if (!(await isTaughtByTeacher(db, { teacherId: me.id, studentId: input.studentId }))) return notFound();
    const password = newPassword();
    return { password, passwordHash: await hashPassword(password) };
  },
  async decide(ctx) {
    const { input, me, tx, push, emit, prepared, refuse, notFound } = ctx;
    if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId: input.studentId }))) return notFound();
    const account = await lockAccount(tx, input.studentId);
    if (!account || isOfStaff(account)) return refuse('student.worksHere');
    await updatePerson(tx, { personId: input.studentId }, { passwordHash: prepared.passwordHash });
    await push([input.studentId], { kind: 'elsewhere' });
    await signOutPerson(ctx, { personId: input.studentId, exceptId: null, by: 'password' });
    await emit('password.reset', { personId: input.studentId });
    return { password: prepared.password };
  },
});
