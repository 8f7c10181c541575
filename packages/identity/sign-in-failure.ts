import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { err } from '@inkstone/base';

/**
 * Why nobody is signed in: the provider is unavailable (`down`), it refused (`denied`), the callback is not ours,
 * expired or used twice (`stale`), or its token cannot be trusted (`token`).
 */
export type SignInFailure = 'down' | 'denied' | 'stale' | 'token';

/** The outcome of a failed sign-in. */
export type FailedSignIn = ReturnType<typeof err<SignInFailure>>;

/** A signed token that is not meant for this school. */
export class TokenError extends Error {
  readonly code: string;
  constructor(code: string) {
    super('the token is not for here');
    this.code = code;
  }
}

const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'none';

const errorCause = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** Whether the provider does not respond as one: no network, a timeout, an error page. */
const isProviderDown = (error: unknown): boolean => {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  // An error page in place of the keys has no error code of its own.
  if (errorCode(error) === errors.JOSEError.code) return true;
  if (error instanceof ClientError) return /TIMEOUT|ABORT|NOT_CONFORM|NOT_JSON|PARSE/.test(errorCode(error));
  // What `fetch` throws, also for an invalid provider address.
  return error instanceof TypeError;
};

/** A failure in our own words: the libraries' errors carry tokens and addresses, and this is logged. */
export const classifyFailure = (error: unknown): { why: SignInFailure; code: string } => {
  if (error instanceof AuthorizationResponseError) {
    const isBroken = ['server_error', 'temporarily_unavailable'].includes(error.error);
    return { why: isBroken ? 'down' : 'denied', code: error.error };
  }
  if (error instanceof ResponseBodyError) {
    return { why: error.error === 'invalid_grant' ? 'stale' : 'down', code: error.error };
  }
  const code = errorCode(error) === 'none' ? errorCode(errorCause(error)) : errorCode(error);
  return { why: isProviderDown(error) ? 'down' : 'token', code };
};
