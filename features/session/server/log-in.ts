import { hash, randomBytes } from 'node:crypto';
import { answer, type Deciding, type Preparing } from '@inkstone/call/server';
import { backendLogin, familyOf, frontendLogin, type Family, type Role, type UserInfo } from '../contract.ts';
import { countUse, ofAccount, ofAddress, uncountUse } from './limits.ts';
import { isPassword } from './passwords.ts';
import {
  endOtherSessions,
  endSessionsOfBrowser,
  findAccount,
  insertSession,
  updatePerson,
  type Account,
} from './session.queries.ts';
import { userInfoOf } from './user-info.ts';

const day = 86_400_000;

/** The stored form of a bearer. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

const newToken = (): string => randomBytes(32).toString('base64url');

// Both logins have one shape.
type Login = typeof frontendLogin;

/** Checks the password under the limits; slow by purpose, so outside the transaction. */
const checkPassword = async (it: Preparing<Login>, family: Family): Promise<Account> => {
  const { username, password } = it.input;
  await countUse(it.db, it.now, ofAddress(it.request.address));
  // Counted before the password is looked at: guesses sent at once are as many as guesses sent one after the other.
  await countUse(it.db, it.now, ofAccount(username));
  const account = await findAccount(it.db, username);
  if (!(await isPassword(account?.passwordHash, password)) || !account) return it.refuse('login.wrong');
  await uncountUse(it.db, it.now, ofAccount(username));
  if (roleIn(account, family) === null) return it.refuse('login.otherFamily');
  return account;
};

/** The role that becomes current: the present one where it is of this family, else the first that is. */
const roleIn = (account: Account, family: Family): string | null => {
  const isOfFamily = (role: string) => familyOf(role as Role) === family;
  if (isOfFamily(account.role)) return account.role;
  return account.roles.find(isOfFamily) ?? null;
};

const openSession = async (it: Deciding<Login, Account>, family: Family): Promise<UserInfo> => {
  const { tx, now, prepared: account, request } = it;
  const role = roleIn(account, family) ?? account.role;
  if (role !== account.role) await updatePerson(tx, { personId: account.id }, { role });

  const uaToken = /^[\w-]{43}$/.test(request.uaToken) ? request.uaToken : newToken();
  const token = newToken();
  await endSessionsOfBrowser(tx, { personId: account.id, uaToken, at: now });
  const isShared = it.input.shared ?? false;
  const sessionId = await insertSession(tx, {
    personId: account.id,
    tokenHash: hashToken(token),
    uaToken,
    isShared,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (isShared ? day / 2 : 30 * day)),
    lastSeenAt: now,
  });
  const key = { personId: account.id, exceptId: sessionId, by: 'elsewhere', at: now };
  if ((await endOtherSessions(tx, key)) > 0)
    await it.push([account.id], { kind: 'elsewhere', about: String(sessionId) });
  request.setUaToken(uaToken);
  return { ...userInfoOf({ ...account, role }), token, ua_token: uaToken };
};

/** Signs in students and candidates. */
export const logInFrontend = answer<typeof frontendLogin, Account>(frontendLogin, {
  prepare: (it) => checkPassword(it, 'frontend'),
  decide: (it) => openSession(it, 'frontend'),
});

/** Signs in everyone else. */
export const logInBackend = answer<typeof backendLogin, Account>(backendLogin, {
  prepare: (it) => checkPassword(it, 'backend'),
  decide: (it) => openSession(it, 'backend'),
});
