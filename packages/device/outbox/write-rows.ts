/** An object store of rows that know when they were made. */
interface RowStore<Row, Key> {
  get(key: Key): Promise<Row | undefined>;
  put(row: Row): Promise<unknown>;
  delete(key: Key): Promise<void>;
}

/**
 * Puts rows into a store of a transaction and removes rows from it, except where another window has stored a later row:
 * that one is what the server will keep.
 */
export const writeRows = async <Row extends { at: number }, Key>(
  store: RowStore<Row, Key>,
  { put, remove }: { put: readonly Row[]; remove: readonly Row[] },
  keyFor: (row: Row) => Key,
): Promise<void> => {
  const isLatest = async (row: Row): Promise<boolean> => {
    const stored = await store.get(keyFor(row));
    return !stored || stored.at <= row.at;
  };
  const putting = put.map(async (row) => {
    if (await isLatest(row)) await store.put(row);
  });
  const removing = remove.map(async (row) => {
    if (await isLatest(row)) await store.delete(keyFor(row));
  });
  await Promise.all([...putting, ...removing]);
};
