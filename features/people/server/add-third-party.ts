import { handleCall } from '@inkstone/call/server';
import { addThirdParty as contract } from '../contract.ts';
import { isStudentOfTeacher } from './expand-students.ts';
import { readTeachers } from './get-student.ts';
import { insertThirdParty, isTaughtByTeacher, isTeacher } from './students.queries.ts';

/** Adds a colleague as third-party teacher of a student. */
export const addThirdParty = handleCall(contract, async ({ input, me, tx, now, language, refuse, notFound }) => {
  const { studentId, teacherId } = input;
  if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  if (!(await isTeacher(tx, teacherId))) return refuse('teacher.notTeacher');
  if (await isStudentOfTeacher(tx, { teacherId, studentId })) return refuse('teacher.already');
  await insertThirdParty(tx, { teacherId, studentId, addedBy: me.id, since: now });
  return { teachers: await readTeachers(tx, studentId, language) };
});
