import { handleCall } from '@inkstone/call/server';
import { starStudent as contract } from '../contract.ts';
import { findMyStudent, saveStar } from './students.queries.ts';

/** Sets or removes the caller's star. */
export const starStudent = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const { studentId, hasStar } = input;
  if (!(await findMyStudent(tx, { teacherId: me.id, studentId }))) return notFound();
  await saveStar(tx, { teacherId: me.id, studentId, hasStar, since: now });
  return { hasStar };
});
