import { handleCall } from '@inkstone/call/server';
import { closeServiceHint as contract } from '../contract/customer-service.ts';
import { getAccount, updatePerson } from './account.queries.ts';

/** Notes that the caller has seen the hint; the first time counts. */
export const closeServiceHint = handleCall(contract, async ({ me, tx, now }) => {
  const { serviceHintSeenAt } = await getAccount(tx, me.id);
  if (serviceHintSeenAt === null) await updatePerson(tx, { personId: me.id }, { serviceHintSeenAt: now });
  return {};
});
