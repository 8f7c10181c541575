import { countWork, kindsOf } from '@inkstone/assignments/server';
import { addDays } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { countDue, dueDayAt } from '@inkstone/error-book/server';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { studentSummary } from '../../contract.ts';
import { listPractice, readPractice } from './students.queries.ts';

const weeksShown = 12;

type Asking = HandlerContext<typeof studentSummary>;

const standingOf = async ({ input, tx, now, school }: Asking, family: 'homework' | 'test' | 'video') => {
  const { archiveHours } = school;
  const paging = { filter: 'all' as const, search: undefined, page: 1, pageNum: 1 };
  const key = { studentId: input.studentId, kinds: kindsOf(family), now, archiveHours, ...paging };
  const counted = await countWork(tx, key);
  return {
    onGoing: counted.get('onGoing') ?? 0,
    complete: counted.get('complete') ?? 0,
    delay: counted.get('delay') ?? 0,
  };
};

/** How a student of mine comes along. */
export const readStudentSummary = handleCall(studentSummary, async (it) => {
  const { input, me, tx, now, school, notFound } = it;
  const { studentId } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  const from = addDays(now, -7 * (weeksShown - 1), school.timeZone);
  const practice = await readPractice(tx, studentId);
  return {
    answered: practice.answered,
    practiceSeconds: practice.seconds,
    weeks: await listPractice(tx, { studentId, from, to: now, timeZone: school.timeZone }),
    homework: await standingOf(it, 'homework'),
    tests: await standingOf(it, 'test'),
    courses: await standingOf(it, 'video'),
    errorsDue: await countDue(tx, { studentId, now, resting: [] }, dueDayAt(now, school.timeZone)),
  };
});
