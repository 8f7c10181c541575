import { hash, randomBytes } from 'node:crypto';
import { languageCode, languageOf } from '@inkstone/base';
import type { Outside, RequestFacts } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import type { UserInfo } from '../contract.ts';
import { deviceKeyFor } from './device-key.ts';
import {
  endOtherSessions,
  endSessionsOfBrowser,
  insertSession,
  lockAccount,
  updatePerson,
  type Account,
} from './session.queries.ts';
import { userInfoOf } from './user-info.ts';

const day = 86_400_000;

/** The stored form of a bearer. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A bearer, or the token of a link, that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

interface Opening extends Pick<Outside, 'now' | 'push' | 'secret'> {
  tx: Tx;
  request: RequestFacts;
}

interface Who {
  account: Account;
  /** The role that becomes current. */
  role: string;
  isShared: boolean;
  byProvider: boolean;
  /** Chosen by hand before signing in: it becomes the person's; absent: the person's own stays. */
  language?: 1 | 2 | undefined;
}

/** Opens a session for a person who has proved who they are; their other browsers are signed out. */
export const openSession = async (
  { tx, now, request, push, secret }: Opening,
  { account, role, isShared, byProvider, language = languageCode(languageOf(account.language)) }: Who,
): Promise<UserInfo> => {
  // Whoever signs in as the same person in the same moment waits here: one of them ends the other's session.
  await lockAccount(tx, account.id);
  const chosen = { ...account, role, language };
  if (role !== account.role || language !== account.language) {
    await updatePerson(tx, { personId: account.id }, { role, language });
  }

  const uaToken = /^[\w-]{43}$/.test(request.uaToken) ? request.uaToken : newToken();
  const token = newToken();
  await endSessionsOfBrowser(tx, { personId: account.id, uaToken, at: now });
  const sessionId = await insertSession(tx, {
    personId: account.id,
    tokenHash: hashToken(token),
    uaToken,
    isShared,
    byProvider,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (isShared ? day / 2 : 30 * day)),
    lastSeenAt: now,
  });
  const key = { personId: account.id, exceptId: sessionId, by: 'elsewhere', at: now };
  if ((await endOtherSessions(tx, key)) > 0) await push([account.id], { kind: 'elsewhere', about: String(sessionId) });
  request.setUaToken(uaToken);
  return { ...userInfoOf(chosen), token, ua_token: uaToken, deviceKey: deviceKeyFor(secret, account.id) };
};
