import { timingSafeEqual } from 'node:crypto';
import { foldCase } from '@inkstone/base';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import {
  signInBackend as signInBackendContract,
  getLoginFamily,
  signInFrontend as signInFrontendContract,
  type LoginFamily,
  type Role,
} from '../contract.ts';
import { countAnonymous, uncountAnonymous } from './limits.ts';
import { openSession } from './open-session.ts';
import { hashFirstCode } from './first-code.ts';
import { findWeakness, hashPassword, isPassword } from './passwords.ts';
import { countFailedSignIn } from './failed-sign-ins.queries.ts';
import { findAccount, findMergedAccount, lockAccount, updatePerson, type Account } from './account.queries.ts';
import { countTry, findOrigin, uncountTry } from './tries.ts';

// Both logins have the same shape.
type Login = typeof signInFrontendContract;

/** The authenticated account, and the role of this login family to use. */
interface AuthenticatedAccount {
  account: Account;
  role: string;
  /** Hash of the password that was chosen with a first code; null where the account has its own. */
  chosenHash: string | null;
}

/** Checks the password under rate limits; slow on purpose, so outside the transaction. */
const checkPassword = async (ctx: PrepareContext<Login>, family: LoginFamily): Promise<AuthenticatedAccount> => {
  const { db, refuse } = ctx;
  const { username, password } = ctx.input;
  await countAnonymous(ctx, 'sign-in');
  const account = await findAccount(db, username);
  const origin = await findOrigin(ctx, account?.id);
  const name = foldCase(account?.username ?? username);
  // Counted before the password is checked, so that parallel guesses count like sequential ones.
  await countTry(ctx, name, origin);
  const merged = account ? undefined : await findMergedAccount(db, username);
  const isRight = await isPassword((account ?? merged)?.passwordHash, password, origin.queueKey);
  if (merged && isRight) return refuse('login.merged', { username: merged.presentUsername });
  if (!account || (!isRight && !isFirstCode(account, password))) {
    await countFailedSignIn(db, { kind: 'password', personId: account?.id ?? null, at: ctx.now });
    return refuse('login.wrong');
  }
  await uncountTry(ctx, name, origin);
  await uncountAnonymous(ctx, 'sign-in');
  const role = findRole(account, family);
  if (role === null) return refuse('login.otherFamily');
  return { account, role, chosenHash: isRight ? null : await choosePassword(ctx, account, origin.queueKey) };
};

/** Whether what was typed is the first code of an account without a password. */
const isFirstCode = ({ passwordHash, firstCodeHash }: Account, typed: string): boolean =>
  passwordHash === null && firstCodeHash !== null && timingSafeEqual(firstCodeHash, hashFirstCode(typed));

/** The hash of the password that is chosen with a first code: the code alone signs nobody in. */
const choosePassword = async (
  { input, refuse }: PrepareContext<Login>,
  { username }: Account,
  queueKey: string,
): Promise<string> => {
  if (input.newPassword === undefined) return refuse('login.firstCode');
  const weakness = findWeakness(input.newPassword, username);
  return weakness ? refuse(weakness) : hashPassword(input.newPassword, queueKey);
};

/** Saves the chosen password; the code counts once, also where it is used twice at the same time. */
const saveChosenPassword = async ({ tx, prepared, refuse }: HandlerContext<Login, AuthenticatedAccount>) => {
  const { account, chosenHash } = prepared;
  if (chosenHash === null) return;
  const locked = await lockAccount(tx, account.id);
  const isUnused = locked?.passwordHash === null && locked.firstCodeHash?.equals(account.firstCodeHash ?? Buffer.of());
  if (!isUnused) return refuse('login.wrong');
  await updatePerson(tx, { personId: account.id }, { passwordHash: chosenHash });
};

/** The role to use: the current one if it belongs to this family, else the first that does. */
const findRole = (account: Account, family: LoginFamily): string | null => {
  const isOfFamily = (role: string) => getLoginFamily(role as Role) === family;
  if (isOfFamily(account.role)) return account.role;
  return account.roles.find(isOfFamily) ?? null;
};

const logIn = (contract: Login, family: LoginFamily) =>
  handleCall<Login, AuthenticatedAccount>(contract, {
    prepare: (ctx) => checkPassword(ctx, family),
    decide: async (ctx) => {
      await saveChosenPassword(ctx);
      const { shared = false, language, timeZone } = ctx.input;
      const { account, role } = ctx.prepared;
      return openSession(ctx, { account, role, isShared: shared, isSso: false, language, timeZone });
    },
  });

/** Signs in students and candidates. */
export const signInFrontend = logIn(signInFrontendContract, 'frontend');

/** Signs in users of the backend login. */
export const signInBackend = logIn(signInBackendContract, 'backend');
