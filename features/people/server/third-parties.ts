import { handleCall } from '@inkstone/call/server';
import { addTeacher, removeTeacher } from '../contract.ts';
import { isStudentOf } from './expand-students.ts';
import { teachersOf } from './my-students.ts';
import { insertThirdParty, isTaughtBy, isTeacher, removeThirdParty } from './students.queries.ts';

/** Lets a colleague take part in teaching a student. */
export const letTeacherIn = handleCall(addTeacher, async ({ input, me, tx, now, language, refuse, notFound }) => {
  const { studentId, teacherId } = input;
  if (!(await isTaughtBy(tx, { teacherId: me.id, studentId }))) return notFound();
  if (!(await isTeacher(tx, teacherId))) return refuse('teacher.notTeacher');
  if (await isStudentOf(tx, { teacherId, studentId })) return refuse('teacher.already');
  await insertThirdParty(tx, { teacherId, studentId, addedBy: me.id, since: now });
  return { teachers: await teachersOf(tx, studentId, language) };
});

/** Ends that. */
export const letTeacherGo = handleCall(removeTeacher, async ({ input, me, tx, language, notFound }) => {
  const { studentId, teacherId } = input;
  if (!(await isTaughtBy(tx, { teacherId: me.id, studentId }))) return notFound();
  if (!(await removeThirdParty(tx, { teacherId, studentId }))) return notFound();
  return { teachers: await teachersOf(tx, studentId, language) };
});
