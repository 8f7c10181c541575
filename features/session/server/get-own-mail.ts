import { handleCall } from '@inkstone/call/server';
import { getOwnMail as contract } from '../contract/mail.ts';
import { getAccount } from './account.queries.ts';
import { findConfirmation } from './confirm-identity.ts';

/** The caller's address, and what changing it needs. */
export const getOwnMail = handleCall(contract, async ({ me, tx, now, canMail }) => {
  const { mail, mailProvedAt } = await getAccount(tx, me.id);
  const confirmation = await findConfirmation({ db: tx, now }, me.sessionId);
  return { mail, isProved: mail !== null && mailProvedAt !== null, canMail, confirmation };
});
