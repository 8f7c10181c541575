import { canStoreFor, createDeviceDatabase, type DeviceSchema } from '@inkstone/device';
import type { LogEntry } from '../contract.ts';
import type { LogStore } from './activity-log.ts';

interface Row {
  id?: number;
  userId: number;
  entry: LogEntry;
}

interface Stores extends DeviceSchema {
  entries: { key: number; value: Row; indexes: { userId: number } };
}

/** A separate database, so that the journal of answers never waits for it. */
const database = createDeviceDatabase<Stores>({
  name: 'inkstone-activity',
  version: 10,
  durability: 'relaxed',
  upgrade: (db) =>
    db.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }).createIndex('userId', 'userId'),
});

/** The log's entries on this device. */
export const deviceLog: LogStore = {
  add: (entries, most) =>
    database.write(['entries'], async (all) => {
      const store = all.objectStore('entries');
      // Nothing is stored for users who have signed out here.
      const own = entries.filter(({ userId }) => canStoreFor(userId));
      await Promise.all(own.map((entry) => store.add({ userId: entry.userId, entry })));
      const over = (await store.count()) - most;
      if (over <= 0) return;
      const oldest = await store.getAllKeys(null, over);
      await Promise.all(oldest.map((id) => store.delete(id)));
    }),
  first: (userId, count) =>
    database.read(['entries'], async (all) => {
      const rows = await all.objectStore('entries').index('userId').getAll(userId, count);
      return rows.flatMap(({ id, entry }) => (id === undefined ? [] : [{ id, entry }]));
    }),
  remove: (ids) =>
    database.write(['entries'], async (all) => {
      await Promise.all(ids.map((id) => all.objectStore('entries').delete(id)));
    }),
};
