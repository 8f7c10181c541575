import { answer, type Deciding, type Preparing } from '@inkstone/call/server';
import { changeBackendPassword, changePassword } from '../contract.ts';
import { countUse, ofAccount } from './limits.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endOtherSessions, getAccount, updatePerson } from './session.queries.ts';

type Change = typeof changePassword | typeof changeBackendPassword;

/** Checks the old password under the account's limit and hashes the new one. */
const prepare = async (it: Preparing<Change>): Promise<string> => {
  const account = await getAccount(it.db, it.me.id);
  await countUse(it.db, it.now, ofAccount(account.username), 0);
  if (!(await isPassword(account.passwordHash, it.input.oldPassword))) {
    await countUse(it.db, it.now, ofAccount(account.username));
    return it.refuse('password.wrong');
  }
  if (it.input.oldPassword === it.input.password) return it.refuse('password.same');
  return hashPassword(it.input.password);
};

/** Keeps the new password; whoever else is signed in as this person is signed out. */
const decide = async ({ me, tx, now, prepared }: Deciding<Change, string>) => {
  await updatePerson(tx, { personId: me.id }, { passwordHash: prepared });
  await endOtherSessions(tx, { personId: me.id, exceptId: me.sessionId, by: 'password', at: now });
  return {};
};

/** For students and candidates. */
export const changeFrontendPassword = answer<typeof changePassword, string>(changePassword, { prepare, decide });

/** For the backend login. */
export const changeBackendPasswordAnswer = answer<typeof changeBackendPassword, string>(changeBackendPassword, {
  prepare,
  decide,
});
