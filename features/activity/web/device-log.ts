import type { Table } from 'dexie';
import type { LogEntry } from '../contract.ts';
import type { LogStore } from './activity-log.ts';

interface Row {
  id?: number;
  userId: number;
  entry: LogEntry;
}

let opened: Promise<Table<Row, number>> | null = null;

/** A database of its own: the journal of answers never waits for it. The library comes with the first entry. */
const table = (): Promise<Table<Row, number>> => {
  opened ??= import('dexie').then(({ default: Dexie }) => {
    const db = new Dexie('inkstone-activity', { chromeTransactionDurability: 'relaxed' });
    db.version(1).stores({ entries: '++id, userId' });
    return db.table<Row, number>('entries');
  });
  return opened;
};

/** The log's entries on this device. */
export const deviceLog: LogStore = {
  async add(entries, most) {
    const rows = await table();
    await rows.bulkAdd(entries.map((entry) => ({ userId: entry.userId, entry })));
    const over = (await rows.count()) - most;
    if (over > 0) await rows.bulkDelete(await rows.orderBy('id').limit(over).primaryKeys());
  },
  async first(userId, count) {
    const found = await (await table()).where('userId').equals(userId).limit(count).toArray();
    return found.flatMap(({ id, entry }) => (id === undefined ? [] : [{ id, entry }]));
  },
  async remove(ids) {
    await (await table()).bulkDelete([...ids]);
  },
};
