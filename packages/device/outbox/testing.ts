import type { OutboxRow } from './outbox-types.ts';
import type { OutboxStorage } from './outbox-writer.ts';

/** A storage for tests, with what it holds; `isFull`: every write fails. */
export const memoryStorage = <Value>(
  stored: readonly OutboxRow<Value>[] = [],
  { isFull = false }: { isFull?: boolean } = {},
): { storage: OutboxStorage<Value>; rows: Map<string, OutboxRow<Value>> } => {
  const rows = new Map(stored.map((row) => [row.key, row]));
  const storage: OutboxStorage<Value> = {
    read: async () => [...rows.values()],
    write: async ({ put, remove }) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      for (const row of put) rows.set(row.key, row);
      for (const { key } of remove) rows.delete(key);
    },
  };
  return { storage, rows };
};
