import { answer, type Deciding } from '@inkstone/call/server';
import { isStudentOf } from '@inkstone/people/server';
import { listErrors, listErrorsOfStudent } from '../contract.ts';
import { entryOf } from './entry.ts';
import { countDueBy, countEntries, listEntries } from './error-book.queries.ts';

const day = 86_400_000;
const spans = { week: 7, month: 30, threeMonths: 91, sixMonths: 182, all: null } as const;

type Listing = Pick<Deciding<typeof listErrors>, 'input' | 'tx' | 'now' | 'language'>;

const list = async ({ input, tx, now, language }: Listing, studentId: number) => {
  const span = spans[input.recent];
  const key = {
    studentId,
    now,
    since: span === null ? null : new Date(now.getTime() - span * day),
    dueBy: input.due ? now : null,
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
    list: rows.map((row) => entryOf(row, language, now)),
    page: input.page,
    totalPage: Math.ceil(total / input.pageNum),
    total,
    due: await countDueBy(tx, studentId, now),
  };
};

/** My error book. */
export const listMyErrors = answer(listErrors, (it) => list(it, it.me.id));

/** The error book of one of the teacher's own students. */
export const listStudentErrors = answer(listErrorsOfStudent, async (it) => {
  const isOwn = await isStudentOf(it.tx, { teacherId: it.me.id, studentId: it.input.studentId });
  return isOwn ? list(it, it.input.studentId) : it.notFound();
});
