import { openMarksDatabase, type StoredDraft } from './device-database.ts';
import { openDeviceVoices } from './device-voices.ts';
import type { DeviceVoices } from './stored-voice.ts';

/** Another window of this browser has stored a draft of the submission since; it is neither replaced nor removed. */
export class StoredElsewhereError extends Error {
  override name = 'StoredElsewhereError';
}

/** The drafts of one person on this device; every person has a separate store. */
export interface DeviceDrafts {
  read(key: string): Promise<StoredDraft | null>;
  /**
   * Stores a draft in place of this window's own, or of the one that `after` stored; otherwise throws
   * `StoredElsewhereError`.
   */
  save(draft: StoredDraft, after?: string): Promise<void>;
  /** Removes the drafts of these windows; those of others stay. */
  remove(key: string, writers: readonly (string | undefined)[]): Promise<void>;
  voices: DeviceVoices;
}

/** Opens the drafts of a person. */
export const openDeviceDrafts = (personId: number): DeviceDrafts => {
  const database = openMarksDatabase(personId);
  return {
    read: async (key) => (await database.read(['drafts'], (all) => all.objectStore('drafts').get(key))) ?? null,
    save: (draft, after) =>
      database.write(['drafts'], async (all) => {
        const drafts = all.objectStore('drafts');
        const before = await drafts.get(draft.key);
        if (before && before.writer !== draft.writer && before.writer !== after) throw new StoredElsewhereError();
        await drafts.put(draft);
      }),
    remove: (key, writers) =>
      database.write(['drafts'], async (all) => {
        const drafts = all.objectStore('drafts');
        const before = await drafts.get(key);
        if (before && writers.includes(before.writer)) await drafts.delete(key);
      }),
    voices: openDeviceVoices(database),
  };
};
