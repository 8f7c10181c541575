import { handleCall } from '@inkstone/call/server';
import { updateMyStaff as contract } from '../contract.ts';
import { findIsStaff, insertStaff, removeStaff } from './staff.queries.ts';

/** Adds a person to the caller's staff, or removes them. */
export const updateMyStaff = handleCall(contract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { personId, isMine } = input;
  if (!isMine) return (await removeStaff(tx, { managerId: me.id, personId })) ? {} : notFound();
  if (personId === me.id) return refuse('employee.self');
  const isStaff = await findIsStaff(tx, personId);
  if (isStaff === undefined) return notFound();
  if (!isStaff) return refuse('employee.notStaff');
  await insertStaff(tx, { managerId: me.id, personId, since: now });
  return {};
});
