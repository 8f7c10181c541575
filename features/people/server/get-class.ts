import { dayIn, localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getClass as contract } from '../contract.ts';
import { findMyClass, listTeachersIn } from './my-classes.queries.ts';
import { toMyStudent, toClass } from './people-views.ts';
import { listMyStudentRows } from './students.queries.ts';

/** One of the caller's classes with a page of its members. */
export const getClass = handleCall(contract, async ({ input, me, tx, now, school, language, notFound }) => {
  const { classId, page, pageNum } = input;
  const row = await findMyClass(tx, { teacherId: me.id, classId, now, today: dayIn(now, school.timeZone) });
  if (!row) return notFound();
  const { students, total } = await listMyStudentRows(tx, { teacherId: me.id, language, ...input });
  const teachers = (await listTeachersIn(tx, classId)).map(({ id, name, nameZh }) => ({
    id,
    name: localizedName(language, name, nameZh),
  }));
  const list = students.map((student) => toMyStudent(student, language));
  return { class: toClass(row, language), teachers, list, page, totalPage: Math.ceil(total / pageNum), total };
});
