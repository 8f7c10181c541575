import { dayIn } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listMyClasses as contract } from '../contract.ts';
import { listMyClassRows } from './my-classes.queries.ts';
import { toClass, toTerm } from './people-views.ts';
import { listTaughtTerms } from './terms.queries.ts';

/** A page of the caller's classes. */
export const listMyClasses = handleCall(contract, async ({ input, me, tx, now, school, language }) => {
  const today = dayIn(now, school.timeZone);
  const key = { ...input, termId: input.termId, teacherId: me.id, now, today };
  const { classes, total } = await listMyClassRows(tx, key);
  const terms = (await listTaughtTerms(tx, key)).map((term) => toTerm(term, language));
  const list = classes.map((row) => toClass(row, language));
  return { list, terms, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
});
