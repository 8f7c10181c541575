import type { DatabaseRows } from './empty-database.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a store differs from an earlier version's. */
export interface StoreChange {
  /** The name that the store had. */
  formerName?: string;
  /** Rewrites the fields of a row; those of a row of the present version are returned unchanged. Must not throw. */
  rewrite?: (fields: Fields) => Fields;
}

/** The changes by present store name. */
export type StoreChanges = Readonly<Record<string, StoreChange>>;

/** Renames fields, by former name; a field that has its present name already keeps its value. */
export const renameFields =
  (names: Readonly<Record<string, string>>) =>
  (fields: Fields): Fields => {
    const formerNames = Object.keys(names).filter((name) => Object.hasOwn(fields, name));
    if (formerNames.length === 0) return fields;
    const renamed = Object.fromEntries(formerNames.map((name) => [names[name], fields[name]]));
    const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !formerNames.includes(name)));
    return { ...renamed, ...rest };
  };

/** A row as its store has it now; what is no object is returned as it is. */
export const rewriteRow = (row: unknown, { rewrite }: StoreChange): unknown => {
  if (!rewrite || typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  return rewrite(row as Fields);
};

/** Rewrites the rows of a whole database, whichever version's they are. */
export const upgradeRowsBy =
  (changes: StoreChanges) =>
  (rows: DatabaseRows): DatabaseRows => {
    const presentNames = new Map(Object.entries(changes).map(([name, { formerName = name }]) => [formerName, name]));
    const upgraded: Record<string, readonly unknown[]> = {};
    for (const [store, storeRows] of Object.entries(rows)) {
      const name = presentNames.get(store) ?? store;
      const change = changes[name] ?? {};
      upgraded[name] = [...(upgraded[name] ?? []), ...storeRows.map((row) => rewriteRow(row, change))];
    }
    return upgraded;
  };

/** A row of a store as a cursor gives it. */
interface RowCursor {
  value: unknown;
  update(row: unknown): Promise<unknown>;
  continue(): Promise<RowCursor | null>;
}

/** The transaction of a version upgrade, whatever its stores. */
interface AnyUpgrade {
  db: { objectStoreNames: DOMStringList };
  objectStore(name: string): { name: string; openCursor(): Promise<RowCursor | null> };
}

/**
 * Renames the stores of an earlier version and rewrites their rows, within the transaction of the upgrade: either all
 * of it is stored or nothing. Stores that are not there are left out.
 */
export const upgradeStores = async (transaction: unknown, changes: StoreChanges): Promise<void> => {
  const upgrade = transaction as AnyUpgrade;
  const isHere = (name: string): boolean => upgrade.db.objectStoreNames.contains(name);
  for (const [name, { formerName }] of Object.entries(changes)) {
    if (formerName !== undefined && isHere(formerName)) upgrade.objectStore(formerName).name = name;
  }
  for (const [name, change] of Object.entries(changes)) {
    if (!change.rewrite || !isHere(name)) continue;
    // One row at a time: some hold files.
    for (let cursor = await upgrade.objectStore(name).openCursor(); cursor; cursor = await cursor.continue()) {
      const row = rewriteRow(cursor.value, change);
      if (row !== cursor.value) await cursor.update(row);
    }
  }
};
