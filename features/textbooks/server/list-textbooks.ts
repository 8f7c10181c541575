import { handleCall } from '@inkstone/call/server';
import { localizedName } from '@inkstone/base';
import { listTextbooks as contract } from '../contract.ts';
import { countBank, listBank } from './bank-list.queries.ts';
import { toTextbookRecord } from './record.ts';

/** One page of the bank. */
export const listTextbooks = handleCall(contract, async ({ input, me, tx, language }) => {
  const { annotated, search, programme, subject, page, pageNum } = input;
  const key = {
    readerId: me.id,
    kind: annotated ? ('annotated' as const) : ('original' as const),
    search: search || undefined,
    programme,
    subject,
    page,
    pageNum,
  };
  const rows = await listBank(tx, key);
  const total = await countBank(tx, key);
  const list = rows.map((row) => ({
    ...toTextbookRecord(row, language),
    names: { en: row.name, zh: row.nameZh },
    ownerName: localizedName(language, row.annotator, row.annotatorZh),
    isMine: row.ownerId === me.id,
    myAnnotatedId: row.myAnnotatedId,
    marks: row.marks,
    size: row.size,
  }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
