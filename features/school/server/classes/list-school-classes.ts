import { handleCall } from '@inkstone/call/server';
import { listSchoolClasses as contract } from '../../contract.ts';
import { toClassRow } from './class-view.ts';
import { listClassPage } from './classes.queries.ts';

/** A page of the classes of the school. */
export const listSchoolClasses = handleCall(contract, async ({ input, tx, language }) => {
  const { search, state, page, pageNum } = input;
  const { classes, total } = await listClassPage(tx, { search, state, page, pageNum });
  const list = classes.map((row) => toClassRow(row, language));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
