import { isSealingFor, lastSignedOutAt } from './sign-out-mark.ts';
import { deviceKeyFor, storeDeviceKey } from './sealed/device-keys.ts';
import { listRegisteredStores } from './store-registry.ts';

/** Thrown after a person has signed out in this browser: the window may neither read nor write their data. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

const closedPersons = new Set<number>();
/**
 * Persons whose key this window has seen, with the time of the last sign-out at that moment: if the key is gone, they
 * have signed out.
 */
const keyedPersons = new Map<number, number | null>();
const pendingAccesses = new Map<number, Set<Promise<unknown>>>();
/** Number of store accesses of anybody. */
let accesses = 0;
const listeners = new Set<(personId: number) => void>();

const setFor = <Item>(sets: Map<number, Set<Item>>, personId: number): Set<Item> => {
  const items = sets.get(personId) ?? new Set<Item>();
  sets.set(personId, items);
  return items;
};

/**
 * Whether this window may store data of a person on the device. Reads local storage each time, so that a window that
 * was frozen during a sign-out elsewhere notices it before it writes.
 */
export const canStoreFor = (personId: number): boolean => {
  if (closedPersons.has(personId) || isSealingFor(personId)) return false;
  if (deviceKeyFor(personId) !== null) {
    if (!keyedPersons.has(personId)) keyedPersons.set(personId, lastSignedOutAt());
    return true;
  }
  if (!keyedPersons.has(personId)) return true;
  // A browser whose data was cleared has no record of a sign-out either: it is written again.
  const leftAt = lastSignedOutAt();
  return leftAt === null || leftAt === keyedPersons.get(personId);
};

/** The only place that refuses access: throws `SignedOutError` and notifies listeners. */
export const assertCanStoreFor = (personId: number): void => {
  if (canStoreFor(personId)) return;
  for (const listener of listeners) listener(personId);
  throw new SignedOutError();
};

/** Subscribes to refused accesses; returns a function that unsubscribes. */
export const onStoreRefused = (listener: (personId: number) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tracks an access to a person's stores until it has ended; refuses it where they are closed. */
export const accessStores = async <Result>(personId: number, access: () => Promise<Result>): Promise<Result> => {
  assertCanStoreFor(personId);
  accesses += 1;
  const running = access();
  const all = setFor(pendingAccesses, personId);
  all.add(running);
  try {
    return await running;
  } finally {
    all.delete(running);
  }
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Resolves once no access of a person is pending and none has begun for a moment. */
const untilIdle = async (personId: number, quietMs: number): Promise<void> => {
  let before: number;
  do {
    before = accesses;
    await Promise.allSettled(setFor(pendingAccesses, personId));
    await pause(quietMs);
  } while (accesses > before || setFor(pendingAccesses, personId).size > 0);
};

/**
 * Closes a person's stores in this window: waits for pending accesses, until none has begun for `quietMs` and at most
 * `maxWaitMs`, then refuses access until their key is stored again.
 */
export const closeStoresFor = async (
  personId: number,
  { atMostMs: maxWaitMs, quietMs = 0 }: { atMostMs: number; quietMs?: number },
): Promise<void> => {
  await Promise.race([untilIdle(personId, quietMs), pause(maxWaitMs)]);
  closedPersons.add(personId);
  for (const store of listRegisteredStores(personId)) store.close();
};

/** Opens a person's stores after they have signed in. */
export const openStoresFor = (personId: number): void => {
  closedPersons.delete(personId);
  keyedPersons.delete(personId);
};

/** Stores a person's key while they are signed in here, and opens their stores. */
export const storeKeyAndOpenStores = (personId: number, key: string): void => {
  storeDeviceKey(personId, key);
  openStoresFor(personId);
};
