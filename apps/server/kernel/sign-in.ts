import type { Me } from '@inkstone/call/server';
import { TooMany } from '@inkstone/call/server';

/** Why nobody is signed in. */
export type WhySignedOut = 'none' | 'elsewhere' | 'expired';

/** Who a bearer belongs to, and how often they ask. */
export interface SignIn {
  whoIs(authorization: string | undefined): Promise<{ me: Me | null; why: WhySignedOut }>;
  /** Counts one request of a person; throws TooMany over the limit of a minute. */
  countRequest(personId: number | null): void;
}

const mostInAMinute = 1200;

/** Counts the requests of each person in this process, minute by minute: no person starves the others. */
export const countPerPerson = (nowMs: () => number): ((personId: number | null) => void) => {
  let minute = 0;
  let counts = new Map<number, number>();
  return (personId) => {
    if (personId === null) return;
    const current = Math.floor(nowMs() / 60_000);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(personId) ?? 0) + 1;
    counts.set(personId, count);
    if (count > mostInAMinute) throw new TooMany(60 - (Math.floor(nowMs() / 1000) % 60));
  };
};

/** The bearer of an Authorization header, or null. */
export const bearerOf = (authorization: string | undefined): string | null => {
  const match = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '');
  return match?.[1] ?? null;
};
