import { TooMany } from '@inkstone/call/server';
import type { Db } from '@inkstone/db';
import { addToCounter } from './limits.queries.ts';

interface Limit {
  key: string;
  most: number;
  windowSeconds: number;
}

/** Counts one use in the database, where every process sees it; throws TooMany over the limit. */
export const countUse = async (db: Db, now: Date, limit: Limit, by = 1): Promise<void> => {
  const width = limit.windowSeconds * 1000;
  const windowAt = new Date(Math.floor(now.getTime() / width) * width);
  const count = await addToCounter(db, { key: limit.key, windowAt, by });
  const isOver = by === 0 ? count >= limit.most : count > limit.most;
  if (isOver) throw new TooMany(Math.ceil((windowAt.getTime() + width - now.getTime()) / 1000));
};

/** An address may hold a whole school. */
export const ofAddress = (address: string): Limit => ({ key: `address ${address}`, most: 600, windowSeconds: 60 });

/** Wrong passwords of one account. */
export const ofAccount = (username: string): Limit => ({
  key: `account ${username.toLowerCase()}`,
  most: 10,
  windowSeconds: 900,
});

/** Codes asked for one account: one a minute. */
export const ofCodes = (username: string): Limit => ({
  key: `code ${username.toLowerCase()}`,
  most: 1,
  windowSeconds: 60,
});
