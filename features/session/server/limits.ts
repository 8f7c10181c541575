import { TooManyRequestsError, type RequestInfo } from '@inkstone/call/server';
import type { Db, Handle } from '@inkstone/db';
import { browserKey, isBrowserToken } from './browser-token.ts';
import { addToCounter, readGreatestCount } from './limits.queries.ts';

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

/**
 * Counts one use in the database, or `by` units of one, shared by all processes; throws TooManyRequestsError over the
 * limit.
 */
export const countUse = async (db: Handle, now: Date, limit: Limit, by = 1): Promise<void> => {
  const { width, windowAt } = toCounterWindow(now, limit);
  const count = await addToCounter(db, { key: limit.key, windowAt, by });
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

/** The anonymous calls that are limited by where they come from, each counted for itself. */
export type AnonymousPurpose = 'sign-in' | 'provider' | 'code' | 'link';

// A whole school may share an address and sign in within a minute and a half.
const mostPerAddress: Readonly<Record<AnonymousPurpose, number>> = {
  'sign-in': 6000,
  provider: 6000,
  code: 6000,
  link: 3000,
};

// A computer of a lab, at which one class follows another.
const mostPerBrowser = 120;

interface AnonymousContext {
  db: Db;
  now: Date;
  secret: string;
  request: Pick<RequestInfo, 'address' | 'uaToken' | 'hasProof'>;
}

const anonymousLimit = ({ secret, request }: AnonymousContext, purpose: AnonymousPurpose): Limit =>
  isBrowserToken(secret, request.uaToken)
    ? { key: `${purpose} browser ${browserKey(request.uaToken)}`, most: mostPerBrowser, windowSeconds: 60 }
    : { key: `${purpose} address ${request.address}`, most: mostPerAddress[purpose], windowSeconds: 60 };

/**
 * Counts an anonymous call: of a browser in which somebody has signed in before for itself, of all others of an address
 * together, so that a flood from an address does not block its known browsers. Other browsers send a proof of work and
 * are then not counted.
 */
export const countAnonymous = async (ctx: AnonymousContext, purpose: AnonymousPurpose): Promise<void> => {
  if (!ctx.request.hasProof) await countUse(ctx.db, ctx.now, anonymousLimit(ctx, purpose));
};

/** Reverts a counted call that turned out to be right: only failures use up what an address has. */
export const uncountAnonymous = async (ctx: AnonymousContext, purpose: AnonymousPurpose): Promise<void> => {
  if (!ctx.request.hasProof) await uncountUse(ctx.db, ctx.now, anonymousLimit(ctx, purpose));
};

/**
 * Whether a browser has to prove work: nobody has signed in there before, and its network was over its limit in this
 * minute or the one before.
 */
export const needsProof = async (ctx: AnonymousContext, purpose: AnonymousPurpose): Promise<boolean> => {
  const { db, now, secret, request } = ctx;
  if (request.hasProof || isBrowserToken(secret, request.uaToken)) return false;
  const { key, most, windowSeconds } = anonymousLimit(ctx, purpose);
  const { width, windowAt } = toCounterWindow(now, { key, windowSeconds });
  return (await readGreatestCount(db, { key, since: new Date(windowAt.getTime() - width) })) > most;
};
