import { handleCall } from '@inkstone/call/server';
import { listMyClasses as contract } from '../contract.ts';
import { listMyClassRows } from './my-classes.queries.ts';
import { toClass } from './people-views.ts';

/** A page of the caller's classes. */
export const listMyClasses = handleCall(contract, async ({ input, me, tx, now, language }) => {
  const { classes, total } = await listMyClassRows(tx, { teacherId: me.id, now, ...input });
  const list = classes.map((row) => toClass(row, language));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
});
