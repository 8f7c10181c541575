import { openMarksDatabase, type StoredDraft } from './device-database.ts';
import { openDeviceVoices } from './device-voices.ts';
import type { DeviceVoices } from './stored-voice.ts';

/** Another window of this browser has kept a draft of the piece since: it is neither replaced nor taken away. */
export class KeptElsewhere extends Error {
  override name = 'KeptElsewhere';
}

/** The drafts of one person on this device; every person has a separate store. */
export interface DeviceDrafts {
  read(key: string): Promise<StoredDraft | null>;
  /** Keeps a draft in the place of its own window's, or of the one that `after` had kept; else throws `KeptElsewhere`. */
  save(draft: StoredDraft, after?: string): Promise<void>;
  /** Takes away what one of these windows has kept; another's stays. */
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
        if (before && before.writer !== draft.writer && before.writer !== after) throw new KeptElsewhere();
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
