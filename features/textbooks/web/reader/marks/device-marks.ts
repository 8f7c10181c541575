import Dexie, { type Table } from 'dexie';
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

const opened = new Map<number, Table<KeptChange, [number, string]>>();

const changesOf = (personId: number): Table<KeptChange, [number, string]> => {
  const known = opened.get(personId);
  if (known) return known;
  // Strict: a change counts as kept when the disk has it.
  const db = new Dexie(`inkstone-book-marks-${personId}`, { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ changes: '[fileid+id], fileid' });
  const table = db.table<KeptChange, [number, string]>('changes');
  opened.set(personId, table);
  return table;
};

/** Opens the unsent changes of a person. */
export const deviceMarksOf = (personId: number): DeviceMarks => ({
  list: (fileid) => changesOf(personId).where('fileid').equals(fileid).sortBy('at'),
  put: async (changes) => void (await changesOf(personId).bulkPut([...changes])),
  remove: async (changes) => {
    const table = changesOf(personId);
    await table.db.transaction('rw', table, async () => {
      for (const { fileid, id, at } of changes) {
        const kept = await table.get([fileid, id]);
        if (kept && kept.at <= at) await table.delete([fileid, id]);
      }
    });
  },
});
