const maxPathLength = 2000;

/**
 * The path of a URL on this host, or null: rejects other hosts and schemes and spellings that browsers interpret as
 * such.
 */
export const toLocalPath = (next: string | null | undefined): string | null => {
  if (!next || next.length > maxPathLength || !/^\/[^\s\\\p{Cc}]*$/u.test(next)) return null;
  const [path = ''] = next.split(/[?#]/);
  return /\/\/|\/\.{1,2}(\/|$)/.test(path) ? null : next;
};

/** What a change of the own mail address needs besides the session: nothing, the password, or a fresh sign-in. */
export type Confirmation = 'none' | 'password' | 'signIn';

const freshSignInMs = 600_000;

/** Nothing is needed in the ten minutes after signing in; later the password, or a new sign-in where there is none. */
export const confirmationNeeded = (
  { signedInAt, hasPassword }: { signedInAt: Date; hasPassword: boolean },
  now: Date,
): Confirmation => {
  if (now.getTime() - signedInAt.getTime() <= freshSignInMs) return 'none';
  return hasPassword ? 'password' : 'signIn';
};

/**
 * Delay in seconds of a sign-in attempt, by the failed attempts from the same origin in the last 15 minutes: ten are
 * free, then the delay doubles each time up to fifteen seconds.
 */
export const loginDelaySeconds = (tries: number): number => (tries <= 10 ? 0 : Math.min(15, 2 ** (tries - 11)));

/** The same by the failed attempts on one account from all unknown origins, to slow down distributed guessing. */
export const unknownOriginDelaySeconds = (tries: number): number => (tries <= 100 ? 0 : 5);
