import { foldCase } from '@inkstone/base';
import { TooMany } from '@inkstone/call/server';
import type { Db } from '@inkstone/db';
import { addToCounter } from './limits.queries.ts';

interface Limit {
  key: string;
  most: number;
  windowSeconds: number;
}

const windowOf = (now: Date, { windowSeconds }: Limit) => {
  const width = windowSeconds * 1000;
  return { width, windowAt: new Date(Math.floor(now.getTime() / width) * width) };
};

/** Counts one use in the database, where every process sees it; throws TooMany over the limit. */
export const countUse = async (db: Db, now: Date, limit: Limit): Promise<void> => {
  const { width, windowAt } = windowOf(now, limit);
  const count = await addToCounter(db, { key: limit.key, windowAt, by: 1 });
  if (count > limit.most) throw new TooMany(Math.ceil((windowAt.getTime() + width - now.getTime()) / 1000));
};

/** Takes a counted use back, where it turned out not to be one that the limit is for. */
export const uncountUse = async (db: Db, now: Date, limit: Limit): Promise<void> => {
  await addToCounter(db, { key: limit.key, windowAt: windowOf(now, limit).windowAt, by: -1 });
};

/** Whether something that is good once, and only until a moment, is used for the first time. */
export const countOnce = async (db: Db, key: string, until: Date): Promise<boolean> =>
  (await addToCounter(db, { key, windowAt: until, by: 1 })) === 1;

/** An address may hold a whole school. */
export const ofAddress = (address: string): Limit => ({ key: `address ${address}`, most: 600, windowSeconds: 60 });

// A class of forty that hands in a few files or begins a recording each, all in one minute, is far below this; the
// pieces of a recording that has begun are not counted here, for there are two in a second.
const ofUploadAddress = (address: string): Limit => ({
  key: `upload address ${address}`,
  most: 600,
  windowSeconds: 60,
});

/** Counts one upload, by its address and by its account; throws TooMany over either limit. */
export const countUpload = async (
  it: { db: Db; now: Date; request: { address: string } },
  ofPerson: Limit,
): Promise<void> => {
  await countUse(it.db, it.now, ofUploadAddress(it.request.address));
  await countUse(it.db, it.now, ofPerson);
};

/** Wrong passwords of one account. */
export const ofAccount = (username: string): Limit => ({
  key: `account ${foldCase(username)}`,
  most: 10,
  windowSeconds: 900,
});

/** Codes asked for one account: one a minute. */
export const ofCodes = (username: string): Limit => ({
  key: `code ${foldCase(username)}`,
  most: 1,
  windowSeconds: 60,
});
