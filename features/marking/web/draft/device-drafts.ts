import { marksOf, type KeptDraft } from './device-database.ts';
import { deviceVoicesIn } from './device-voices.ts';
import type { DeviceVoices } from './kept-voice.ts';

/** Another window of this browser has kept a draft of the piece since: it is neither replaced nor taken away. */
export class KeptElsewhere extends Error {
  override name = 'KeptElsewhere';
}

/** The drafts of one person on this device; another person has a store of their own. */
export interface DeviceDrafts {
  read(key: string): Promise<KeptDraft | null>;
  /** Keeps a draft in the place of its own window's, or of the one that `after` had kept; else throws `KeptElsewhere`. */
  put(kept: KeptDraft, after?: string): Promise<void>;
  /** Takes away what one of these windows has kept; another's stays. */
  remove(key: string, writers: readonly (string | undefined)[]): Promise<void>;
  voices: DeviceVoices;
}

/** Opens the drafts of a person. */
export const deviceDraftsOf = (personId: number): DeviceDrafts => {
  const database = marksOf(personId);
  return {
    read: async (key) => (await database.read(['drafts'], (all) => all.objectStore('drafts').get(key))) ?? null,
    put: (kept, after) =>
      database.write(['drafts'], async (all) => {
        const drafts = all.objectStore('drafts');
        const before = await drafts.get(kept.key);
        if (before && before.writer !== kept.writer && before.writer !== after) throw new KeptElsewhere();
        await drafts.put(kept);
      }),
    remove: (key, writers) =>
      database.write(['drafts'], async (all) => {
        const drafts = all.objectStore('drafts');
        const before = await drafts.get(key);
        if (before && writers.includes(before.writer)) await drafts.delete(key);
      }),
    voices: deviceVoicesIn(database),
  };
};
