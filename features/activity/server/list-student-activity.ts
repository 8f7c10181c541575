import { handleCall } from '@inkstone/call/server';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { listStudentActivity as contract } from '../contract.ts';
import { countEntries, listEntries } from './activity.queries.ts';

const defaultPageNum = 50;

/** One page of a student's activity log, for whoever may see the student. */
export const listStudentActivity = handleCall(contract, async ({ input, me, tx, notFound }) => {
  const { studentId, page = 1, pageNum = defaultPageNum } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  const total = await countEntries(tx, studentId);
  const rows = await listEntries(tx, { personId: studentId, page, pageNum });
  return {
    list: rows.map(({ at, receivedAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
    page,
    totalPage: Math.ceil(total / pageNum),
    total,
  };
});
