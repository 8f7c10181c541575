import type { RequestInfo } from '@inkstone/call/server';
import { hashToken, newToken } from './open-session.ts';

const name = 'code_browser';
const path = '/api/backend';

/** What is stored of the browser that asked for a code; null where it asked for none lately. */
export const findCodeBrowser = (request: RequestInfo): Buffer | null => {
  const value = request.cookie(name);
  return /^[\w-]{43}$/.test(value) ? hashToken(value) : null;
};

/** Lets the browser be known again when it brings the code: the code is then nobody else's to try. */
export const rememberCodeBrowser = (request: RequestInfo, seconds: number): Buffer => {
  const known = request.cookie(name);
  const value = /^[\w-]{43}$/.test(known) ? known : newToken();
  request.setCookie({ name, value, path, seconds, sameSite: 'strict', isSecure: false });
  return hashToken(value);
};
