import { daysAsMs } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { hashInvitation, lockAccount, newToken, saveInvitation } from '@inkstone/session/server';
import { inviteToSignOn as contract } from '../../contract.ts';
import { canManagePerson, invitationDays } from '../../rules.ts';
import { writeRecord } from '../record/write-record.ts';

/** Invites a person to join the account to their identity at the provider; a former invitation stops working. */
export const inviteToSignOn = handleCall(contract, async ({ input, me, tx, now, identity, refuse, notFound }) => {
  const { personId } = input;
  if (!identity) return refuse('signOn.off');
  const account = await lockAccount(tx, personId);
  if (!account || account.leftAt !== null) return notFound();
  if (!canManagePerson(me.permissions, account.permissions)) return refuse('person.outranks');
  const code = newToken();
  const until = new Date(now.getTime() + daysAsMs(invitationDays));
  await saveInvitation(tx, { personId, hash: hashInvitation(code), until });
  const subject = { kind: 'person', id: personId } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'person.signOnInvited', subject });
  return { code };
});
