import { createHmac, hash, randomBytes } from 'node:crypto';
import { isTimeZone, daysAsMs, type Language } from '@inkstone/base';
import type { EmitEvent, HandlerServices, RequestInfo } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import type { UserInfo } from '../contract.ts';
import type {} from '../events.ts';
import { countDevices, devicesSetting } from './devices-setting.ts';
import { isBrowserToken, newBrowserToken } from './browser-token.ts';
import { replaceSessions } from './end-sessions.ts';
import { lockAccount, updatePerson, type Account } from './account.queries.ts';
import { addUse } from './limits.ts';
import { endOldestSessions, insertSession } from './session.queries.ts';
import { toUserInfo } from './user-info.ts';

/** Hash of a bearer token, as stored. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A random bearer or link token. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * A person's encryption key for unsent data on their devices while signed out. Derived from the school's secret, so
 * that every sign-in gives the same key and none is stored.
 */
export const deviceKeyFor = (secret: string, personId: number): string =>
  createHmac('sha256', secret).update(`device ${personId}`).digest('base64url');

interface SessionContext extends Pick<HandlerServices, 'now' | 'push' | 'secret' | 'school' | 'settings'> {
  tx: Tx;
  request: RequestInfo;
  emit: EmitEvent;
}

interface SignInInfo {
  account: Account;
  /** The role to use. */
  role: string;
  isShared: boolean;
  isSso: boolean;
  /** Came by a link that was mailed, without a password. */
  isByLink?: boolean;
  /** Language chosen before signing in, saved as the person's; absent: unchanged. */
  language?: Language | undefined;
  /** Time zone of the browser; absent: unchanged. */
  timeZone?: string | undefined;
}

/** The time zone of the browser, unless the person chose one or it is unknown. */
const resolveTimeZone = (account: Account, browser: string | undefined): string | null =>
  account.isTimeZoneChosen || browser === undefined || !isTimeZone(browser) ? account.timeZone : browser;

// New browsers of a person per day that get a token of their own, more than anybody uses. Further browsers work too, but
// have no sign-in budget of their own.
const mostNewBrowsers = 20;

/** The token of the browser: the one it has where we signed it, else a new one. */
const chooseBrowserToken = async ({ tx, now, secret, request }: SessionContext, personId: number): Promise<string> => {
  if (isBrowserToken(secret, request.uaToken)) return request.uaToken;
  const useCount = await addUse(tx, now, { key: `new browsers ${personId}`, windowSeconds: 86_400 });
  return useCount <= mostNewBrowsers ? newBrowserToken(secret) : newToken();
};

/** Opens a session for an authenticated person and ends those in other browsers beyond the number that the school allows. */
export const openSession = async (
  opening: SessionContext,
  { account, role, isShared, isSso, isByLink = false, language = account.language, ...browser }: SignInInfo,
): Promise<UserInfo> => {
  const { tx, now, request, push, secret, school, settings, emit } = opening;
  // Serializes concurrent sign-ins of the same person: one ends the other's session.
  await lockAccount(tx, account.id);
  const timeZone = resolveTimeZone(account, browser.timeZone);
  const chosen = { ...account, role, language, timeZone };
  if (role !== account.role || language !== account.language || timeZone !== account.timeZone) {
    await updatePerson(tx, { personId: account.id }, { role, language, timeZone });
  }

  const uaToken = await chooseBrowserToken(opening, account.id);
  const token = newToken();
  await replaceSessions(opening, { personId: account.id, uaToken: request.uaToken });
  const sessionId = await insertSession(tx, {
    personId: account.id,
    tokenHash: hashToken(token),
    uaToken,
    isShared,
    isSso,
    createdAt: now,
    expiresAt: new Date(now.getTime() + daysAsMs(isShared ? 0.5 : 30)),
    lastSeenAt: now,
  });
  const remaining = countDevices(account.roles, await settings.read(devicesSetting));
  const key = { personId: account.id, newestId: sessionId, remaining, by: 'elsewhere', at: now };
  const endedElsewhere = await endOldestSessions(tx, key);
  if (endedElsewhere > 0) await push([account.id], { kind: 'elsewhere', about: String(sessionId) });
  const way = isByLink ? 'link' : isSso ? 'provider' : 'password';
  const { address, userAgent } = request;
  await emit('session.opened', { personId: account.id, way, address, userAgent, endedElsewhere });
  request.setUaToken(uaToken);
  return { ...toUserInfo(chosen, school), token, browserToken: uaToken, deviceKey: deviceKeyFor(secret, account.id) };
};
