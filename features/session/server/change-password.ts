import { answer, type Deciding, type Preparing } from '@inkstone/call/server';
import { changeBackendPassword, changePassword } from '../contract.ts';
import { countUse, ofAccount, uncountUse } from './limits.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endOtherSessions, getAccount, updatePerson } from './session.queries.ts';

/** Checks the old password under the account's limit and hashes the new one. */
const prepare = async (it: Preparing<typeof changePassword>): Promise<string> => {
  const account = await getAccount(it.db, it.me.id);
  await countUse(it.db, it.now, ofAccount(account.username));
  if (!(await isPassword(account.passwordHash, it.input.oldPassword))) return it.refuse('password.wrong');
  await uncountUse(it.db, it.now, ofAccount(account.username));
  if (it.input.oldPassword === it.input.password) return it.refuse('password.same');
  return hashPassword(it.input.password);
};

/** Keeps the new password; whoever else is signed in as this person is signed out. */
const decide = async ({ me, tx, now, prepared }: Deciding<typeof changePassword, string>) => {
  await updatePerson(tx, { personId: me.id }, { passwordHash: prepared });
  await endOtherSessions(tx, { personId: me.id, exceptId: me.sessionId, by: 'password', at: now });
  return {};
};

/** For students and candidates, and for the backend login. */
export const passwordAnswers = [
  answer(changePassword, { prepare, decide }),
  answer(changeBackendPassword, { prepare, decide }),
];
