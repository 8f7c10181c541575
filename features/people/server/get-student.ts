import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import {
  starStudent as starStudentContract,
  listMyStudents as listMyStudentsContract,
  getStudent as getStudentContract,
} from '../contract.ts';
import { listOwnClassIds } from './people.queries.ts';
import {
  findMyStudent,
  isTaughtByTeacher,
  saveStar,
  listMyStudentRows,
  listStudentTeachers,
  type MyStudentRow,
} from './students.queries.ts';

/** Maps a student row to the contract. */
export const toMyStudent = (row: MyStudentRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.nameZh),
  username: row.username,
  hasStar: row.hasStar,
  through: row.through,
  lastActiveAt: row.lastActiveAt === null ? null : new Date(row.lastActiveAt).toISOString(),
  classes: row.classes.map((schoolClass) => ({
    id: schoolClass.id,
    name: localizedName(language, schoolClass.name, schoolClass.nameZh),
  })),
});

/** A page of the caller's students. */
export const listMyStudents = handleCall(listMyStudentsContract, async ({ input, me, tx, language, notFound }) => {
  const { classId } = input;
  if (classId && (await listOwnClassIds(tx, { teacherId: me.id, classIds: [classId] })).length === 0) return notFound();
  const { students, total } = await listMyStudentRows(tx, { teacherId: me.id, language, ...input });
  const list = students.map((row) => toMyStudent(row, language));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
});

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
    since: row.since === null ? null : new Date(row.since).toISOString(),
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
    createdAt: new Date(row.createdAt).toISOString(),
    mayManage: await isTaughtByTeacher(tx, key),
  };
  return { student, teachers: await readTeachers(tx, row.id, language) };
});

/** Sets or removes the caller's star. */
export const starStudent = handleCall(starStudentContract, async ({ input, me, tx, now, notFound }) => {
  const { studentId, hasStar } = input;
  if (!(await findMyStudent(tx, { teacherId: me.id, studentId }))) return notFound();
  await saveStar(tx, { teacherId: me.id, studentId, hasStar, since: now });
  return { hasStar };
});
