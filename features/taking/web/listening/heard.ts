import type { AttemptStore } from '../attempt/attempt-store.ts';

/** How far a set's recording was heard: the play that was counted last, the second it has reached, whether to its end. */
export interface Heard {
  play: number;
  at: number;
  ended: boolean;
}

/** Where this device and the journal keep how far recordings were heard. */
export interface HeardBook {
  /** Null where the set was never heard, as far as anybody knows. */
  read(setId: number): Heard | null;
  /** Keeps it on this device, and every so often and at the end in the journal, for another device. */
  write(setId: number, heard: Heard): void;
}

const noteId = 'heard';
const journalEverySeconds = 20;

const isHeard = (note: unknown): note is Heard & { kind: 'heard' } =>
  typeof note === 'object' && note !== null && 'kind' in note && note.kind === 'heard';

const readDevice = (place: string): Record<number, Heard> => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<number, Heard>;
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
  const journaled = new Map<number, Heard>();
  const inJournal = (setId: number): Heard | null => {
    const note = store().snapshot().seen.notes[setId]?.[noteId];
    return isHeard(note) ? { play: note.play, at: note.at, ended: note.ended } : null;
  };
  return {
    read(setId) {
      const plays = store().snapshot().state.plays[setId] ?? 0;
      if (plays === 0) return null;
      const known = further(device[setId] ?? null, inJournal(setId));
      return known && known.play >= plays ? known : { play: plays, at: 0, ended: false };
    },
    write(setId, heard) {
      device[setId] = heard;
      try {
        localStorage.setItem(place, JSON.stringify(device));
      } catch {
        // The journal knows it to within some seconds.
      }
      const before = journaled.get(setId) ?? inJournal(setId);
      const isNew = before?.play !== heard.play || (heard.ended && !before.ended);
      if (!isNew && heard.at - (before?.at ?? 0) < journalEverySeconds) return;
      journaled.set(setId, heard);
      store().say({ kind: 'annotated', setId, noteId, note: { kind: 'heard', ...heard } });
    },
  };
};
