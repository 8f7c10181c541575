import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { DatabaseRows } from './empty-database.ts';
import { findStoreName, openFormer, withPresentStores } from './store-names.ts';
import type { StoreChanges } from './store-changes.ts';

/** The object stores of a device database: keys, values and indexes. */
export type DeviceSchema = DBSchema;

/** A read transaction. Between its first and last request only its own requests may be awaited. */
export type ReadTransaction<Schema extends DBSchema, Names extends StoreNames<Schema>[]> = IDBPTransaction<
  Schema,
  Names
>;

/** The same for a transaction that writes. */
export type WriteTransaction<Schema extends DBSchema, Names extends StoreNames<Schema>[]> = IDBPTransaction<
  Schema,
  Names,
  'readwrite'
>;

/** An open database, for `prepare`. */
export type OpenedDatabase<Schema extends DBSchema> = IDBPDatabase<Schema>;

/** The transaction of a version upgrade. */
export type UpgradeTransaction<Schema extends DBSchema> = IDBPTransaction<
  Schema,
  StoreNames<Schema>[],
  'versionchange'
>;

/** An IndexedDB database. It is opened on first use, and again where the browser has closed it. */
export interface DeviceDatabase<Schema extends DBSchema> {
  /** Reads from stores in one transaction. */
  read<Names extends StoreNames<Schema>[], T>(
    stores: Names,
    act: (transaction: ReadTransaction<Schema, Names>) => Promise<T>,
  ): Promise<T>;
  /**
   * Writes to stores atomically: where `act` fails or there is no room, nothing is stored and the error is thrown.
   * Resolves once the data is stored, as the database's durability defines.
   */
  write<Names extends StoreNames<Schema>[], T>(
    stores: Names,
    act: (transaction: WriteTransaction<Schema, Names>) => Promise<T>,
  ): Promise<T>;
  /**
   * Writes without reading first: all requests are made and the transaction is committed in the task of the call (once
   * the database is open), so that the data survives a browser that is killed right afterwards. Resolves once it is
   * stored. The result of `act` may be a read of the same transaction; it is awaited after the commit.
   */
  commit<Names extends StoreNames<Schema>[], T = void>(
    stores: Names,
    act: (transaction: WriteTransaction<Schema, Names>) => {
      requests: readonly Promise<unknown>[];
      result?: Promise<T>;
    },
  ): Promise<T | undefined>;
  /** Closes the database; the next use opens it again. */
  close(): void;
}

/** The definition of a device database. */
export interface DatabaseDefinition<Schema extends DBSchema> {
  name: string;
  /** Increased with every change of the stores. */
  version: number;
  /**
   * Creates the stores that are missing in an older version (0 for a new database), and rewrites what has changed. A
   * failure, also of a promise that it returns, leaves the older version as it was. Only requests of its own
   * transaction may be awaited.
   */
  upgrade(database: IDBPDatabase<Schema>, from: number, transaction: UpgradeTransaction<Schema>): unknown;
  /**
   * How the stores of the previous version differ. Where the device has no room to upgrade them, they are used as they are
   * until the next opening.
   */
  changes?: StoreChanges;
  /** Rewrites rows that an older version sealed at a sign-out; rows of the present version are returned unchanged. */
  upgradeRows?(rows: DatabaseRows): DatabaseRows;
  /**
   * Imports what an older version stored elsewhere, each time before the database is used. `isFormer`: it could not be
   * upgraded, so its stores may have other names.
   */
  prepare?(database: IDBPDatabase<Schema>, isFormer: boolean): Promise<void>;
  /** Throws where the database may not be used now; called in the task in which a transaction begins. */
  guard?(): void;
  /** `strict`: stored once on disk; `relaxed`: stored once the browser has accepted it. */
  durability: 'strict' | 'relaxed';
}

// How long to wait for another window that holds an older version and does not respond.
const blockedMs = 5000;

const tryAbort = (transaction: { abort(): void }): void => {
  try {
    transaction.abort();
  } catch {
    // Already aborted by the browser.
  }
};

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/** The connection to a database, which is opened when it is needed. */
interface Connection<Schema extends DBSchema> {
  open(): Promise<IDBPDatabase<Schema>>;
  /** The browser has closed it: the next use opens it again. */
  forget(): void;
  close(): void;
}

/** Creates a function that opens a database; a pending opening is shared. */
const createConnector = <Schema extends DBSchema>(
  { name, version, upgrade, changes }: DatabaseDefinition<Schema>,
  onClosed: () => void,
): (() => Promise<IDBPDatabase<Schema>>) => {
  /** A pending connection; it may complete long after its callers timed out. */
  let pendingConnection: Promise<IDBPDatabase<Schema>> | null = null;
  const connect = (): Promise<IDBPDatabase<Schema>> => {
    let refuse = (_reason: unknown): void => undefined;
    const blocked = new Promise<never>((_resolve, reject) => {
      refuse = reject;
    });
    const upgrading = openDB<Schema>(name, version, {
      upgrade: (database, from, _to, transaction) => {
        // Where it is aborted, opening the database fails.
        transaction.done.catch(() => undefined);
        Promise.resolve(upgrade(database, from, transaction)).catch(() => tryAbort(transaction));
      },
      // A window with an older version does not respond: callers are told that nothing can be stored now.
      blocked: () => {
        setTimeout(() => refuse(new DOMException(`${name} is held by another window`, 'TimeoutError')), blockedMs);
      },
      // Another window has a newer version, or the person clears the browser's data: make way.
      blocking: () => {
        onClosed();
        void connecting.then((database) => database.close());
      },
      terminated: onClosed,
    });
    const connecting = changes
      ? upgrading.catch(
          async (reason: unknown) => (await openFormer(name, { version, reason })) as unknown as IDBPDatabase<Schema>,
        )
      : upgrading;
    const reached = Promise.race([connecting, blocked]);
    pendingConnection = reached;
    let isTimedOut = false;
    reached.catch(() => (isTimedOut = true));
    const settle = (database?: IDBPDatabase<Schema>): void => {
      pendingConnection = null;
      if (isTimedOut) database?.close();
    };
    connecting.then(settle, () => settle());
    return reached;
  };
  return () => pendingConnection ?? connect();
};

const createConnection = <Schema extends DBSchema>(definition: DatabaseDefinition<Schema>): Connection<Schema> => {
  const { prepare, version } = definition;
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const connect = createConnector(definition, forget);
  return {
    forget,
    open() {
      if (opened) return opened;
      const connecting = connect();
      const opening = prepare
        ? connecting.then(async (database) => prepare(database, database.version < version).then(() => database))
        : connecting;
      opened = opening;
      // A failed opening is retried with the next use.
      opening.catch(() => {
        if (opened === opening) opened = null;
      });
      return opening;
    },
    close() {
      const closing = opened;
      opened = null;
      void closing?.then(
        (database) => database.close(),
        () => undefined,
      );
    },
  };
};

const startTransaction = <
  Schema extends DBSchema,
  Names extends StoreNames<Schema>[],
  Mode extends 'readonly' | 'readwrite',
>(
  { guard, durability, version, changes = {} }: DatabaseDefinition<Schema>,
  database: IDBPDatabase<Schema>,
  ...[stores, mode]: [Names, Mode]
): IDBPTransaction<Schema, Names, Mode> => {
  guard?.();
  const names = stores.map((name) => findStoreName(database, name as string, changes)) as Names;
  const transaction = database.transaction(names, mode, { durability });
  // Readers await their own requests, which fail where the transaction is aborted.
  transaction.done.catch(() => undefined);
  return database.version < version ? withPresentStores(transaction, changes) : transaction;
};

/** Creates a device database without opening it. */
export const createDeviceDatabase = <Schema extends DBSchema>(
  definition: DatabaseDefinition<Schema>,
): DeviceDatabase<Schema> => {
  const { open, forget, close } = createConnection(definition);

  const beginTransaction = async <Names extends StoreNames<Schema>[], Mode extends 'readonly' | 'readwrite'>(
    stores: Names,
    mode: Mode,
  ): Promise<IDBPTransaction<Schema, Names, Mode>> => {
    const database = await open();
    try {
      return startTransaction(definition, database, stores, mode);
    } catch (error) {
      if (!isClosed(error)) throw error;
      forget();
      return startTransaction(definition, await open(), stores, mode);
    }
  };

  return {
    async read(stores, act) {
      return act(await beginTransaction(stores, 'readonly'));
    },
    async write(stores, act) {
      const transaction = await beginTransaction(stores, 'readwrite');
      try {
        const result = await act(transaction);
        await transaction.done;
        return result;
      } catch (error) {
        tryAbort(transaction);
        await transaction.done.catch(() => undefined);
        throw error;
      }
    },
    async commit(stores, act) {
      const transaction = await beginTransaction(stores, 'readwrite');
      const { requests, result } = act(transaction);
      const all = Promise.all([...requests, result]);
      // A failed request aborts the transaction; until then the rejection is not awaited.
      all.catch(() => undefined);
      transaction.commit();
      try {
        await transaction.done;
      } catch (error) {
        await all;
        throw error;
      }
      return result;
    },
    close,
  };
};
