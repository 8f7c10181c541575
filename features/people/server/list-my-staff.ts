import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { updateMyStaff as updateMyStaffContract, listMyStaff as listMyStaffContract } from '../contract.ts';
import { findIsStaff, insertStaff, listOwnStaffIds, listStaffPage, removeStaff } from './staff.queries.ts';

/** Whether a person is among a manager's staff. */
export const isStaffOfManager = async (db: Handle, { managerId, personId }: { managerId: number; personId: number }) =>
  (await listOwnStaffIds(db, { managerId, personIds: [personId] })).length > 0;

/** The caller's staff, or one of them. */
export const listMyStaff = handleCall(listMyStaffContract, async ({ input, me, tx, language, notFound }) => {
  const { search, personId, page, pageNum } = input;
  const { staff, total } = await listStaffPage(tx, { managerId: me.id, personId, search, page, pageNum });
  if (personId !== undefined && total === 0) return notFound();
  const list = staff.map(({ name_zh: nameZh, handed_in: handedIn, since, ...row }) => ({
    ...row,
    name: localizedName(language, row.name, nameZh),
    since: new Date(since).toISOString(),
    handedIn,
  }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});

/** Adds a person to the caller's staff, or removes them. */
export const updateMyStaff = handleCall(updateMyStaffContract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { personId, isMine } = input;
  if (!isMine) return (await removeStaff(tx, { managerId: me.id, personId })) ? {} : notFound();
  if (personId === me.id) return refuse('employee.self');
  const isStaff = await findIsStaff(tx, personId);
  if (isStaff === undefined) return notFound();
  if (!isStaff) return refuse('employee.notStaff');
  await insertStaff(tx, { managerId: me.id, personId, since: now });
  return {};
});
