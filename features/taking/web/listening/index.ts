import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Listening } from './listening-context.ts';
import { createAudioPlayer } from './audio-player.ts';
import * as parts from './listening-parts.tsx';
import { createAudioPreloader } from './audio-preloader.ts';
import type { SetRecording } from './set-recording.ts';
import { soundsForSets } from './sound.ts';

interface CurrentListening {
  attemptId: number;
  listening: Listening;
  closing: ReturnType<typeof setTimeout> | undefined;
}

// Loaded audio and playback survive a change of screen for this long.
const closeDelayMs = 4000;
let current: CurrentListening | null = null;

const closeListening = (): void => {
  if (!current) return;
  clearTimeout(current.closing);
  current.listening.player.close();
  current = null;
};

/**
 * Opens the recordings of an attempt in this window, or continues with new ones: loads them and plays them one at a
 * time.
 */
export const openListening = (
  store: AttemptStore,
  { recordings, renew }: { recordings: readonly SetRecording[]; renew: () => Promise<readonly SetRecording[]> },
): Listening => {
  const { attemptId } = store.started;
  if (current?.attemptId === attemptId) {
    clearTimeout(current.closing);
    current.listening.preloader.add(recordings);
    current.listening.player.adopt(store, soundsForSets(store.started.sets));
    return current.listening;
  }
  closeListening();
  const preloader = createAudioPreloader({ recordings, renew });
  const listening = {
    player: createAudioPlayer({ store, preload: preloader, sounds: soundsForSets(store.started.sets) }),
    preloader,
    parts,
  };
  current = { attemptId, listening, closing: undefined };
  return listening;
};

/** Releases the recordings of an attempt; another screen may open them again at once. */
export const releaseListening = (attemptId: number): void => {
  if (current?.attemptId === attemptId) current.closing = setTimeout(closeListening, closeDelayMs);
};
