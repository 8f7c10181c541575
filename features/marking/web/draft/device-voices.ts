import type { DeviceDatabase } from '@inkstone/device';
import type { MarkStores } from './device-database.ts';
import { joinChunks, type DeviceVoices, type StoredVoice, type VoiceRow } from './stored-voice.ts';

const lockName = (id: string): string => `inkstone-voice-${id}`;

/** Locked during a recording; the browser releases the lock when the window is closed. */
const hold = (id: string): (() => void) => {
  let letGo = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(lockName(id), () => over);
  return () => letGo();
};

const waitUntilRecorded = async (id: string): Promise<void> => {
  await navigator.locks?.request(lockName(id), async () => undefined);
};

/** All chunks of a voice note, in order. */
const chunkRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

const toStoredVoice = (row: VoiceRow): StoredVoice => {
  if (!('mime' in row)) return row;
  const { mime, sound, ...rest } = row;
  return { ...rest, sound: new Blob([sound], { type: mime }) };
};

/** The voice notes in a database. */
export const openDeviceVoices = (database: DeviceDatabase<MarkStores>): DeviceVoices => {
  const put = async (voice: StoredVoice): Promise<void> => {
    const row: VoiceRow = { ...voice, mime: voice.sound.type, sound: await voice.sound.arrayBuffer() };
    await database.write(['voices', 'voiceChunks'], async (all) => {
      await all.objectStore('voices').put(row);
      await all.objectStore('voiceChunks').delete(chunkRange(voice.id));
    });
  };
  return {
    list: async () => (await database.read(['voices'], (all) => all.objectStore('voices').getAll())).map(toStoredVoice),
    save: put,
    remove: (id) =>
      database.write(['voices', 'voiceChunks'], async (all) => {
        await all.objectStore('voices').delete(id);
        await all.objectStore('voiceChunks').delete(chunkRange(id));
      }),
    saveChunk: (chunk) =>
      database.write(['voiceChunks'], async (all) => {
        await all.objectStore('voiceChunks').put(chunk);
      }),
    lockRecording: hold,
    listUnfinished: async () => {
      const keys = await database.read(['voiceChunks'], (all) => all.objectStore('voiceChunks').getAllKeys());
      return [...new Set(keys.map(([id]) => id))];
    },
    finish: async (id) => {
      await waitUntilRecorded(id);
      const chunks = await database.read(['voiceChunks'], (all) =>
        all.objectStore('voiceChunks').getAll(chunkRange(id)),
      );
      const joined = joinChunks(chunks);
      if (joined) await put(joined);
      return joined;
    },
  };
};
