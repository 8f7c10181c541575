import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { changeBackendPassword, changePassword } from '../contract/password.ts';
import { isOwnPassword } from './confirm-identity.ts';
import { signOutPerson } from './end-sessions.ts';
import { findWeakness, hashPassword } from './passwords.ts';
import { getAccount, updatePerson } from './account.queries.ts';

/** Checks the old password, with attempts counted per person, and hashes the new one. */
const prepare = async (ctx: PrepareContext<typeof changePassword>): Promise<string> => {
  const { db, me, input, refuse } = ctx;
  const account = await getAccount(db, me.id);
  const { passwordHash } = account;
  if (!(await isOwnPassword(ctx, { personId: me.id, passwordHash, typed: input.oldPassword })))
    return refuse('password.wrong');
  if (input.oldPassword === input.password) return refuse('password.same');
  const weakness = findWeakness(input.password, account.username);
  return weakness ? refuse(weakness) : hashPassword(input.password, `person ${me.id}`);
};

/** Saves the new password and ends the person's other sessions. */
const handle = async (ctx: HandlerContext<typeof changePassword, string>) => {
  const { me, tx, prepared } = ctx;
  await updatePerson(tx, { personId: me.id }, { passwordHash: prepared });
  await ctx.emit('password.changed', { personId: me.id, isRecovered: false });
  await signOutPerson(ctx, { personId: me.id, exceptId: me.sessionId, by: 'password' });
  return {};
};

/** Handlers for the frontend and the backend login. */
export const passwordHandlers = [
  handleCall(changePassword, { prepare, decide: handle }),
  handleCall(changeBackendPassword, { prepare, decide: handle }),
];
