import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listMyStaff as contract } from '../contract.ts';
import { listStaffPage } from './staff.queries.ts';

/** The caller's staff, or one of them. */
export const listMyStaff = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const { search, personId, page, pageNum } = input;
  const { staff, total } = await listStaffPage(tx, { managerId: me.id, personId, search, page, pageNum });
  if (personId !== undefined && total === 0) return notFound();
  const list = staff.map(({ nameZh, given: assignedCount, ...row }) => ({
    ...row,
    name: localizedName(language, row.name, nameZh),
    since: row.since.toISOString(),
    assignedCount,
  }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
