import { ownDatabases, type DeviceSchema } from '@inkstone/device';
import type { BookMark } from '../../../contract.ts';

/** A change of a mark that the server may not have yet. */
export interface KeptChange {
  /** The edition. */
  fileid: number;
  /** The mark. */
  id: string;
  page: number;
  /** Null takes the mark away. */
  content: BookMark['content'] | null;
  /** When it was made, in milliseconds since 1970 by the device. */
  at: number;
}

/** The unsent changes of one person on this device; another person has a store of their own. */
export interface DeviceMarks {
  list(fileid: number): Promise<KeptChange[]>;
  put(changes: readonly KeptChange[]): Promise<void>;
  /** Forgets changes that the server has, unless they were changed again since. */
  remove(changes: readonly KeptChange[]): Promise<void>;
}

interface Stores extends DeviceSchema {
  changes: { key: [number, string]; value: KeptChange; indexes: { fileid: number } };
}

const databaseOf = ownDatabases<Stores>((personId) => ({
  name: `inkstone-book-marks-${personId}`,
  version: 10,
  // Strict: a change counts as kept when the disk has it.
  durability: 'strict',
  upgrade: (made) => made.createObjectStore('changes', { keyPath: ['fileid', 'id'] }).createIndex('fileid', 'fileid'),
}));

/** Opens the unsent changes of a person. */
export const deviceMarksOf = (personId: number): DeviceMarks => {
  const database = databaseOf(personId);
  return {
    async list(fileid) {
      const found = await database.read(['changes'], (all) =>
        all.objectStore('changes').index('fileid').getAll(fileid),
      );
      return found.sort((one, other) => one.at - other.at);
    },
    put: (changes) =>
      database.write(['changes'], async (all) => {
        await Promise.all(changes.map((change) => all.objectStore('changes').put(change)));
      }),
    remove: (changes) =>
      database.write(['changes'], async (all) => {
        const store = all.objectStore('changes');
        for (const { fileid, id, at } of changes) {
          const kept = await store.get([fileid, id]);
          if (kept && kept.at <= at) await store.delete([fileid, id]);
        }
      }),
  };
};
