import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { getStudent as getStudentContract } from '../contract.ts';
import { listGuardians } from './guardians.queries.ts';
import { findMyStudent, isTaughtByTeacher, listStudentTeachers } from './students.queries.ts';
import { toMyStudent } from './people-views.ts';

/** The teachers of a student, in the form of the contract. */
export const readTeachers = async (db: Handle, studentId: number, language: Language) =>
  (await listStudentTeachers(db, studentId)).map((row) => ({
    id: row.id,
    name: localizedName(language, row.name, row.nameZh),
    via: row.via,
    classes: row.classes.map((schoolClass) => ({
      id: schoolClass.id,
      name: localizedName(language, schoolClass.name, schoolClass.nameZh),
    })),
    since: row.since?.toISOString() ?? null,
  }));

/** One of the caller's students. */
export const getStudent = handleCall(getStudentContract, async ({ input, me, tx, language, notFound }) => {
  const key = { teacherId: me.id, studentId: input.studentId };
  const row = await findMyStudent(tx, key);
  if (!row) return notFound();
  const student = {
    ...toMyStudent(row, language),
    mail: row.mail,
    phone: row.phone,
    createdAt: row.createdAt.toISOString(),
    mayManage: await isTaughtByTeacher(tx, key),
  };
  const guardians = student.mayManage ? await listGuardians(tx, row.id) : [];
  return { student, teachers: await readTeachers(tx, row.id, language), guardians };
});
