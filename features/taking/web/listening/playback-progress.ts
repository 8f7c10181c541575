import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { getPlayCount, type Sound } from './sound.ts';

/** The playback progress: the last counted play, the second reached, and whether it reached the end. */
export interface PlaybackProgress {
  play: number;
  at: number;
  ended: boolean;
}

/** Stores the playback progress of recordings and clips on this device and in the journal. */
export interface PlaybackProgressStore {
  /** Null where it was never played, as far as known. */
  read(sound: Sound): PlaybackProgress | null;
  /** Saves it on this device, and at intervals and at the end in the journal, for other devices. */
  write(sound: Sound, progress: PlaybackProgress): void;
}

const progressNoteId = ({ questionId }: Sound): string => (questionId === null ? 'heard' : `heard ${questionId}`);
const journalEverySeconds = 20;

const isProgressNote = (note: unknown): note is PlaybackProgress & { kind: 'heard' } =>
  typeof note === 'object' && note !== null && 'kind' in note && note.kind === 'heard';

const readDevice = (storageKey: string): Record<string, PlaybackProgress> => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, PlaybackProgress>;
  } catch {
    return {};
  }
};

const furthestProgress = (a: PlaybackProgress | null, b: PlaybackProgress | null): PlaybackProgress | null => {
  if (!a || !b) return a ?? b;
  if (a.play !== b.play) return a.play > b.play ? a : b;
  return a.ended || (!b.ended && a.at >= b.at) ? a : b;
};

/** Creates the progress store of an attempt. A counted play without known progress starts at the beginning. */
export const createPlaybackProgressStore = (attemptId: number, store: () => AttemptStore): PlaybackProgressStore => {
  const storageKey = `inkstone.heard.${attemptId}`;
  const device = readDevice(storageKey);
  const journaled = new Map<string, PlaybackProgress>();
  const inJournal = (sound: Sound): PlaybackProgress | null => {
    const note = store().snapshot().replayState.notes[sound.setId]?.[progressNoteId(sound)];
    return isProgressNote(note) ? { play: note.play, at: note.at, ended: note.ended } : null;
  };
  return {
    read(sound) {
      const plays = getPlayCount(store().snapshot().state, sound);
      if (plays === 0) return null;
      const saved = furthestProgress(device[sound.key] ?? null, inJournal(sound));
      return saved && saved.play >= plays ? saved : { play: plays, at: 0, ended: false };
    },
    write(sound, progress) {
      device[sound.key] = progress;
      try {
        localStorage.setItem(storageKey, JSON.stringify(device));
      } catch {
        // The journal has it within some seconds.
      }
      const before = journaled.get(sound.key) ?? inJournal(sound);
      const isNew = before?.play !== progress.play || (progress.ended && !before.ended);
      if (!isNew && progress.at - (before?.at ?? 0) < journalEverySeconds) return;
      journaled.set(sound.key, progress);
      const { setId } = sound;
      store().dispatch({
        kind: 'annotated',
        setId,
        noteId: progressNoteId(sound),
        note: { kind: 'heard', ...progress },
      });
    },
  };
};
