import type { HandlerServices, RequestInfo } from '@inkstone/call/server';
import type { Db } from '@inkstone/db';
import { unknownOriginDelaySeconds, loginDelaySeconds } from '../rules.ts';
import { browserKey, isBrowserToken } from './browser-token.ts';
import { createFairQueue } from './fair-queue.ts';
import { countUse, addUse, uncountUse } from './limits.ts';
import { hasSignedInFrom } from './session.queries.ts';

/** Where an attempt is counted for an account: the browser, if the account was signed in there before, else the network. */
interface CountedOrigin {
  isKnown: boolean;
  /** Key in counters of the account. */
  key: string;
}

/** Origin of an attempt. */
export interface Origin extends CountedOrigin {
  /** Key in the queue of passwords: also a browser that only other accounts know has turns of its own. */
  queueKey: string;
  /** Key in the account's lane of waits, where each proof of work has a turn of its own. */
  laneKey: string;
}

const deviceKey = (uaToken: string): string => `device ${browserKey(uaToken)}`;

/** What distinguishes the origin of a request. */
type RequestOrigin = Pick<RequestInfo, 'uaToken' | 'address' | 'hasProof'>;

/** Key of a request in the queue of passwords. */
export const queueKeyFor = (secret: string, { uaToken, address, hasProof }: RequestOrigin): string => {
  if (isBrowserToken(secret, uaToken)) return deviceKey(uaToken);
  return `${hasProof ? 'proof' : 'network'} ${address}`;
};

/** Finds the origin of an attempt; takes the same time where there is no account. */
export const findOrigin = async (
  { db, secret, request }: { db: Db; secret: string; request: RequestOrigin & Pick<RequestInfo, 'id'> },
  personId: number | undefined,
): Promise<Origin> => {
  const { id, uaToken, address, hasProof } = request;
  const isKnown = await hasSignedInFrom(db, { personId: personId ?? 0, uaToken });
  const key = isKnown ? deviceKey(uaToken) : `network ${address}`;
  const queueKey = isKnown ? key : queueKeyFor(secret, request);
  return { isKnown, key, queueKey, laneKey: hasProof ? `proof ${id}` : queueKey };
};

interface TryContext extends Pick<HandlerServices, 'now' | 'pause'> {
  db: Db;
}

const windowSeconds = 900;
const triesWindow = (account: string, origin: CountedOrigin) => ({
  key: `tries ${account} ${origin.key}`,
  windowSeconds,
});
const strangerTriesWindow = (account: string) => ({ key: `tries ${account} strangers`, windowSeconds });

// More than a person opens at once, and few enough that parallel guesses gain nothing.
const laneBounds = { concurrency: 1, maxPerKey: 20, retrySeconds: 60, maxWaiting: 200 };
const lanes = new Map<string, { queue: ReturnType<typeof createFairQueue>; users: number }>();

/**
 * Makes the waits of one key sequential, so that parallel guesses wait as long as sequential ones. Origins take turns,
 * so that many guesses from one browser do not block another browser of the same network.
 */
const waitInLane = async (key: string, laneKey: string, wait: () => Promise<void>): Promise<void> => {
  const lane = lanes.get(key) ?? { queue: createFairQueue(laneBounds), users: 0 };
  lanes.set(key, lane);
  lane.users += 1;
  try {
    await lane.queue(laneKey, wait);
  } finally {
    lane.users -= 1;
    if (lane.users === 0) lanes.delete(key);
  }
};

/**
 * Counts an attempt before the password is checked, and delays it after too many failures from the same origin. Guesses
 * do not lock out the owner, who comes from another or a known origin.
 */
export const countTry = async (
  { db, now, pause }: TryContext,
  account: string,
  origin: CountedOrigin & { laneKey?: string },
): Promise<void> => {
  const originTries = await addUse(db, now, triesWindow(account, origin));
  const strangerTries = origin.isKnown ? 0 : await addUse(db, now, strangerTriesWindow(account));
  const seconds = Math.max(loginDelaySeconds(originTries), unknownOriginDelaySeconds(strangerTries));
  if (seconds > 0)
    await waitInLane(`${account} ${origin.key}`, origin.laneKey ?? origin.key, () => pause(seconds * 1000));
};

/** Reverts a counted attempt after a correct password. */
export const uncountTry = async (
  { db, now }: Omit<TryContext, 'pause'>,
  account: string,
  origin: CountedOrigin,
): Promise<void> => {
  await uncountUse(db, now, triesWindow(account, origin));
  if (!origin.isKnown) await uncountUse(db, now, strangerTriesWindow(account));
};

const day = 86_400;

/**
 * Counts a requested code and refuses too many: one a minute and five a day from one origin, twenty a day from all
 * unknown origins.
 */
export const countRequestedCode = async (
  { db, now }: Omit<TryContext, 'pause'>,
  account: string,
  origin: CountedOrigin,
): Promise<void> => {
  const key = `code ${account} ${origin.key}`;
  await countUse(db, now, { key, most: 1, windowSeconds: 60 });
  await countUse(db, now, { key, most: 5, windowSeconds: day });
  if (!origin.isKnown) await countUse(db, now, { key: `code ${account} strangers`, most: 20, windowSeconds: day });
};

/**
 * Whether a browser that did not request a code may try one: five times in ten minutes from one network, twenty a day
 * in total.
 */
export const mayGuessCode = async (
  { db, now }: Omit<TryContext, 'pause'>,
  account: string,
  network: string,
): Promise<boolean> => {
  const here = await addUse(db, now, { key: `code guess ${account} ${network}`, windowSeconds: 600 });
  if (here > 5) return false;
  return (await addUse(db, now, { key: `code guess ${account}`, windowSeconds: day })) <= 20;
};
