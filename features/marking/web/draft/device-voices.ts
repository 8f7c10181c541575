import Dexie, { type Table } from 'dexie';
import { wholeOf, type DeviceVoices, type KeptVoice, type SpokenPiece } from './kept-voice.ts';

interface VoiceTables {
  voices: Table<KeptVoice, string>;
  pieces: Table<SpokenPiece, [string, number]>;
}

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

/** The spoken notes in these tables. */
export const deviceVoicesIn = (tables: () => VoiceTables): DeviceVoices => {
  const together = <T>(act: (them: VoiceTables) => Promise<T>): Promise<T> => {
    const { voices, pieces } = tables();
    return voices.db.transaction('rw', voices, pieces, () => act({ voices, pieces }));
  };
  const piecesOf = ({ pieces }: VoiceTables, id: string) =>
    pieces.where('[id+index]').between([id, Dexie.minKey], [id, Dexie.maxKey]);
  const put = (kept: KeptVoice): Promise<void> =>
    together(async (them) => {
      await them.voices.put(kept);
      await piecesOf(them, kept.id).delete();
    });
  return {
    list: () => tables().voices.toArray(),
    put,
    remove: (id) =>
      together(async (them) => {
        await them.voices.delete(id);
        await piecesOf(them, id).delete();
      }),
    putPiece: async (piece) => void (await tables().pieces.put(piece)),
    hold,
    listUnfinished: async () => [...new Set((await tables().pieces.toCollection().primaryKeys()).map(([id]) => id))],
    finish: async (id) => {
      await untilSilent(id);
      const whole = wholeOf(await piecesOf(tables(), id).toArray());
      if (whole) await put(whole);
      return whole;
    },
  };
};
