import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';
import { writeRows, type OutboxRow, type OutboxStorage } from '@inkstone/device/outbox';
import type { BookMark } from '../../../contract.ts';

/** A change of a mark that the server may not have yet. */
export interface PendingMarkChange {
  /** The mark. */
  id: string;
  page: number;
  /** Null removes the mark. */
  content: BookMark['content'] | null;
  /** Milliseconds since 1970, by the device's clock. */
  at: number;
}

/** A change as it is stored. */
interface StoredChange extends PendingMarkChange {
  /** The edition. */
  fileid: number;
}

interface Stores extends DeviceSchema {
  changes: { key: [number, string]; value: StoredChange; indexes: { fileid: number } };
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
export const openDeviceMarks = (personId: number, editionId: number): OutboxStorage<PendingMarkChange> => {
  const database = openMarksDatabase(personId);
  const toStored = ({ value }: OutboxRow<PendingMarkChange>): StoredChange => ({ ...value, fileid: editionId });
  return {
    read: async () => {
      const changes = await database.read(['changes'], (all) =>
        all.objectStore('changes').index('fileid').getAll(editionId),
      );
      return changes.sort((a, b) => a.at - b.at).map(({ fileid: _, ...value }) => ({ key: value.id, value }));
    },
    write: ({ put, remove }) =>
      database.write(['changes'], (all) => {
        const write = { put: put.map(toStored), remove: remove.map(toStored) };
        return writeRows(all.objectStore('changes'), write, ({ id }): [number, string] => [editionId, id]);
      }),
  };
};
