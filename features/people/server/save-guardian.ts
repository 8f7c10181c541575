import { handleCall } from '@inkstone/call/server';
import { removeGuardian as removeContract, saveGuardian as saveContract } from '../contract.ts';
import { insertGuardian, listGuardians, updateGuardian } from './guardians.queries.ts';
import { isTaughtByTeacher } from './students.queries.ts';

const maxGuardians = 10;

/** Adds or changes a guardian. */
export const saveGuardian = handleCall(saveContract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { studentId, guardianId, name, mail, language } = input;
  if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  if (guardianId === undefined) {
    if ((await listGuardians(tx, studentId)).length >= maxGuardians) return refuse('guardian.many');
    await insertGuardian(tx, { studentId, name, mail, language, createdBy: me.id, createdAt: now });
  } else if (!(await updateGuardian(tx, { id: guardianId, studentId }, { name, mail, language }))) return notFound();
  return { guardians: await listGuardians(tx, studentId) };
});

/** Removes a guardian, whose letters open no more. */
export const removeGuardian = handleCall(removeContract, async ({ input, me, tx, now, notFound }) => {
  const { studentId, guardianId } = input;
  if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  if (!(await updateGuardian(tx, { id: guardianId, studentId }, { removedAt: now }))) return notFound();
  return { guardians: await listGuardians(tx, studentId) };
});
