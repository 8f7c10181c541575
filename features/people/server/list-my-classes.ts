import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getClass as getClassContract, listMyClasses as listMyClassesContract } from '../contract.ts';
import { findMyClass, listMyClassRows, listTeachersIn, type MyClassRow } from './my-classes.queries.ts';
import { toMyStudent } from './get-student.ts';
import { listMyStudentRows } from './students.queries.ts';

const toClass = (row: MyClassRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.nameZh),
  studentCount: row.studentCount,
  teacherName: localizedName(language, row.teacherName, row.teacherNameZh),
  isMine: row.isMine,
  nextSessionAt: row.nextSessionAt === null ? null : new Date(row.nextSessionAt).toISOString(),
});

/** A page of the caller's classes. */
export const listMyClasses = handleCall(listMyClassesContract, async ({ input, me, tx, now, language }) => {
  const { classes, total } = await listMyClassRows(tx, { teacherId: me.id, now, ...input });
  const list = classes.map((row) => toClass(row, language));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
});

/** One of the caller's classes with a page of its members. */
export const getClass = handleCall(getClassContract, async ({ input, me, tx, now, language, notFound }) => {
  const { classId, page, pageNum } = input;
  const row = await findMyClass(tx, { teacherId: me.id, classId, now });
  if (!row) return notFound();
  const { students, total } = await listMyStudentRows(tx, { teacherId: me.id, language, ...input });
  const teachers = (await listTeachersIn(tx, classId)).map(({ id, name, nameZh }) => ({
    id,
    name: localizedName(language, name, nameZh),
  }));
  const list = students.map((student) => toMyStudent(student, language));
  return { class: toClass(row, language), teachers, list, page, totalPage: Math.ceil(total / pageNum), total };
});
