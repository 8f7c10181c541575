import {
  createPersonDatabases,
  renameFields,
  upgradeRowsBy,
  upgradeStores,
  type DeviceSchema,
  type StoreChanges,
} from '@inkstone/device';
import type { Draft } from './draft.ts';
import type { VoiceChunk, VoiceRow } from './stored-voice.ts';

/** A draft that the server may not have yet. */
export interface StoredDraft {
  /** The submission: attempt and question. */
  key: string;
  /** The version that the draft is based on. */
  version: number;
  draft: Draft;
  /** Milliseconds since 1970, by the device's clock. */
  at: number;
  /** The window that stored it; absent in drafts of earlier versions. */
  writer?: string;
}

/** What a marker stores on this device. */
export interface MarkStores extends DeviceSchema {
  drafts: { key: string; value: StoredDraft };
  voices: { key: string; value: VoiceRow };
  voiceChunks: { key: [string, number]; value: VoiceChunk };
}

/** Names that differ from those of versions up to 30. */
const changes: StoreChanges = {
  voices: { rewrite: renameFields({ said: 'sound' }) },
  voiceChunks: { formerName: 'pieces' },
};

/** Opens a marker's database on this device. */
export const openMarksDatabase = createPersonDatabases<MarkStores>((personId) => ({
  name: `inkstone-marks-${personId}`,
  version: 40,
  // Strict: a draft counts as stored once it is on disk.
  durability: 'strict',
  async upgrade(database, from, tx) {
    if (from < 10) database.createObjectStore('drafts', { keyPath: 'key' });
    if (from < 20) database.createObjectStore('voices', { keyPath: 'id' });
    if (from < 30) database.createObjectStore('voiceChunks', { keyPath: ['id', 'index'] });
    if (from < 40) await upgradeStores(tx, changes);
  },
  changes,
  upgradeRows: upgradeRowsBy(changes),
}));
