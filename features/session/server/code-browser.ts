import type { RequestInfo } from '@inkstone/call/server';
import { hashToken, newToken } from './open-session.ts';

const name = 'code_browser';
const path = '/api/backend';

/** Hash of the cookie of the browser that requested a code; null where it requested none recently. */
export const findCodeBrowser = (request: RequestInfo): Buffer | null => {
  const value = request.cookie(name);
  return /^[\w-]{43}$/.test(value) ? hashToken(value) : null;
};

/** Sets a cookie that identifies the browser when it submits the code: only that browser may then try the code. */
export const rememberCodeBrowser = (request: RequestInfo, seconds: number): Buffer => {
  const known = request.cookie(name);
  const value = /^[\w-]{43}$/.test(known) ? known : newToken();
  request.setCookie({ name, value, path, seconds, sameSite: 'strict', isSecure: false });
  return hashToken(value);
};
