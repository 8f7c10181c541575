import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { getPhaseReport as contract } from '../../contract.ts';
import { listGuardianLetters } from '../letters/letters.queries.ts';
import { toPhaseLetter } from '../letters/to-phase-letter.ts';
import { readPhaseNumbers } from './phase-numbers.ts';
import { findPhaseReport } from './phase.queries.ts';
import { toListItem } from './phase-report-view.ts';

type PhaseContext = Pick<HandlerContext<typeof contract>, 'input' | 'me' | 'language' | 'school' | 'notFound'>;

/** One phase report: the caller's, or a published one about one of their students. */
export const readPhaseReport = async ({ input, me, language, school, notFound }: PhaseContext, db: Handle) => {
  const row = await findPhaseReport(db, { id: input.id, readerId: me.id });
  if (!row) return notFound();
  const isTheirs =
    row.authorId === me.id || (await isStudentOfTeacher(db, { teacherId: me.id, studentId: row.studentId }));
  if (!isTheirs) return notFound();
  const period = { studentId: row.studentId, from: row.fromOn, to: row.toOn, timeZone: school.timeZone };
  const numbers = row.numbers ?? (await readPhaseNumbers(db, period));
  const report = { ...toListItem(row, { me, language }), comments: row.comments, numbers, version: row.version };
  if (row.authorId !== me.id) return report;
  const letters = await listGuardianLetters(db, { reportId: row.id, studentId: row.studentId });
  return { ...report, letters: letters.map(toPhaseLetter) };
};

/** The same as a call. */
export const getPhaseReport = handleCall(contract, async (ctx) => readPhaseReport(ctx, ctx.tx));
