import { handleCall } from '@inkstone/call/server';
import { getLoginFamily, switchRole as contract, type Role } from '../contract.ts';
import { lockAccount, updatePerson } from './account.queries.ts';
import { toUserInfo } from './user-info.ts';

/** Switches to another role of the same login family. */
export const switchRole = handleCall(contract, async ({ input, me, tx, school, refuse, notFound }) => {
  const account = await lockAccount(tx, me.id);
  if (!account) return notFound();
  if (account.role === input.role) return { user: toUserInfo(account, school), changed: false };
  if (!account.roles.includes(input.role)) return refuse('role.notMine');
  if (getLoginFamily(input.role) !== getLoginFamily(account.role as Role)) return refuse('login.otherFamily');

  await updatePerson(tx, { personId: me.id }, { role: input.role });
  return { user: toUserInfo({ ...account, role: input.role }, school), changed: true };
});
