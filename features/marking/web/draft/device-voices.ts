import type { DeviceDatabase } from '@inkstone/device';
import type { MarkStores } from './device-database.ts';
import { wholeOf, type DeviceVoices, type KeptVoice, type VoiceRow } from './kept-voice.ts';

const lockOf = (id: string): string => `inkstone-voice-${id}`;

/** Held while it is spoken: the browser lets go of it when the window dies. */
const hold = (id: string): (() => void) => {
  let letGo = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(lockOf(id), () => over);
  return () => letGo();
};

const untilSilent = async (id: string): Promise<void> => {
  await navigator.locks?.request(lockOf(id), async () => undefined);
};

/** All pieces of a note, in their order. */
const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

const toKeptVoice = (row: VoiceRow): KeptVoice => {
  if (!('mime' in row)) return row;
  const { mime, said, ...rest } = row;
  return { ...rest, said: new Blob([said], { type: mime }) };
};

/** The spoken notes in a database. */
export const deviceVoicesIn = (database: DeviceDatabase<MarkStores>): DeviceVoices => {
  const put = async (kept: KeptVoice): Promise<void> => {
    const row: VoiceRow = { ...kept, mime: kept.said.type, said: await kept.said.arrayBuffer() };
    await database.write(['voices', 'pieces'], async (all) => {
      await all.objectStore('voices').put(row);
      await all.objectStore('pieces').delete(piecesOf(kept.id));
    });
  };
  return {
    list: async () => (await database.read(['voices'], (all) => all.objectStore('voices').getAll())).map(toKeptVoice),
    put,
    remove: (id) =>
      database.write(['voices', 'pieces'], async (all) => {
        await all.objectStore('voices').delete(id);
        await all.objectStore('pieces').delete(piecesOf(id));
      }),
    putPiece: (piece) =>
      database.write(['pieces'], async (all) => {
        await all.objectStore('pieces').put(piece);
      }),
    hold,
    listUnfinished: async () => {
      const keys = await database.read(['pieces'], (all) => all.objectStore('pieces').getAllKeys());
      return [...new Set(keys.map(([id]) => id))];
    },
    finish: async (id) => {
      await untilSilent(id);
      const pieces = await database.read(['pieces'], (all) => all.objectStore('pieces').getAll(piecesOf(id)));
      const whole = wholeOf(pieces);
      if (whole) await put(whole);
      return whole;
    },
  };
};
