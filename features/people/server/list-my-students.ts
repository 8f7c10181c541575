import { handleCall } from '@inkstone/call/server';
import { listMyStudents as contract } from '../contract.ts';
import { listOwnClassIds } from './people.queries.ts';
import { listMyStudentRows } from './students.queries.ts';
import { toMyStudent } from './people-views.ts';

/** A page of the caller's students. */
export const listMyStudents = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const { classId } = input;
  if (classId && (await listOwnClassIds(tx, { teacherId: me.id, classIds: [classId] })).length === 0) return notFound();
  const { students, total } = await listMyStudentRows(tx, { teacherId: me.id, language, ...input });
  const list = students.map((row) => toMyStudent(row, language));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
});
