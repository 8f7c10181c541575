import { isSealingFor, lastSignedOutAt } from './sign-out-mark.ts';
import { deviceKeyFor, storeDeviceKey } from './sealed/device-keys.ts';

/** Thrown where a person has signed out in this browser: this window may neither read nor write anything of theirs here. */
export class SignedOutError extends Error {
  override name = 'SignedOutHere';
}

interface Closable {
  close(): void;
}

const closedPersons = new Set<number>();
/** Persons whose key this window has seen, and when somebody had signed out last then: where the key has gone, they have. */
const keyedPersons = new Map<number, number | null>();
const pendingAccesses = new Map<number, Set<Promise<unknown>>>();
/** How often the stores of anybody were used. */
let accesses = 0;
const databases = new Map<number, Set<Closable>>();
const listeners = new Set<(personId: number) => void>();

const setFor = <Item>(sets: Map<number, Set<Item>>, personId: number): Set<Item> => {
  const items = sets.get(personId) ?? new Set<Item>();
  sets.set(personId, items);
  return items;
};

/**
 * Whether this window may keep anything of a person on this device. Asked of the browser's storage each time, so that a
 * window that was frozen while its person signed out elsewhere knows it before it writes.
 */
export const canStoreFor = (personId: number): boolean => {
  if (closedPersons.has(personId) || isSealingFor(personId)) return false;
  if (deviceKeyFor(personId) !== null) {
    if (!keyedPersons.has(personId)) keyedPersons.set(personId, lastSignedOutAt());
    return true;
  }
  if (!keyedPersons.has(personId)) return true;
  // A browser that was cleared keeps nothing of a sign-out either: it is written anew.
  const leftAt = lastSignedOutAt();
  return leftAt === null || leftAt === keyedPersons.get(personId);
};

/** The one place that refuses: throws `SignedOutHere`, and tells whoever covers the page. */
export const assertCanStoreFor = (personId: number): void => {
  if (canStoreFor(personId)) return;
  for (const listener of listeners) listener(personId);
  throw new SignedOutError();
};

/** Calls back where something of a person was refused; gives what ends that. */
export const onStoreRefused = (listener: (personId: number) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Counts an access to a person's stores until it has ended, and refuses it where they are closed. */
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

/** A database that is closed with the person's stores. */
export const registerDatabase = (personId: number, database: Closable): void => {
  setFor(databases, personId).add(database);
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Once nothing of a person is being read or written, and nothing has been begun for a moment. */
const untilIdle = async (personId: number, quietMs: number): Promise<void> => {
  let before: number;
  do {
    before = accesses;
    await Promise.allSettled(setFor(pendingAccesses, personId));
    await pause(quietMs);
  } while (accesses > before || setFor(pendingAccesses, personId).size > 0);
};

/**
 * Closes all stores of a person in this window: what is under way ends first, until nothing has been begun for `quietMs`
 * and for `atMostMs` at most, then everything is refused until their key is given again.
 */
export const closeStoresFor = async (
  personId: number,
  { atMostMs: maxWaitMs, quietMs = 0 }: { atMostMs: number; quietMs?: number },
): Promise<void> => {
  await Promise.race([untilIdle(personId, quietMs), pause(maxWaitMs)]);
  closedPersons.add(personId);
  for (const database of setFor(databases, personId)) database.close();
};

/** The person is signed in in this window: their stores may be used. */
export const openStoresFor = (personId: number): void => {
  closedPersons.delete(personId);
  keyedPersons.delete(personId);
};

/** Keeps a person's key for as long as they are signed in here, and lets this window use their stores. */
export const storeKeyAndOpenStores = (personId: number, key: string): void => {
  storeDeviceKey(personId, key);
  openStoresFor(personId);
};
