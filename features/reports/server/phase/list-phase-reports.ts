import { handleCall } from '@inkstone/call/server';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { listPhaseReports as contract } from '../../contract.ts';
import { listPhaseReportRows } from './phase.queries.ts';
import { toListItem } from './phase-report-view.ts';

/** One page of phase reports. */
export const listPhaseReports = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const { studentId, page, pageNum } = input;
  if (studentId !== undefined && !(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  const { rows, total } = await listPhaseReportRows(tx, { readerId: me.id, studentId, page, pageNum });
  const list = rows.map((row) => toListItem(row, { me, language }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
