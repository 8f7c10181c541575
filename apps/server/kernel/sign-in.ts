import type { CurrentUser } from '@inkstone/call/server';
import { TooManyRequestsError } from '@inkstone/call/server';

/** Why nobody is signed in. */
export type SignedOutReason = 'none' | 'elsewhere' | 'expired';

/** Who makes a request: null with the reason where nobody is signed in. */
export interface Caller {
  me: CurrentUser | null;
  why: SignedOutReason;
}

/** The caller of a request that came without a bearer, or was sent away before anybody looked. */
export const anonymousCaller: Caller = { me: null, why: 'none' };

/** Who a bearer belongs to, and how often they ask. */
export interface SignIn {
  authenticate(authorization: string | undefined): Promise<Caller>;
  /** Counts one request of a person; throws TooMany over the limit of a minute. */
  countPerson(personId: number): void;
  /** Counts one request of nobody, by the network that it comes from; throws TooMany over the limit of a minute. */
  countAnonymous(network: string): void;
}

/** Requests that one person may make in a minute. */
export const maxPerPersonMinute = 1200;

/** Anonymous requests of one address in a minute: a school of 3,000 signs in from one, each with the four calls of the login. */
export const maxPerAddressMinute = 12_000;

// What nobody has seen before shares one counter where so many are counted already, so that the counters stay small.
const maxKeys = 50_000;

/** Counts requests by key in this process, minute by minute: nobody starves the others. */
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

/** The bearer of an Authorization header, or null. */
export const parseBearer = (authorization: string | undefined): string | null => {
  const match = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '');
  return match?.[1] ?? null;
};
