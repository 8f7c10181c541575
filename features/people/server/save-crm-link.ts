import { handleCall } from '@inkstone/call/server';
import { saveCrmLink as contract } from '../contract.ts';
import { isTaughtByTeacher, saveCrm, removeCrm } from './students.queries.ts';
import { readRelation } from './crm-relation.ts';

/** Links a student to a CRM customer, or removes the link. */
export const saveCrmLink = handleCall(contract, async ({ input, me, tx, now, language, school, notFound }) => {
  const { studentId, number } = input;
  if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  if (number === '') await removeCrm(tx, studentId);
  else await saveCrm(tx, { studentId, number, linkedBy: me.id, linkedAt: now });
  return readRelation(tx, { studentId, language, school });
});
