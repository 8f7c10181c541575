import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';
import type { BookMark } from '../../../contract.ts';

/** A change of a mark that the server may not have yet. */
export interface PendingMarkChange {
  /** The edition. */
  fileid: number;
  /** The mark. */
  id: string;
  page: number;
  /** Null removes the mark. */
  content: BookMark['content'] | null;
  /** Milliseconds since 1970, by the device's clock. */
  at: number;
}

/** The unsent changes of one person on this device; every person has a separate store. */
export interface DeviceMarks {
  list(fileid: number): Promise<PendingMarkChange[]>;
  save(changes: readonly PendingMarkChange[]): Promise<void>;
  /** Removes changes that the server has, unless they were changed again since. */
  remove(changes: readonly PendingMarkChange[]): Promise<void>;
}

interface Stores extends DeviceSchema {
  changes: { key: [number, string]; value: PendingMarkChange; indexes: { fileid: number } };
}

const openMarksDatabase = createPersonDatabases<Stores>((personId) => ({
  name: `inkstone-book-marks-${personId}`,
  version: 10,
  // Strict: a change counts as stored once it is on disk.
  durability: 'strict',
  upgrade: (database) =>
    database.createObjectStore('changes', { keyPath: ['fileid', 'id'] }).createIndex('fileid', 'fileid'),
}));

/** Opens the unsent changes of a person. */
export const openDeviceMarks = (personId: number): DeviceMarks => {
  const database = openMarksDatabase(personId);
  return {
    async list(fileid) {
      const stored = await database.read(['changes'], (all) =>
        all.objectStore('changes').index('fileid').getAll(fileid),
      );
      return stored.sort((a, b) => a.at - b.at);
    },
    save: (changes) =>
      database.write(['changes'], async (all) => {
        await Promise.all(changes.map((change) => all.objectStore('changes').put(change)));
      }),
    remove: (changes) =>
      database.write(['changes'], async (all) => {
        const store = all.objectStore('changes');
        for (const { fileid, id, at } of changes) {
          const stored = await store.get([fileid, id]);
          if (stored && stored.at <= at) await store.delete([fileid, id]);
        }
      }),
  };
};
