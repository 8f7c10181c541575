import { handleCall } from '@inkstone/call/server';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { getPhaseReport as contract } from '../../contract.ts';
import { readPhaseNumbers } from './phase-numbers.ts';
import { findPhaseReport } from './phase.queries.ts';
import { toListItem } from './phase-report-view.ts';

/** One phase report: the caller's, or a published one about one of their students. */
export const getPhaseReport = handleCall(contract, async ({ input, me, tx, language, school, notFound }) => {
  const row = await findPhaseReport(tx, { id: input.id, readerId: me.id });
  if (!row) return notFound();
  const isTheirs =
    row.author_id === me.id || (await isStudentOfTeacher(tx, { teacherId: me.id, studentId: row.student_id }));
  if (!isTheirs) return notFound();
  const period = { studentId: row.student_id, from: row.from_on, to: row.to_on, timeZone: school.timeZone };
  const numbers = row.numbers ?? (await readPhaseNumbers(tx, period));
  return { ...toListItem(row, { me, language }), comments: row.comments, numbers, version: row.version };
});
