import { foldCase } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import {
  signInBackend as signInBackendContract,
  getLoginFamily,
  signInFrontend as signInFrontendContract,
  type LoginFamily,
  type Role,
} from '../contract.ts';
import { countAnonymous, uncountAnonymous } from './limits.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { findAccount, type Account } from './account.queries.ts';
import { countTry, findOrigin, uncountTry } from './tries.ts';

// Both logins have the same shape.
type Login = typeof signInFrontendContract;

/** The authenticated account, and the role of this login family to use. */
interface AuthenticatedAccount {
  account: Account;
  role: string;
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
  if (!(await isPassword(account?.passwordHash, password, origin.queueKey)) || !account) return refuse('login.wrong');
  await uncountTry(ctx, name, origin);
  await uncountAnonymous(ctx, 'sign-in');
  const role = findRole(account, family);
  return role === null ? refuse('login.otherFamily') : { account, role };
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
    decide: (ctx) => {
      const { shared = false, language, timeZone } = ctx.input;
      return openSession(ctx, { ...ctx.prepared, isShared: shared, isSso: false, language, timeZone });
    },
  });

/** Signs in students and candidates. */
export const signInFrontend = logIn(signInFrontendContract, 'frontend');

/** Signs in users of the backend login. */
export const signInBackend = logIn(signInBackendContract, 'backend');
