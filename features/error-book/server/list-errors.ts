import { addDays } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { listMyErrors as listMyErrorsContract, listStudentErrors as listStudentErrorsContract } from '../contract.ts';
import { getDueDay } from '../rules.ts';
import { toEntry } from './to-entry.ts';
import { countDue, countEntries, countResting, findDueIds, listEntries, type BookKey } from './error-book.queries.ts';
import { readErrorsBelow } from './marked-answers.queries.ts';
import { listRestingQuestions } from './disclosure.queries.ts';

const spanDays = { week: 7, month: 30, threeMonths: 91, sixMonths: 182, all: null } as const;

type ListContext = Pick<HandlerContext<typeof listMyErrorsContract>, 'input' | 'tx' | 'now' | 'language' | 'school'>;

const readList = async ({ input, tx, now, language, school }: ListContext, book: BookKey) => {
  const today = getDueDay(now, school.timeZone);
  const span = spanDays[input.recent];
  const key = {
    ...book,
    since: span === null ? null : addDays(now, -span, school.timeZone),
    dueOn: input.due ? today : null,
    programme: input.programme,
    subject: input.subject,
    nodeId: input.knowledgePointId,
    sort: input.sort,
    page: input.page,
    pageNum: input.pageNum,
  };
  const total = await countEntries(tx, key);
  const rows = await listEntries(tx, key);
  const dueIds = await findDueIds(tx, { ...book, ids: rows.map(({ id }) => id) }, today);
  return {
    list: rows.map((row) => toEntry(row, language, { end: today.end, ids: dueIds })),
    page: input.page,
    totalPage: Math.ceil(total / input.pageNum),
    total,
    due: await countDue(tx, book, today),
  };
};

/** Lists the student's own error book without resting entries. */
export const listMyErrors = handleCall(listMyErrorsContract, async (ctx) => {
  const ownKey = { studentId: ctx.me.id, now: ctx.now };
  const book = { ...ownKey, resting: await listRestingQuestions(ctx.tx, ownKey) };
  return { ...(await readList(ctx, book)), resting: await countResting(ctx.tx, book) };
});

/** Lists the error book of a teacher's own student, resting entries included. */
export const listStudentErrors = handleCall(listStudentErrorsContract, async (ctx) => {
  const { studentId } = ctx.input;
  const isOwn = await isStudentOfTeacher(ctx.tx, { teacherId: ctx.me.id, studentId });
  if (!isOwn) return ctx.notFound();
  const book = await readList(ctx, { studentId, now: ctx.now, resting: [] });
  return { ...book, errorsBelow: await readErrorsBelow(ctx.tx, ctx.me.id) };
});
