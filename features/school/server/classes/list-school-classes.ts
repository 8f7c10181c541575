import { dayIn } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listSchoolClasses as contract } from '../../contract.ts';
import { toClassRow } from './class-view.ts';
import { listClassPage } from './classes.queries.ts';

/** A page of the classes of the school. */
export const listSchoolClasses = handleCall(contract, async ({ input, tx, now, school, language }) => {
  const { search, state, termId, withoutTerm, page, pageNum } = input;
  const today = dayIn(now, school.timeZone);
  const key = { search, state, termId, withoutTerm, today, page, pageNum };
  const { classes, total } = await listClassPage(tx, key);
  const list = classes.map((row) => toClassRow(row, language));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
