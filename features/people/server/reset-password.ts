import { handleCall } from '@inkstone/call/server';
import type {} from '@inkstone/session/events';
import { countUse, hashPassword, newPassword, signOutPerson, updatePerson } from '@inkstone/session/server';
import { resetPassword as contract } from '../contract.ts';
import { isTaughtByTeacher } from './students.queries.ts';

const maxPerHour = 60;

/** Sets a new password for a student of the caller; it is shown once, and the student's sessions end. */
export const resetPassword = handleCall<typeof contract, { password: string; passwordHash: string }>(contract, {
  async prepare({ input, me, db, now, notFound }) {
    await countUse(db, now, { key: `reset ${me.id}`, most: maxPerHour, windowSeconds: 3600 });
    if (!(await isTaughtByTeacher(db, { teacherId: me.id, studentId: input.studentId }))) return notFound();
    const password = newPassword();
    return { password, passwordHash: await hashPassword(password) };
  },
  async decide(ctx) {
    const { input, me, tx, push, emit, prepared, notFound } = ctx;
    if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId: input.studentId }))) return notFound();
    await updatePerson(tx, { personId: input.studentId }, { passwordHash: prepared.passwordHash });
    await push([input.studentId], { kind: 'elsewhere' });
    await signOutPerson(ctx, { personId: input.studentId, exceptId: null, by: 'password' });
    await emit('password.reset', { personId: input.studentId });
    return { password: prepared.password };
  },
});
