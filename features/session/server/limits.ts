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

/** Counts one use, or so much of something, in the database, where every process sees it; gives how much there was in the window. */
export const addUse = (db: Handle, now: Date, window: Window, by = 1): Promise<number> =>
  addToCounter(db, { key: window.key, windowAt: toCounterWindow(now, window).windowAt, by });

/** Counts one use in the database, where every process sees it; throws TooMany over the limit. */
export const countUse = async (db: Db, now: Date, limit: Limit): Promise<void> => {
  const { width, windowAt } = toCounterWindow(now, limit);
  const count = await addToCounter(db, { key: limit.key, windowAt, by: 1 });
  if (count > limit.most)
    throw new TooManyRequestsError(Math.ceil((windowAt.getTime() + width - now.getTime()) / 1000));
};

/** Takes a counted use back, where it turned out not to be one that the limit is for. */
export const uncountUse = async (db: Db, now: Date, window: Window): Promise<void> => {
  await addToCounter(db, { key: window.key, windowAt: toCounterWindow(now, window).windowAt, by: -1 });
};

/** Whether something that is good once, and only until a moment, is used for the first time. */
export const countOnce = async (db: Db, key: string, until: Date): Promise<boolean> =>
  (await addToCounter(db, { key, windowAt: until, by: 1 })) === 1;

/** Sign-ins of one address: it may hold a whole school, which comes in within a minute and a half. */
export const addressLimit = (address: string): Limit => ({ key: `address ${address}`, most: 6000, windowSeconds: 60 });

/** Links of candidates that are opened at one address; they take nothing away from those who sign in there. */
export const linkLimit = (address: string): Limit => ({ key: `link ${address}`, most: 3000, windowSeconds: 60 });

// A class of forty that hands in a few files or begins a recording each, all in one minute, is far below this; the
// pieces of a recording that has begun are not counted here, for there are two in a second.
const uploadAddressLimit = (address: string): Limit => ({
  key: `upload address ${address}`,
  most: 600,
  windowSeconds: 60,
});

/** Counts one upload, by its address and by its account; throws TooMany over either limit. */
export const countUpload = async (
  it: { db: Db; now: Date; request: { address: string } },
  ofPerson: Limit,
): Promise<void> => {
  await countUse(it.db, it.now, uploadAddressLimit(it.request.address));
  await countUse(it.db, it.now, ofPerson);
};
