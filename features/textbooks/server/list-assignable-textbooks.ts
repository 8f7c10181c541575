import { handleCall } from '@inkstone/call/server';
import { listAssignableTextbooks as contract } from '../contract.ts';
import { listEditionOptions } from './bank-list.queries.ts';
import { toTextbookRecord } from './record.ts';

/** Every edition that may be assigned, by name. */
export const listAssignableTextbooks = handleCall(contract, async ({ input, me, tx, language }) => {
  const { rows, total } = await listEditionOptions(tx, {
    readerId: me.id,
    search: input.search || undefined,
    most: 200,
  });
  return { list: rows.map((row) => toTextbookRecord(row, language)), total };
});
