import { foldCase } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { inTransaction } from '@inkstone/db';
import { recoverPassword as contract } from '../contract/password.ts';
import { findCodeBrowser } from './code-browser.ts';
import { signOutPerson } from './end-sessions.ts';
import { countAnonymous } from './limits.ts';
import { findWeakness, hashPassword, isPassword } from './passwords.ts';
import { updatePerson, type Account } from './account.queries.ts';
import { lockCode, lockOpenCodes, updateCode, spendCodes, type PasswordCode } from './session.queries.ts';
import { listNamedAccounts } from './named-accounts.ts';
import { mayGuessCode, queueKeyFor } from './tries.ts';

type Context = PrepareContext<typeof contract>;

const maxTries = 5;

// A browser that did not request a code may try only the newest few; the number of comparisons is constant.
const maxCompared = 3;

/**
 * The codes that may be used: a browser that requested one may use its own newest, whose attempts nobody else can
 * exhaust. The attempt is counted in a separate transaction, so that a refusal does not roll it back.
 */
const takeCodes = async (
  ctx: Context,
  account: Account | undefined,
): Promise<{ codes: PasswordCode[]; compared: number }> => {
  const { db, now, request, input } = ctx;
  const browserHash = findCodeBrowser(request);
  const own = await inTransaction(db, async (tx) => {
    const [newest] =
      account && browserHash ? await lockOpenCodes(tx, { personId: account.id, browserHash, now, most: 1 }) : [];
    if (newest) await updateCode(tx, { codeId: newest.id }, { tries: newest.tries + 1 });
    return newest;
  });
  if (own) return { codes: own.tries < maxTries ? [own] : [], compared: 1 };
  // By the account, whichever of its names was typed.
  const mayGuess = await mayGuessCode({ db, now }, foldCase(account?.username ?? input.username), request.address);
  if (!account || !mayGuess) return { codes: [], compared: maxCompared };
  const codes = await inTransaction(db, (tx) =>
    lockOpenCodes(tx, { personId: account.id, browserHash: null, now, most: maxCompared }),
  );
  return { codes, compared: maxCompared };
};

/** Finds the matching code; the time does not reveal how many there are. */
const findMatchingCode = async (
  { input, secret, request }: Context,
  codes: readonly PasswordCode[],
  compared: number,
) => {
  const queueKey = queueKeyFor(secret, request);
  let typed: PasswordCode | undefined;
  for (let index = 0; index < compared; index++) {
    const code = codes[index];
    if (await isPassword(code?.codeHash, input.code, queueKey)) typed ??= code;
  }
  return typed;
};

/** Sets a new password with an e-mailed code: valid for ten minutes, five attempts, one use. */
export const recoverPassword = handleCall<typeof contract, { personId: number; codeId: number; passwordHash: string }>(
  contract,
  {
    async prepare(ctx) {
      const { input, secret, request, refuse } = ctx;
      await countAnonymous(ctx, 'code');
      // Checked first, so that a weak password uses up no attempt of the code.
      const weakness = findWeakness(input.password, input.username);
      if (weakness) return refuse(weakness);
      const [account, ...others] = await listNamedAccounts(ctx.db, input);
      const { codes, compared } = await takeCodes(ctx, others.length === 0 ? account : undefined);
      const code = await findMatchingCode(ctx, codes, compared);
      if (!account || !code) return refuse('code.wrong');
      // Where a mail address was typed, only the owner of the code learns anything of the user name.
      const ownWeakness = findWeakness(input.password, account.username);
      if (ownWeakness) return refuse(ownWeakness);
      const passwordHash = await hashPassword(input.password, queueKeyFor(secret, request));
      return { personId: account.id, codeId: code.id, passwordHash };
    },
    async decide(ctx) {
      const { tx, now, prepared, refuse } = ctx;
      const { personId, codeId, passwordHash } = prepared;
      const code = await lockCode(tx, codeId);
      if (!code || code.usedAt) return refuse('code.wrong');
      await spendCodes(tx, { personId, at: now });
      await updatePerson(tx, { personId }, { passwordHash });
      await ctx.emit('password.changed', { personId, isRecovered: true });
      await signOutPerson(ctx, { personId, exceptId: null, by: 'password' });
      return {};
    },
  },
);
