import { marksOf, type KeptDraft } from './device-database.ts';
import { deviceVoicesIn } from './device-voices.ts';
import type { DeviceVoices } from './kept-voice.ts';

/** The drafts of one person on this device; another person has a store of their own. */
export interface DeviceDrafts {
  read(key: string): Promise<KeptDraft | null>;
  put(kept: KeptDraft): Promise<void>;
  remove(key: string): Promise<void>;
  voices: DeviceVoices;
}

/** Opens the drafts of a person. */
export const deviceDraftsOf = (personId: number): DeviceDrafts => {
  const database = marksOf(personId);
  return {
    read: async (key) => (await database.read(['drafts'], (all) => all.objectStore('drafts').get(key))) ?? null,
    put: (kept) =>
      database.write(['drafts'], async (all) => {
        await all.objectStore('drafts').put(kept);
      }),
    remove: (key) => database.write(['drafts'], (all) => all.objectStore('drafts').delete(key)),
    voices: deviceVoicesIn(database),
  };
};
