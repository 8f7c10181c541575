import { countStudentAssignments, kindsInFamily } from '@inkstone/assignments/server';
import { addDays } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { countDue, getDueDay } from '@inkstone/error-book/server';
import type { AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { getStudentSummary as contract } from '../../contract.ts';
import { listPractice, readPractice } from './students.queries.ts';

const weekCount = 12;

type SummaryContext = HandlerContext<typeof contract>;

const countByStatus = async ({ input, tx, now }: SummaryContext, family: AssignmentFamily) => {
  const paging = { filter: 'all' as const, search: undefined, page: 1, pageNum: 1 };
  const key = { studentId: input.studentId, kinds: kindsInFamily(family), now, ...paging };
  const counted = await countStudentAssignments(tx, key);
  return {
    onGoing: counted.get('onGoing') ?? 0,
    complete: counted.get('complete') ?? 0,
    delay: counted.get('delay') ?? 0,
  };
};

/** A summary of the progress of one of the caller's students. */
export const getStudentSummary = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, notFound } = ctx;
  const { studentId } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  const from = addDays(now, -7 * (weekCount - 1), school.timeZone);
  const practice = await readPractice(tx, studentId);
  return {
    answered: practice.answered,
    practiceSeconds: practice.seconds,
    weeks: await listPractice(tx, { studentId, from, to: now, timeZone: school.timeZone }),
    homework: await countByStatus(ctx, 'homework'),
    tests: await countByStatus(ctx, 'test'),
    courses: await countByStatus(ctx, 'video'),
    errorsDue: await countDue(tx, { studentId, now, resting: [] }, getDueDay(now, school.timeZone)),
  };
});
