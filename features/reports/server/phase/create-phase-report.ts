import { daysBetween } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { createPhaseReport as contract, type PhaseComments } from '../../contract.ts';
import { insertPhaseReport } from './phase.queries.ts';

const maxPeriodDays = 366;

const emptyComments: PhaseComments = { overall: '', strengths: '', advice: '' };

const isValidPeriod = ({ from, to }: { from: string; to: string }): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days <= maxPeriodDays;
};

/** Creates a report about one of the caller's students. */
export const createPhaseReport = handleCall(contract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { studentId, title, from, to } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  if (!isValidPeriod({ from, to })) return refuse('phase.period');
  const about = { studentId, authorId: me.id, title, fromOn: from, toOn: to };
  return { id: await insertPhaseReport(tx, { ...about, comments: emptyComments, createdAt: now, updatedAt: now }) };
});
