/** An object store of rows that know when they were made. */
interface RowStore<Row, Key> {
  get(key: Key): Promise<Row | undefined>;
  put(row: Row): Promise<unknown>;
  delete(key: Key): Promise<void>;
}

/** Puts rows into a store of a transaction, and removes those that no other window has replaced by later ones. */
export const writeRows = async <Row extends { at: number }, Key>(
  store: RowStore<Row, Key>,
  { put, remove }: { put: readonly Row[]; remove: readonly Row[] },
  keyFor: (row: Row) => Key,
): Promise<void> => {
  const putting = put.map((row) => store.put(row));
  const removing = remove.map(async (row) => {
    const stored = await store.get(keyFor(row));
    if (stored && stored.at <= row.at) await store.delete(keyFor(row));
  });
  await Promise.all([...putting, ...removing]);
};
