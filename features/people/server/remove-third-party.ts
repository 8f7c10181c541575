import { handleCall } from '@inkstone/call/server';
import { removeThirdParty as contract } from '../contract.ts';
import { readTeachers } from './get-student.ts';
import { isTaughtByTeacher, removeThirdPartyRow } from './students.queries.ts';

/** Removes a third-party teacher. */
export const removeThirdParty = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const { studentId, teacherId } = input;
  if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  if (!(await removeThirdPartyRow(tx, { teacherId, studentId }))) return notFound();
  return { teachers: await readTeachers(tx, studentId, language) };
});
