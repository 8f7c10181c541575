import { createListeners } from '@inkstone/base';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { AudioPreloader } from './audio-preloader.ts';
import {
  createPlayback,
  getDuration,
  getPosition,
  isCurrent,
  leaveSound,
  listenToElement,
  loadSound,
  pauseSound,
  type Playback,
  seekInSound,
} from './playback.ts';
import { toRecordingView, type RecordingView } from './recording-view.ts';
import { getPlayLimit, getPlayCount, type Sound } from './sound.ts';

/** The player and the preloader of an attempt's recordings. */
export interface ListeningServices {
  player: AudioPlayer;
  preloader: AudioPreloader;
}

/** Plays the recordings of an attempt, one at a time, through one audio element that a user gesture has unlocked. */
export interface AudioPlayer {
  subscribe(listener: () => void): () => void;
  /** The view of a sound by its key. */
  view(key: string): RecordingView;
  /** Starts or resumes; a play is counted once it is audible. */
  play(key: string): void;
  /** Plays it again from the beginning. */
  replay(key: string): void;
  pause(key: string): void;
  seek(key: string, to: number): void;
  /** Skips a sound that cannot be loaded. */
  skip(key: string): void;
  /** Stops what plays of a set, or the clip of one of its questions, and saves the progress. */
  leave(setId: number, questionId?: number): void;
  /** Continues with the reopened store of the same attempt and its sounds. */
  adopt(store: AttemptStore, sounds: readonly Sound[]): void;
  close(): void;
}

interface AudioPlayerOptions {
  store: AttemptStore;
  preload: AudioPreloader;
  /** Recordings and clips. */
  sounds: readonly Sound[];
  /** The audio element; replaced in tests. */
  audio?: HTMLAudioElement;
}

/** The sounds of an attempt by their keys, and their views, each built once until something changes. */
const createSoundViews = (playback: Playback, preload: AudioPreloader) => {
  const soundsByKey = new Map<string, Sound>();
  const skipped = new Set<string>();
  const views = new Map<string, RecordingView>();
  const build = (key: string): RecordingView => {
    const sound = soundsByKey.get(key);
    if (!sound) throw new Error(`no sound has the key ${key}`);
    const { state, store, progress } = playback;
    return toRecordingView({
      inElement: isCurrent(playback, key) && state !== 'notBegun' ? { is: state, at: getPosition(playback) } : null,
      heard: progress.read(sound),
      seconds: getDuration(playback, sound),
      plays: getPlayCount(store.snapshot().state, sound),
      limit: getPlayLimit(store.blueprint, sound),
      isGivenUp: skipped.has(key) || preload.get(sound.setId).isSpent === true,
      isTest: playback.isTest,
    });
  };
  return {
    build,
    find: (key: string): Sound | undefined => soundsByKey.get(key),
    add(sounds: readonly Sound[]): void {
      for (const sound of sounds) soundsByKey.set(sound.key, sound);
    },
    get(key: string): RecordingView {
      const view = views.get(key) ?? build(key);
      views.set(key, view);
      return view;
    },
    skip: (key: string): void => void skipped.add(key),
    clear: (): void => views.clear(),
  };
};

/** Creates the audio player of an attempt. */
export const createAudioPlayer = ({ store, preload, sounds, audio = new Audio() }: AudioPlayerOptions): AudioPlayer => {
  const listeners = createListeners();
  const notify = (): void => {
    views.clear();
    listeners.notify();
  };
  const playback = createPlayback({ store, audio, notify });
  const views = createSoundViews(playback, preload);
  views.add(sounds);
  const load = (key: string, from: { play: number; at: number }): void => {
    const sound = views.find(key);
    if (!sound) return;
    const { src } = preload.get(sound.setId);
    if (src) loadSound(playback, { sound, src }, from);
    else preload.prioritize(sound.setId);
  };
  let unsubscribeStore = store.subscribe(notify);
  const unsubscribers = [listenToElement(playback), preload.subscribe(notify), () => unsubscribeStore()];

  return {
    subscribe: listeners.subscribe,
    view: views.get,
    play(key) {
      if (isCurrent(playback, key) && (playback.state === 'playing' || playback.state === 'starting')) return;
      const sound = views.find(key);
      const savedProgress = sound ? playback.progress.read(sound) : null;
      if (savedProgress?.ended) return;
      load(key, { play: savedProgress?.play ?? 0, at: savedProgress?.at ?? 0 });
    },
    replay(key) {
      if (views.build(key).playsLeft !== 0) load(key, { play: 0, at: 0 });
    },
    pause(key) {
      if (isCurrent(playback, key) && !playback.isTest) pauseSound(playback);
    },
    seek(key, to) {
      if (isCurrent(playback, key) && views.build(key).maySeek) seekInSound(playback, to);
    },
    skip(key) {
      views.skip(key);
      notify();
    },
    leave: (setId, questionId) => leaveSound(playback, setId, questionId),
    adopt(next, nextSounds) {
      unsubscribeStore();
      playback.store = next;
      views.add(nextSounds);
      unsubscribeStore = next.subscribe(notify);
      notify();
    },
    close() {
      playback.state = 'notBegun';
      clearTimeout(playback.clipTimer);
      audio.pause();
      for (const unsubscribe of unsubscribers) unsubscribe();
      audio.removeAttribute('src');
      preload.close();
    },
  };
};
