import Dexie, { type Table } from 'dexie';
import type { Draft } from './draft.ts';
import { deviceVoicesIn } from './device-voices.ts';
import type { DeviceVoices, KeptVoice, SpokenPiece } from './kept-voice.ts';

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
  voices: DeviceVoices;
}

interface Tables {
  drafts: Table<KeptDraft, string>;
  voices: Table<KeptVoice, string>;
  pieces: Table<SpokenPiece, [string, number]>;
}

const opened = new Map<number, Tables>();

const tablesOf = (personId: number): Tables => {
  const known = opened.get(personId);
  if (known) return known;
  // Strict: a draft counts as kept when the disk has it.
  const db = new Dexie(`inkstone-marks-${personId}`, { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ drafts: 'key' });
  db.version(2).stores({ drafts: 'key', voices: 'id' });
  db.version(3).stores({ drafts: 'key', voices: 'id', pieces: '[id+index]' });
  const tables = {
    drafts: db.table<KeptDraft, string>('drafts'),
    voices: db.table<KeptVoice, string>('voices'),
    pieces: db.table<SpokenPiece, [string, number]>('pieces'),
  };
  opened.set(personId, tables);
  return tables;
};

/** Opens the drafts of a person. */
export const deviceDraftsOf = (personId: number): DeviceDrafts => ({
  read: async (key) => (await tablesOf(personId).drafts.get(key)) ?? null,
  put: async (kept) => void (await tablesOf(personId).drafts.put(kept)),
  remove: (key) => tablesOf(personId).drafts.delete(key),
  voices: deviceVoicesIn(() => tablesOf(personId)),
});
