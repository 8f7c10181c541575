import { localize, localizedName, toMailKey } from '@inkstone/base';
import type { HandlerServices } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { mailJob } from '@inkstone/mail';
import { mailMessages } from '../messages.ts';
import { lockAccount, updatePerson, type Account } from './account.queries.ts';
import { spendMailProofs } from './mail-proof.queries.ts';
import { spendCodes } from './session.queries.ts';

interface ChangeContext extends Pick<HandlerServices, 'now' | 'school' | 'enqueue'> {
  tx: Tx;
}

/** Tells the former address, if it was proved, that it is no longer the account's. */
const tellFormerAddress = async (
  { school, enqueue }: ChangeContext,
  { mail, mailProvedAt, language, username }: Account,
): Promise<void> => {
  if (!mail || !mailProvedAt) return;
  const values = { username, school: localizedName(language, school.name, school.nameZh) };
  const subject = localize(mailMessages.pairs.formerSubject, language, values);
  const text = localize(mailMessages.pairs.formerText, language, values);
  await enqueue(mailJob, { to: mail, subject, text });
};

/**
 * Stores an address that was proved or that the school enters, or none; codes that went to the former one open nothing any
 * more. The edition of the person rises by one.
 */
export const changeMail = async (ctx: ChangeContext, personId: number, mail: string | null): Promise<void> => {
  const { tx, now } = ctx;
  const account = await lockAccount(tx, personId);
  if (!account) return;
  const isSame = mail !== null && account.mail !== null && toMailKey(account.mail) === toMailKey(mail);
  if (!isSame) await tellFormerAddress(ctx, account);
  if (!isSame) await spendCodes(tx, { personId, at: now });
  await updatePerson(tx, { personId }, { mail, mailProvedAt: mail === null ? null : now });
  await spendMailProofs(tx, { personId, at: now });
};
