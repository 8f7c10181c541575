import { foldCase } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { backendLogin, getLoginFamily, frontendLogin, type LoginFamily, type Role } from '../contract.ts';
import { countUse, addressLimit } from './limits.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { findAccount, type Account } from './account.queries.ts';
import { countTry, findOrigin, uncountTry } from './tries.ts';

// Both logins have one shape.
type Login = typeof frontendLogin;

/** Whose password it is, and the role of this family that becomes current. */
interface AuthenticatedAccount {
  account: Account;
  role: string;
}

/** Checks the password under the limits; slow by purpose, so outside the transaction. */
const checkPassword = async (it: PrepareContext<Login>, family: LoginFamily): Promise<AuthenticatedAccount> => {
  const { db, now, request, refuse } = it;
  const { username, password } = it.input;
  await countUse(db, now, addressLimit(request.address));
  const account = await findAccount(db, username);
  const origin = await findOrigin(db, request, account?.id);
  const name = foldCase(account?.username ?? username);
  // Counted before the password is looked at: guesses sent at once are as many as guesses sent one after the other.
  await countTry(it, name, origin);
  if (!(await isPassword(account?.passwordHash, password, origin.key)) || !account) return refuse('login.wrong');
  await uncountTry(it, name, origin);
  const role = findRole(account, family);
  return role === null ? refuse('login.otherFamily') : { account, role };
};

/** The role that becomes current: the present one where it is of this family, else the first that is. */
const findRole = (account: Account, family: LoginFamily): string | null => {
  const isOfFamily = (role: string) => getLoginFamily(role as Role) === family;
  if (isOfFamily(account.role)) return account.role;
  return account.roles.find(isOfFamily) ?? null;
};

const logIn = (contract: Login, family: LoginFamily) =>
  handleCall<Login, AuthenticatedAccount>(contract, {
    prepare: (it) => checkPassword(it, family),
    decide: (it) => {
      const { shared = false, language, timeZone } = it.input;
      return openSession(it, { ...it.prepared, isShared: shared, byProvider: false, language, timeZone });
    },
  });

/** Signs in students and candidates. */
export const logInFrontend = logIn(frontendLogin, 'frontend');

/** Signs in everyone else. */
export const logInBackend = logIn(backendLogin, 'backend');
