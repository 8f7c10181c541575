import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';

/** The stores of a database on a device: of each its key, its values and its indexes. */
export type DeviceSchema = DBSchema;

/** A transaction that reads. Between its first act and its last nothing but its own acts may be awaited. */
export type ReadTransaction<Schema extends DBSchema, Names extends StoreNames<Schema>[]> = IDBPTransaction<
  Schema,
  Names
>;

/** As `Reading`, of a transaction that writes. */
export type WriteTransaction<Schema extends DBSchema, Names extends StoreNames<Schema>[]> = IDBPTransaction<
  Schema,
  Names,
  'readwrite'
>;

/** A database that is open, for what is brought into it before it is used. */
export type OpenedDatabase<Schema extends DBSchema> = IDBPDatabase<Schema>;

/** The transaction in which the stores of an older version are changed. */
export type UpgradeTransaction<Schema extends DBSchema> = IDBPTransaction<
  Schema,
  StoreNames<Schema>[],
  'versionchange'
>;

/** A database of this browser. It is opened with its first use, and again where the browser closed it. */
export interface DeviceDatabase<Schema extends DBSchema> {
  /** Reads from stores as they are at one moment. */
  read<Names extends StoreNames<Schema>[], T>(
    stores: Names,
    act: (transaction: ReadTransaction<Schema, Names>) => Promise<T>,
  ): Promise<T>;
  /**
   * Writes to stores, whole or not at all: where `act` fails, or the device has no room, nothing of it stays and the
   * error is thrown. Resolves once the device holds it, as firmly as the database's durability says.
   */
  write<Names extends StoreNames<Schema>[], T>(
    stores: Names,
    act: (transaction: WriteTransaction<Schema, Names>) => Promise<T>,
  ): Promise<T>;
  /**
   * Writes without reading first: every request is made and the transaction committed in the task of the call (once the
   * database is open), so that a browser that is killed right afterwards has written it. Resolves once the device holds
   * it. What `act` gives may be a read of the same transaction; it is awaited after the commit.
   */
  commit<Names extends StoreNames<Schema>[], T = void>(
    stores: Names,
    act: (transaction: WriteTransaction<Schema, Names>) => {
      requests: readonly Promise<unknown>[];
      result?: Promise<T>;
    },
  ): Promise<T | undefined>;
  /** Lets go of the database; the next use opens it again. */
  close(): void;
}

/** What a database on a device is. */
export interface DatabaseDefinition<Schema extends DBSchema> {
  name: string;
  /** Grows with every change of the stores. */
  version: number;
  /** Makes the stores that a device with an older version, 0 where it has none, lacks. */
  upgrade(database: IDBPDatabase<Schema>, from: number, transaction: UpgradeTransaction<Schema>): void;
  /** Brings in what an older version kept elsewhere, each time before the database is used. */
  prepare?(database: IDBPDatabase<Schema>): Promise<void>;
  /** Throws where it may not be used now; called in the task in which a transaction begins. */
  guard?(): void;
  /** `strict`: what is written counts as kept when the disk has it; `relaxed`: when the browser has heard of it. */
  durability: 'strict' | 'relaxed';
}

// How long a window waits for another one that holds an older version of a database and does not answer.
const blockedMs = 5000;

const tryAbort = (transaction: { abort(): void }): void => {
  try {
    transaction.abort();
  } catch {
    // The browser has taken it back already.
  }
};

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/** Says what a database of this browser is; nothing is opened yet. */
export const createDeviceDatabase = <Schema extends DBSchema>({
  name,
  version,
  upgrade,
  prepare,
  guard,
  durability,
}: DatabaseDefinition<Schema>): DeviceDatabase<Schema> => {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  /** Asked for and not there yet; it may come long after nobody waited for it any more. */
  let pendingConnection: Promise<IDBPDatabase<Schema>> | null = null;

  const connect = (): Promise<IDBPDatabase<Schema>> => {
    if (pendingConnection) return pendingConnection;
    const blocked = Promise.withResolvers<never>();
    const connecting = openDB<Schema>(name, version, {
      upgrade: (database, from, _to, transaction) => upgrade(database, from, transaction),
      // A window with an older version of the product does not answer: whoever waits hears that nothing can be kept now.
      blocked: () => {
        setTimeout(
          () => blocked.reject(new DOMException(`${name} is held by another window`, 'TimeoutError')),
          blockedMs,
        );
      },
      // Another window has a newer version of the product, or the person clears the browser: they wait for nobody.
      blocking: () => {
        forget();
        void connecting.then((database) => database.close());
      },
      terminated: () => forget(),
    });
    const forget = (): void => {
      opened = null;
    };
    const reached = Promise.race([connecting, blocked.promise]);
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

  const open = (): Promise<IDBPDatabase<Schema>> => {
    if (opened) return opened;
    const connecting = connect();
    const opening = prepare ? connecting.then(async (database) => prepare(database).then(() => database)) : connecting;
    const forget = (): void => {
      if (opened === opening) opened = null;
    };
    opened = opening;
    // What could not be opened now is tried again with the next use.
    opening.catch(forget);
    return opening;
  };

  const startTransaction = <Names extends StoreNames<Schema>[], Mode extends 'readonly' | 'readwrite'>(
    database: IDBPDatabase<Schema>,
    stores: Names,
    mode: Mode,
  ): IDBPTransaction<Schema, Names, Mode> => {
    guard?.();
    const transaction = database.transaction(stores, mode, { durability });
    // Who reads waits for what was asked alone: where the browser takes a transaction back, that fails, and says so.
    transaction.done.catch(() => undefined);
    return transaction;
  };

  const beginTransaction = async <Names extends StoreNames<Schema>[], Mode extends 'readonly' | 'readwrite'>(
    stores: Names,
    mode: Mode,
  ): Promise<IDBPTransaction<Schema, Names, Mode>> => {
    const database = await open();
    try {
      return startTransaction(database, stores, mode);
    } catch (error) {
      if (!isClosed(error)) throw error;
      opened = null;
      return startTransaction(await open(), stores, mode);
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
      // A request that fails takes the transaction back; until then nobody waits for it.
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
