import * as fake from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';

const holdsBlob = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsBlob));

// A global, since several copies of this module may share one prototype.
const keepsBlobsFlag = 'deviceKeepsBlobs';
const { add, put } = fake.IDBObjectStore.prototype;
for (const [name, write] of Object.entries({ add, put })) {
  fake.IDBObjectStore.prototype[name as 'add' | 'put'] = function writeAsSafari(
    this: typeof fake.IDBObjectStore,
    ...row
  ) {
    const keepsBlobs: unknown = Reflect.get(globalThis, keepsBlobsFlag);
    if (!keepsBlobs && holdsBlob(row[0])) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
    return write.apply(this, row);
  };
}

/**
 * Gives a test a device that keeps nothing yet, until its globals are put back (`vi.unstubAllGlobals`). It keeps no Blob,
 * as Safari in a private window, unless it is to hold what an earlier build wrote.
 */
export const freshDevice = (options: { keepsBlobs?: boolean } = {}): void => {
  vi.stubGlobal(keepsBlobsFlag, options.keepsBlobs ?? false);
  for (const [name, implementation] of Object.entries(fake))
    if (name.startsWith('IDB')) vi.stubGlobal(name, implementation);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
};

/** Writes of a device that do not complete before the test says so. */
export interface HeldWrites {
  /** How many have been asked for and are under way. */
  count(): number;
  /** Lets those that are under way complete, and all that follow. */
  release(): void;
}

interface Transaction {
  mode: string;
  _started: boolean;
  _start(): void;
}

/** From now on no write of this device completes before it is released: a disk that takes its time. */
export const holdWrites = (): HeldWrites => {
  const prototype = fake.IDBTransaction.prototype as unknown as Transaction;
  const { _start: start } = prototype;
  let heldTransactions: Transaction[] = [];
  prototype._start = function hold(this: Transaction): void {
    if (this._started || this.mode !== 'readwrite') return start.call(this);
    this._started = true;
    heldTransactions.push(this);
  };
  const release = (): void => {
    prototype._start = start;
    for (const transaction of heldTransactions) start.call(transaction);
    heldTransactions = [];
  };
  onTestFinished(release);
  return { count: () => heldTransactions.length, release };
};

/** A storage of the browser that lasts as long as the test. */
export const memoryStorage = (): Storage => {
  const places = new Map<string, string>();
  return {
    get length() {
      return places.size;
    },
    clear: () => places.clear(),
    getItem: (place) => places.get(place) ?? null,
    key: (index) => [...places.keys()][index] ?? null,
    removeItem: (place) => void places.delete(place),
    setItem: (place, value) => void places.set(place, value),
  };
};

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });

/** Bytes as the letters that they may be, as somebody who looks for words on a disk sees them. */
const toReadable = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) return value.text();
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
  if (Array.isArray(value)) return Promise.all(value.map(toReadable));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([name, field]) => [name, await toReadable(field)] as const);
  return Object.fromEntries(await Promise.all(fields)) as unknown;
};

/** All that can be read in the databases and the storage of this device, as one text. */
export const dumpDevice = async (): Promise<string> => {
  const texts: unknown[] = Array.from({ length: localStorage.length }, (_, index) => {
    const place = localStorage.key(index) ?? '';
    return [place, localStorage.getItem(place)];
  });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await toPromise(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      texts.push(await toReadable(await toPromise(database.transaction(store).objectStore(store).getAll())));
    }
    database.close();
  }
  return JSON.stringify(texts);
};
