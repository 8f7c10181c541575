import { dayIn, localizedName, shiftDay } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getClass as contract } from '../contract.ts';
import { listClassMoves } from './coming-stays.queries.ts';
import { findMyClass, listTeachersIn } from './my-classes.queries.ts';
import { toClassMove, toMyStudent, toClass } from './people-views.ts';
import { listMyStudentRows } from './students.queries.ts';

/** For how many days a move to another class is shown. */
const movesForDays = 30;

/** One of the caller's classes with a page of its members. */
export const getClass = handleCall(contract, async ({ input, me, tx, now, school, language, notFound }) => {
  const { classId, page, pageNum } = input;
  const { timeZone } = school;
  const today = dayIn(now, timeZone);
  const row = await findMyClass(tx, { teacherId: me.id, classId, now, today });
  if (!row) return notFound();
  const { students, total } = await listMyStudentRows(tx, { teacherId: me.id, language, ...input });
  const teachers = (await listTeachersIn(tx, classId)).map(({ id, name, nameZh }) => ({
    id,
    name: localizedName(language, name, nameZh),
  }));
  const since = shiftDay(today, -movesForDays);
  const moves = (await listClassMoves(tx, { classId, since, timeZone })).map((move) => toClassMove(move, language));
  const list = students.map((student) => toMyStudent(student, language));
  return { class: toClass(row, language), teachers, moves, list, page, totalPage: Math.ceil(total / pageNum), total };
});
