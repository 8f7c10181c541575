import { TooManyRequestsError } from '@inkstone/call/server';
import type { Db, Handle } from '@inkstone/db';
import { addToCounter } from './limits.queries.ts';

interface Window {
  key: string;
  windowSeconds: number;
}

interface Limit extends Window {
  most: number;
}

const toCounterWindow = (now: Date, { windowSeconds }: Window) => {
  const width = windowSeconds * 1000;
  return { width, windowAt: new Date(Math.floor(now.getTime() / width) * width) };
};

/**
 * Adds `by` to a counter in the database, which all processes share; returns the total of the time window, this call
 * included.
 */
export const addUse = (db: Handle, now: Date, window: Window, by = 1): Promise<number> =>
  addToCounter(db, { key: window.key, windowAt: toCounterWindow(now, window).windowAt, by });

/** Counts one use in the database, shared by all processes; throws TooManyRequestsError over the limit. */
export const countUse = async (db: Db, now: Date, limit: Limit): Promise<void> => {
  const { width, windowAt } = toCounterWindow(now, limit);
  const count = await addToCounter(db, { key: limit.key, windowAt, by: 1 });
  if (count > limit.most)
    throw new TooManyRequestsError(Math.ceil((windowAt.getTime() + width - now.getTime()) / 1000));
};

/** Reverts a counted use that turned out not to be subject to the limit. */
export const uncountUse = async (db: Db, now: Date, window: Window): Promise<void> => {
  await addToCounter(db, { key: window.key, windowAt: toCounterWindow(now, window).windowAt, by: -1 });
};

/** Whether a single-use token with an expiry is used for the first time. */
export const countOnce = async (db: Db, key: string, until: Date): Promise<boolean> =>
  (await addToCounter(db, { key, windowAt: until, by: 1 })) === 1;

/** Sign-ins per IP address: a whole school may share one and sign in within a minute and a half. */
export const addressLimit = (address: string): Limit => ({ key: `address ${address}`, most: 6000, windowSeconds: 60 });

/** Candidate links opened per IP address, counted separately from sign-ins. */
export const linkLimit = (address: string): Limit => ({ key: `link ${address}`, most: 3000, windowSeconds: 60 });

// A class of forty that submits a few files or starts a recording each within a minute is far below this; chunks of a
// running recording are not counted, since there are two per second.
const uploadAddressLimit = (address: string): Limit => ({
  key: `upload address ${address}`,
  most: 600,
  windowSeconds: 60,
});

/** Counts one upload by IP address and by account; throws TooManyRequestsError over either limit. */
export const countUpload = async (
  ctx: { db: Db; now: Date; request: { address: string } },
  ofPerson: Limit,
): Promise<void> => {
  await countUse(ctx.db, ctx.now, uploadAddressLimit(ctx.request.address));
  await countUse(ctx.db, ctx.now, ofPerson);
};
