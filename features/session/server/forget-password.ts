import { answer } from '@inkstone/call/server';
import { inTransaction } from '@inkstone/db';
import { familyOf, forgetPassword as contract, type Role } from '../contract.ts';
import { countUse, ofAddress } from './limits.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endOtherSessions, findAccount, lockNewestCode, updateCode, updatePerson } from './session.queries.ts';

const mostTries = 5;

/** Sets a new password with the mailed code: ten minutes, five tries, once. */
export const forgetPassword = answer<typeof contract, { personId: number; codeId: number; passwordHash: string }>(
  contract,
  {
    async prepare({ input, db, now, request, refuse }) {
      await countUse(db, now, ofAddress(request.address));
      const account = await findAccount(db, input.username);
      const isOfFamily = account?.roles.some((role) => familyOf(role as Role) === input.family);
      // The try is counted in a transaction of its own, so that a refusal does not take the count back.
      const code = await inTransaction(db, async (tx) => {
        if (!account || !isOfFamily) return null;
        const newest = await lockNewestCode(tx, account.id);
        if (!newest || newest.usedAt || newest.expiresAt < now || newest.tries >= mostTries) return null;
        await updateCode(tx, { codeId: newest.id }, { tries: newest.tries + 1 });
        return newest;
      });
      // Compared where there is no code as well: how long it takes tells nobody who has an account.
      const isRight = await isPassword(code?.codeHash, input.code);
      if (!account || !code || !isRight) return refuse('code.wrong');
      return { personId: account.id, codeId: code.id, passwordHash: await hashPassword(input.password) };
    },
    async decide({ tx, now, prepared, refuse }) {
      const newest = await lockNewestCode(tx, prepared.personId);
      if (newest?.id !== prepared.codeId || newest.usedAt) return refuse('code.wrong');
      await updateCode(tx, { codeId: prepared.codeId }, { usedAt: now });
      await updatePerson(tx, { personId: prepared.personId }, { passwordHash: prepared.passwordHash });
      await endOtherSessions(tx, { personId: prepared.personId, exceptId: null, by: 'password', at: now });
      return {};
    },
  },
);
