import { handleCall } from '@inkstone/call/server';
import { getCrmLink as contract } from '../contract.ts';
import { isStudentOfTeacher } from './expand-students.ts';
import { readRelation } from './crm-relation.ts';

/** Reads the CRM customer of one of the caller's students. */
export const getCrmLink = handleCall(contract, async ({ input, me, tx, language, school, notFound }) => {
  const { studentId } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  return readRelation(tx, { studentId, language, school });
});
