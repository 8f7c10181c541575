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
 * Stubs an empty device until the globals are restored (`vi.unstubAllGlobals`). It stores no Blobs, as Safari in a
 * private window, unless `keepsBlobs` is set.
 */
export const freshDevice = (options: { keepsBlobs?: boolean } = {}): void => {
  vi.stubGlobal(keepsBlobsFlag, options.keepsBlobs ?? false);
  for (const [name, implementation] of Object.entries(fake))
    if (name.startsWith('IDB')) vi.stubGlobal(name, implementation);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
};

/** Writes that do not complete before the test releases them. */
export interface HeldWrites {
  /** The number of pending writes. */
  count(): number;
  /** Completes the pending writes and all later ones. */
  release(): void;
}

interface Transaction {
  mode: string;
  _started: boolean;
  _start(): void;
}

/** Delays all writes of this device until they are released, as a slow disk would. */
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

/** A web storage for one test. */
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

/** Decodes bytes as text, so that a test can search for words on the device. */
const toReadable = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) return value.text();
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
  if (Array.isArray(value)) return Promise.all(value.map(toReadable));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([name, field]) => [name, await toReadable(field)] as const);
  return Object.fromEntries(await Promise.all(fields)) as unknown;
};

/** Everything readable in the databases and storage of this device, as one text. */
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

/** A device as a fixture stores it: its databases with their stores, indexes and rows, and its local storage. */
export interface DeviceFixture {
  databases: readonly {
    name: string;
    version: number;
    stores: readonly {
      name: string;
      keyPath: string | string[] | null;
      autoIncrement: boolean;
      indexes: readonly { name: string; keyPath: string | string[] }[];
      rows: readonly { key: unknown; row: unknown }[];
    }[];
  }[];
  localStorage: Readonly<Record<string, string>>;
}

/** Rebuilds bytes, which a fixture holds as base64. */
const fromFixture = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fromFixture);
  if (typeof value !== 'object' || value === null) return value;
  const { $bytes, $view } = value as { $bytes?: string; $view?: string };
  const bytes = $bytes ?? $view;
  if (bytes !== undefined) {
    const view = Uint8Array.from(atob(bytes), (character) => character.codePointAt(0) ?? 0);
    return $view === undefined ? view.buffer : view;
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fromFixture(field)]));
};

/** Puts a stored device in the place of an empty one. */
export const loadDevice = async ({ databases, localStorage: texts }: DeviceFixture): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      for (const { name: store, keyPath, autoIncrement, indexes, rows } of stores) {
        const created = opening.result.createObjectStore(store, { keyPath, autoIncrement });
        for (const index of indexes) created.createIndex(index.name, index.keyPath);
        for (const { key, row } of rows) created.put(fromFixture(row), keyPath === null ? (key as number) : undefined);
      }
    });
    (await toPromise(opening)).close();
  }
};
