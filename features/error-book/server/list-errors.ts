import { addDays } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { listErrors, listErrorsOfStudent } from '../contract.ts';
import { dueDayAt } from './due-day.ts';
import { entryOf } from './entry.ts';
import { countDue, countEntries, countResting, listEntries, type BookKey } from './error-book.queries.ts';
import { readErrorsBelow } from './marked-work.queries.ts';
import { listResting } from './told.queries.ts';

const spans = { week: 7, month: 30, threeMonths: 91, sixMonths: 182, all: null } as const;

type Listing = Pick<HandlerContext<typeof listErrors>, 'input' | 'tx' | 'now' | 'language' | 'school'>;

const list = async ({ input, tx, now, language, school }: Listing, book: BookKey) => {
  const today = dueDayAt(now, school.timeZone);
  const span = spans[input.recent];
  const key = {
    ...book,
    since: span === null ? null : addDays(now, -span, school.timeZone),
    dueOn: input.due ? today : null,
    programme: input.program,
    subject: input.subject,
    nodeId: input.point,
    sort: input.sort,
    page: input.page,
    pageNum: input.pageNum,
  };
  const total = await countEntries(tx, key);
  const rows = await listEntries(tx, key);
  return {
    list: rows.map((row) => entryOf(row, language, today)),
    page: input.page,
    totalPage: Math.ceil(total / input.pageNum),
    total,
    due: await countDue(tx, book, today),
  };
};

/** My error book, without what is being asked. */
export const listMyErrors = handleCall(listErrors, async (it) => {
  const mine = { studentId: it.me.id, now: it.now };
  const book = { ...mine, resting: await listResting(it.tx, mine) };
  return { ...(await list(it, book)), resting: await countResting(it.tx, book) };
});

/** The error book of one of the teacher's own students, whole. */
export const listStudentErrors = handleCall(listErrorsOfStudent, async (it) => {
  const { studentId } = it.input;
  const isOwn = await isStudentOfTeacher(it.tx, { teacherId: it.me.id, studentId });
  if (!isOwn) return it.notFound();
  const book = await list(it, { studentId, now: it.now, resting: [] });
  return { ...book, errorsBelow: await readErrorsBelow(it.tx, it.me.id) };
});
