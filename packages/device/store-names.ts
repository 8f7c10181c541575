import { openExisting } from './existing-database.ts';
import { rewriteRow, type StoreChange, type StoreChanges } from './store-changes.ts';

/** What reads rows: a store, or an index of it. */
const rowReads = new Set<string | symbol>(['get', 'getAll']);

type Call = (...args: unknown[]) => unknown;

const readMember = (target: object, property: string | symbol): unknown => {
  const value: unknown = Reflect.get(target, property);
  return typeof value === 'function' ? (value as Call).bind(target) : value;
};

const convert = (read: unknown, change: StoreChange): unknown =>
  Array.isArray(read) ? read.map((row) => rewriteRow(row, change)) : rewriteRow(read, change);

/** A store or an index whose rows are read as the present version has them. */
const withPresentRows = (source: object, change: StoreChange): object =>
  new Proxy(source, {
    get(target, property) {
      const member = readMember(target, property);
      if (property === 'index') return (name: string) => withPresentRows((member as Call)(name) as object, change);
      if (!rowReads.has(property)) return member;
      return async (...args: unknown[]) => convert(await (member as Call)(...args), change);
    },
  });

/** The name under which a database has a store: the present one, or that of an earlier version. */
export const findStoreName = (database: unknown, name: string, changes: StoreChanges): string => {
  const { objectStoreNames } = database as IDBDatabase;
  return objectStoreNames.contains(name) ? name : (changes[name]?.formerName ?? name);
};

/**
 * A transaction of a database that is still as an earlier version left it, with the stores and rows of the present one.
 * Rows are written as the present version has them, which a later upgrade leaves unchanged.
 */
export const withPresentStores = <Transaction extends { db: unknown }>(
  transaction: Transaction,
  changes: StoreChanges,
): Transaction =>
  new Proxy(transaction, {
    get(target, property) {
      const member = readMember(target, property);
      if (property !== 'objectStore') return member;
      return (name: string) =>
        withPresentRows((member as Call)(findStoreName(target.db, name, changes)) as object, changes[name] ?? {});
    },
  });

/** Opens a database of an earlier version as it is, where it could not be upgraded; throws the reason where there is none. */
export const openFormer = async (name: string, { version, reason }: { version: number; reason: unknown }) => {
  const database = await openExisting(name);
  if (database && database.version < version) return database;
  database?.close();
  throw reason;
};
