import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';
import { writeRows, type OutboxStorage } from '@inkstone/device/outbox';
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

/** Opens the unsent changes of a person in one edition; every person has a separate store. */
export const openDeviceMarks = (personId: number, fileid: number): OutboxStorage<PendingMarkChange> => {
  const database = openMarksDatabase(personId);
  return {
    read: async () => {
      const changes = await database.read(['changes'], (all) =>
        all.objectStore('changes').index('fileid').getAll(fileid),
      );
      return changes.sort((a, b) => a.at - b.at).map((change) => ({ key: change.id, value: change }));
    },
    write: ({ put, remove }) =>
      database.write(['changes'], (all) => {
        const write = { put: put.map(({ value }) => value), remove: remove.map(({ value }) => value) };
        return writeRows(all.objectStore('changes'), write, ({ id }): [number, string] => [fileid, id]);
      }),
  };
};
