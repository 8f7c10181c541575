import { handleCall } from '@inkstone/call/server';
import { removeGuardian as removeContract, saveGuardian as saveContract } from '../contract.ts';
import type {} from '../events.ts';
import { insertGuardian, listGuardians, updateGuardian } from './guardians.queries.ts';
import { isTaughtByTeacher } from './students.queries.ts';

const maxGuardians = 10;

/** Adds or changes a guardian; letters that went to a former address no longer open. */
export const saveGuardian = handleCall(saveContract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const { studentId, guardianId, name, mail, language } = input;
  if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  const guardians = await listGuardians(tx, studentId);
  if (guardianId === undefined) {
    if (guardians.length >= maxGuardians) return refuse('guardian.many');
    await insertGuardian(tx, { studentId, name, mail, language, createdBy: me.id, createdAt: now });
    return { guardians: await listGuardians(tx, studentId) };
  }
  if (!(await updateGuardian(tx, { id: guardianId, studentId }, { name, mail, language }))) return notFound();
  const formerMail = guardians.find(({ id }) => id === guardianId)?.mail;
  if (formerMail !== mail) await emit('guardian.unreachable', { guardianId });
  return { guardians: await listGuardians(tx, studentId) };
});

/** Removes a guardian, whose letters no longer open. */
export const removeGuardian = handleCall(removeContract, async ({ input, me, tx, now, emit, notFound }) => {
  const { studentId, guardianId } = input;
  if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  if (!(await updateGuardian(tx, { id: guardianId, studentId }, { removedAt: now }))) return notFound();
  await emit('guardian.unreachable', { guardianId });
  return { guardians: await listGuardians(tx, studentId) };
});
