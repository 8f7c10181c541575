import type { CurrentUser } from '@inkstone/call/server';
import { TooManyRequestsError } from '@inkstone/call/server';

/** Why a request is not signed in. */
export type SignedOutReason = 'none' | 'elsewhere' | 'expired';

/** The caller of a request: the user, or null with the reason. */
export interface Caller {
  me: CurrentUser | null;
  why: SignedOutReason;
}

/** The caller of a request without a bearer, or of one rejected before authentication. */
export const anonymousCaller: Caller = { me: null, why: 'none' };

/** What an anonymous request is counted by. */
export interface AnonymousRequest {
  network: string;
  uaToken: string;
  /** The proof of work; '' where absent. */
  proof: string;
}

/** Authentication and rate limits. */
export interface SignIn {
  authenticate(authorization: string | undefined): Promise<Caller>;
  /** Counts a request of a person; throws TooManyRequestsError above the limit per minute. */
  countPerson(personId: number): void;
  /**
   * Counts an anonymous request, of a browser in which somebody has signed in by its cookie, else by network; throws
   * TooManyRequestsError above the limit per minute. A request with a proof of work is not counted. Returns whether it
   * has one.
   */
  countAnonymous(request: AnonymousRequest): boolean;
  /** A challenge for an anonymous request that was refused; null for a known browser, which has a limit of its own. */
  issueChallenge(request: AnonymousRequest): string | null;
}

/** Requests allowed per person and minute. */
export const maxPerPersonMinute = 1200;

/**
 * Anonymous requests allowed per network and minute: a school of 3,000 may sign in from one address, with four calls
 * each.
 */
export const maxPerAddressMinute = 12_000;

/** Anonymous requests allowed per known browser and minute. */
export const maxPerBrowserMinute = 600;

// Above this many keys new ones share one counter, which bounds the memory.
const maxKeys = 50_000;

/** Creates a rate limit per key and minute in this process. */
export const countPerMinute = <Key extends string | number>(
  nowMs: () => number,
  most: number,
): ((key: Key) => void) => {
  let minute = 0;
  let counts = new Map<Key | 'others', number>();
  return (requestedKey) => {
    const current = Math.floor(nowMs() / 60_000);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const key = counts.has(requestedKey) || counts.size < maxKeys ? requestedKey : 'others';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) throw new TooManyRequestsError(60 - (Math.floor(nowMs() / 1000) % 60));
  };
};

/** Parses the bearer token of an Authorization header; null where there is none. */
export const parseBearer = (authorization: string | undefined): string | null => {
  const match = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '');
  return match?.[1] ?? null;
};
