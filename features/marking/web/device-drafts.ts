import Dexie, { type Table } from 'dexie';
import type { Draft } from './draft.ts';

/** A draft that the server may not have yet. */
export interface KeptDraft {
  /** The piece: attempt and question. */
  key: string;
  /** The version that the draft goes on from. */
  version: number;
  draft: Draft;
  /** Milliseconds since 1970, by the device. */
  at: number;
}

/** The drafts of one person on this device; another person has a store of their own. */
export interface DeviceDrafts {
  read(key: string): Promise<KeptDraft | null>;
  put(kept: KeptDraft): Promise<void>;
  remove(key: string): Promise<void>;
}

const opened = new Map<number, Table<KeptDraft, string>>();

const tableOf = (personId: number): Table<KeptDraft, string> => {
  const known = opened.get(personId);
  if (known) return known;
  // Strict: a draft counts as kept when the disk has it.
  const db = new Dexie(`inkstone-marks-${personId}`, { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ drafts: 'key' });
  const table = db.table<KeptDraft, string>('drafts');
  opened.set(personId, table);
  return table;
};

/** Opens the drafts of a person. */
export const deviceDraftsOf = (personId: number): DeviceDrafts => ({
  read: async (key) => (await tableOf(personId).get(key)) ?? null,
  put: async (kept) => void (await tableOf(personId).put(kept)),
  remove: (key) => tableOf(personId).delete(key),
});
