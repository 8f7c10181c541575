import type { AttemptStore } from '../attempt/attempt-store.ts';
import { playsOf, type Sound } from './sound.ts';

/** How far something was heard: the play that was counted last, the second of it that was reached, whether to its end. */
export interface Heard {
  play: number;
  at: number;
  ended: boolean;
}

/** Where this device and the journal keep how far recordings and clips were heard. */
export interface HeardBook {
  /** Null where it was never heard, as far as anybody knows. */
  read(sound: Sound): Heard | null;
  /** Keeps it on this device, and every so often and at the end in the journal, for another device. */
  write(sound: Sound, heard: Heard): void;
}

const noteOf = ({ questionId }: Sound): string => (questionId === null ? 'heard' : `heard ${questionId}`);
const journalEverySeconds = 20;

const isHeard = (note: unknown): note is Heard & { kind: 'heard' } =>
  typeof note === 'object' && note !== null && 'kind' in note && note.kind === 'heard';

const readDevice = (place: string): Record<string, Heard> => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, Heard>;
  } catch {
    return {};
  }
};

const further = (a: Heard | null, b: Heard | null): Heard | null => {
  if (!a || !b) return a ?? b;
  if (a.play !== b.play) return a.play > b.play ? a : b;
  return a.ended || (!b.ended && a.at >= b.at) ? a : b;
};

/** The book of an attempt. A play that was counted and of which nobody knows how far it came begins at its beginning. */
export const heardBookOf = (attemptId: number, store: () => AttemptStore): HeardBook => {
  const place = `inkstone.heard.${attemptId}`;
  const device = readDevice(place);
  const journaled = new Map<string, Heard>();
  const inJournal = (sound: Sound): Heard | null => {
    const note = store().snapshot().seen.notes[sound.setId]?.[noteOf(sound)];
    return isHeard(note) ? { play: note.play, at: note.at, ended: note.ended } : null;
  };
  return {
    read(sound) {
      const plays = playsOf(store().snapshot().state, sound);
      if (plays === 0) return null;
      const known = further(device[sound.key] ?? null, inJournal(sound));
      return known && known.play >= plays ? known : { play: plays, at: 0, ended: false };
    },
    write(sound, heard) {
      device[sound.key] = heard;
      try {
        localStorage.setItem(place, JSON.stringify(device));
      } catch {
        // The journal knows it to within some seconds.
      }
      const before = journaled.get(sound.key) ?? inJournal(sound);
      const isNew = before?.play !== heard.play || (heard.ended && !before.ended);
      if (!isNew && heard.at - (before?.at ?? 0) < journalEverySeconds) return;
      journaled.set(sound.key, heard);
      const { setId } = sound;
      store().say({ kind: 'annotated', setId, noteId: noteOf(sound), note: { kind: 'heard', ...heard } });
    },
  };
};
