import { createListeners } from '@inkstone/base';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createPlaybackProgressStore, type PlaybackProgress } from './playback-progress.ts';
import type { AudioPreloader } from './audio-preloader.ts';
import { toRecordingView, type PlayState, type RecordingView } from './recording-view.ts';
import { toPlayEvent, getPlayLimit, getPlayCount, type Sound } from './sound.ts';
import { deviceVolume } from './volume.ts';

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

const saveIntervalSeconds = 1;

/** Starts the element; `left`: another request interrupted it. */
const startPlayback = async (audio: HTMLAudioElement): Promise<'sounds' | 'left' | 'blocked' | 'broken'> => {
  try {
    await audio.play();
    return 'sounds';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'left';
    return name === 'NotAllowedError' ? 'blocked' : 'broken';
  }
};

/** Creates the audio player of an attempt. */
export const createAudioPlayer = ({
  store: first,
  preload,
  sounds,
  audio = new Audio(),
}: AudioPlayerOptions): AudioPlayer => {
  let store = first;
  const isTest = store.blueprint.mode === 'test';
  const progress = createPlaybackProgressStore(store.started.attemptId, () => store);
  const listeners = createListeners();
  let soundsByKey = new Map(sounds.map((sound) => [sound.key, sound]));
  const views = new Map<string, RecordingView>();
  const skipped = new Set<string>();
  let current: { sound: Sound; play: number; src: string } | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let state: PlayState = 'notBegun';
  let savedAt = 0;

  const notify = (): void => {
    views.clear();
    listeners.notify();
  };
  const setState = (next: PlayState): void => {
    state = next;
    notify();
  };
  const isCurrent = (key: string): boolean => current?.sound.key === key;
  const position = (): number => Math.max(0, audio.currentTime - (current?.sound.from ?? 0));
  const durationFor = ({ key, questionId, seconds }: Sound): number => {
    const isMeasured = questionId === null && isCurrent(key) && Number.isFinite(audio.duration) && audio.duration > 0;
    return isMeasured ? audio.duration : (seconds ?? 0);
  };
  const saveProgress = (change: Partial<PlaybackProgress> = {}): void => {
    if (!current || current.play === 0) return;
    savedAt = position();
    progress.write(current.sound, { play: current.play, at: savedAt, ended: false, ...change });
  };
  const countPlay = (): boolean => {
    if (!current || current.play > 0) return true;
    const { sound } = current;
    if (!store.dispatch(toPlayEvent(sound))) return false;
    current.play = getPlayCount(store.snapshot().state, sound) || 1;
    saveProgress();
    return true;
  };
  const start = async (): Promise<void> => {
    setState('starting');
    const result = await startPlayback(audio);
    if (result === 'left') return;
    if (result !== 'sounds') return setState(result);
    if (countPlay()) return setState('playing');
    audio.pause();
    setState('ended');
  };
  const load = (key: string, from: { play: number; at: number }): void => {
    const sound = soundsByKey.get(key);
    if (!sound) return;
    const { src } = preload.get(sound.setId);
    if (!src) return preload.prioritize(sound.setId);
    if (!isCurrent(key) && state !== 'ended') saveProgress();
    if (current?.src !== src) audio.src = src;
    current = { sound, play: from.play, src };
    audio.volume = deviceVolume.get();
    audio.playbackRate = store.blueprint.playbackPercent / 100;
    audio.currentTime = sound.from + from.at;
    savedAt = from.at;
    void start();
  };
  const buildView = (key: string): RecordingView => {
    const sound = soundsByKey.get(key);
    if (!sound) throw new Error(`nothing is heard by the name ${key}`);
    return toRecordingView({
      inElement: isCurrent(key) && state !== 'notBegun' ? { is: state, at: position() } : null,
      heard: progress.read(sound),
      seconds: durationFor(sound),
      plays: getPlayCount(store.snapshot().state, sound),
      limit: getPlayLimit(store.blueprint, sound),
      isGivenUp: skipped.has(key) || preload.get(sound.setId).isSpent === true,
      isTest,
    });
  };

  const finishPlayback = (): void => {
    if (!current) return;
    saveProgress({ ended: true, at: durationFor(current.sound) });
    setState('ended');
    audio.pause();
  };
  // `timeupdate` fires four times a second, too rarely to stop exactly between two sentences.
  const endClip = (): void => {
    clearTimeout(ending);
    if (!current || current.sound.questionId === null || state !== 'playing') return;
    const left = durationFor(current.sound) - position();
    if (left > 0) ending = setTimeout(endClip, Math.ceil((left * 1000) / audio.playbackRate));
    else finishPlayback();
  };
  const onTimeUpdate = (): void => {
    if (Math.abs(position() - savedAt) >= saveIntervalSeconds) saveProgress();
    endClip();
    notify();
  };
  // Media keys must not pause a test; where the system pauses it anyway, the student resumes by a button.
  const onPause = (): void => {
    if (state !== 'playing' || audio.ended) return;
    saveProgress();
    if (isTest) void start();
    else setState('paused');
  };
  const onError = (): void => {
    if (state === 'playing' || state === 'starting') setState('broken');
  };
  const onVolumeChange = (): void => {
    audio.volume = deviceVolume.get();
  };
  const eventHandlers = {
    timeupdate: onTimeUpdate,
    ended: finishPlayback,
    pause: onPause,
    error: onError,
    durationchange: notify,
  };
  for (const [name, handler] of Object.entries(eventHandlers)) audio.addEventListener(name, handler);
  let unsubscribeStore = store.subscribe(notify);
  const unsubscribers = [deviceVolume.subscribe(onVolumeChange), preload.subscribe(notify), () => unsubscribeStore()];

  return {
    subscribe: listeners.subscribe,
    view(key) {
      const cachedView = views.get(key) ?? buildView(key);
      views.set(key, cachedView);
      return cachedView;
    },
    play(key) {
      if (isCurrent(key) && (state === 'playing' || state === 'starting')) return;
      const sound = soundsByKey.get(key);
      const savedProgress = sound ? progress.read(sound) : null;
      if (savedProgress?.ended) return;
      load(key, { play: savedProgress?.play ?? 0, at: savedProgress?.at ?? 0 });
    },
    replay(key) {
      if (buildView(key).playsLeft !== 0) load(key, { play: 0, at: 0 });
    },
    pause(key) {
      if (!isCurrent(key) || isTest) return;
      setState('paused');
      audio.pause();
      saveProgress();
    },
    seek(key, to) {
      if (!current || !isCurrent(key) || !buildView(key).maySeek) return;
      audio.currentTime = current.sound.from + Math.min(Math.max(0, to), durationFor(current.sound));
      saveProgress();
      notify();
    },
    skip(key) {
      skipped.add(key);
      notify();
    },
    leave(setId, questionId) {
      if (current?.sound.setId !== setId) return;
      if (questionId !== undefined && current.sound.questionId !== questionId) return;
      const wasHeard = state === 'ended';
      setState('notBegun');
      audio.pause();
      if (!wasHeard) saveProgress();
      current = null;
    },
    adopt(next, savedProgress) {
      unsubscribeStore();
      store = next;
      soundsByKey = new Map([...soundsByKey, ...savedProgress.map((sound): [string, Sound] => [sound.key, sound])]);
      unsubscribeStore = store.subscribe(notify);
      notify();
    },
    close() {
      state = 'notBegun';
      clearTimeout(ending);
      audio.pause();
      for (const [name, handler] of Object.entries(eventHandlers)) audio.removeEventListener(name, handler);
      for (const unsubscribe of unsubscribers) unsubscribe();
      audio.removeAttribute('src');
      preload.close();
    },
  };
};
