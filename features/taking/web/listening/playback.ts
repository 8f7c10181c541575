import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createPlaybackProgressStore, type PlaybackProgress, type PlaybackProgressStore } from './playback-progress.ts';
import type { PlayState } from './recording-view.ts';
import { getPlayCount, type Sound, toPlayEvent } from './sound.ts';
import { deviceVolume } from './volume.ts';

/** What the audio element of an attempt plays, and how far it has come. */
export interface Playback {
  readonly audio: HTMLAudioElement;
  readonly progress: PlaybackProgressStore;
  readonly isTest: boolean;
  /** Notifies the views of a sound that something has changed. */
  readonly notify: () => void;
  /** Replaced when the attempt is opened again. */
  store: AttemptStore;
  /** `play`: the number of this play; 0 until it is audible. */
  current: { sound: Sound; play: number; src: string } | null;
  state: PlayState;
  /** The position that was saved last, in seconds from the sound's beginning. */
  savedAt: number;
  clipTimer: ReturnType<typeof setTimeout> | undefined;
}

/** Seconds of playing between two savings of the position. */
const saveIntervalSeconds = 1;

/** Creates the playback of an attempt; nothing plays yet. */
export const createPlayback = ({ store, audio, notify }: Pick<Playback, 'store' | 'audio' | 'notify'>): Playback => {
  const playback: Playback = {
    audio,
    progress: createPlaybackProgressStore(store.started.attemptId, () => playback.store),
    isTest: store.blueprint.mode === 'test',
    notify,
    store,
    current: null,
    state: 'notBegun',
    savedAt: 0,
    clipTimer: undefined,
  };
  return playback;
};

const setPlayState = (playback: Playback, state: PlayState): void => {
  playback.state = state;
  playback.notify();
};

/** Whether the element holds a sound. */
export const isCurrent = ({ current }: Playback, key: string): boolean => current?.sound.key === key;

/** Seconds from the beginning of the sound in the element. */
export const getPosition = ({ audio, current }: Playback): number =>
  Math.max(0, audio.currentTime - (current?.sound.from ?? 0));

/** The duration of a sound in seconds: as the element measures a recording, otherwise as its set says. */
export const getDuration = (playback: Playback, { key, questionId, seconds }: Sound): number => {
  const { duration } = playback.audio;
  const isMeasured = questionId === null && isCurrent(playback, key) && Number.isFinite(duration) && duration > 0;
  return isMeasured ? duration : (seconds ?? 0);
};

/** Saves how far the current play has come, once it is counted. */
export const saveProgress = (playback: Playback, change: Partial<PlaybackProgress> = {}): void => {
  const { current } = playback;
  if (!current || current.play === 0) return;
  playback.savedAt = getPosition(playback);
  playback.progress.write(current.sound, { play: current.play, at: playback.savedAt, ended: false, ...change });
};

/** Starts the element; `interrupted`: by another request. */
const startElement = async (audio: HTMLAudioElement): Promise<'audible' | 'interrupted' | 'blocked' | 'broken'> => {
  try {
    await audio.play();
    return 'audible';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'interrupted';
    return name === 'NotAllowedError' ? 'blocked' : 'broken';
  }
};

/** Counts the play that has become audible; false where the attempt allows none. */
const countPlay = (playback: Playback): boolean => {
  const { current, store } = playback;
  if (!current || current.play > 0) return true;
  if (!store.dispatch(toPlayEvent(current.sound))) return false;
  current.play = getPlayCount(store.snapshot().state, current.sound) || 1;
  saveProgress(playback);
  return true;
};

const start = async (playback: Playback): Promise<void> => {
  setPlayState(playback, 'starting');
  const result = await startElement(playback.audio);
  if (result === 'interrupted') return;
  if (result !== 'audible') return setPlayState(playback, result);
  if (countPlay(playback)) return setPlayState(playback, 'playing');
  playback.audio.pause();
  setPlayState(playback, 'ended');
};

/** Loads a sound into the element and starts it where a play, new or interrupted, continues. */
export const loadSound = (
  playback: Playback,
  { sound, src }: { sound: Sound; src: string },
  from: { play: number; at: number },
): void => {
  const { audio, store } = playback;
  if (!isCurrent(playback, sound.key) && playback.state !== 'ended') saveProgress(playback);
  if (playback.current?.src !== src) audio.src = src;
  playback.current = { sound, play: from.play, src };
  audio.volume = deviceVolume.get();
  audio.playbackRate = store.blueprint.playbackPercent / 100;
  audio.currentTime = sound.from + from.at;
  playback.savedAt = from.at;
  void start(playback);
};

/** Pauses the sound in the element and saves its position. */
export const pauseSound = (playback: Playback): void => {
  setPlayState(playback, 'paused');
  playback.audio.pause();
  saveProgress(playback);
};

/** Goes to a position of the sound in the element, in seconds from its beginning. */
export const seekInSound = (playback: Playback, to: number): void => {
  const { audio, current } = playback;
  if (!current) return;
  audio.currentTime = current.sound.from + Math.min(Math.max(0, to), getDuration(playback, current.sound));
  saveProgress(playback);
  playback.notify();
};

/** Stops the sound of a set, or of one of its questions, if it is in the element. */
export const leaveSound = (playback: Playback, setId: number, questionId?: number): void => {
  const { current } = playback;
  if (current?.sound.setId !== setId) return;
  if (questionId !== undefined && current.sound.questionId !== questionId) return;
  const hasEnded = playback.state === 'ended';
  setPlayState(playback, 'notBegun');
  playback.audio.pause();
  if (!hasEnded) saveProgress(playback);
  playback.current = null;
};

const finishPlayback = (playback: Playback): void => {
  const { current } = playback;
  if (!current) return;
  saveProgress(playback, { ended: true, at: getDuration(playback, current.sound) });
  setPlayState(playback, 'ended');
  playback.audio.pause();
};

/** Ends a clip by a timer: `timeupdate` fires four times a second, too rarely to stop between two sentences. */
const endClip = (playback: Playback): void => {
  clearTimeout(playback.clipTimer);
  const { current, audio } = playback;
  if (!current || current.sound.questionId === null || playback.state !== 'playing') return;
  const secondsLeft = getDuration(playback, current.sound) - getPosition(playback);
  if (secondsLeft <= 0) return finishPlayback(playback);
  playback.clipTimer = setTimeout(() => endClip(playback), Math.ceil((secondsLeft * 1000) / audio.playbackRate));
};

const onTimeUpdate = (playback: Playback): void => {
  if (Math.abs(getPosition(playback) - playback.savedAt) >= saveIntervalSeconds) saveProgress(playback);
  endClip(playback);
  playback.notify();
};

// Media keys must not pause a test; where the system pauses it anyway, the student resumes by a button.
const onPause = (playback: Playback): void => {
  if (playback.state !== 'playing' || playback.audio.ended) return;
  saveProgress(playback);
  if (playback.isTest) void start(playback);
  else setPlayState(playback, 'paused');
};

const onError = (playback: Playback): void => {
  if (playback.state === 'playing' || playback.state === 'starting') setPlayState(playback, 'broken');
};

const elementHandlers = {
  timeupdate: onTimeUpdate,
  ended: finishPlayback,
  pause: onPause,
  error: onError,
  durationchange: (playback: Playback): void => playback.notify(),
};

/** Follows the element's events and the volume of the device. Returns a function that stops. */
export const listenToElement = (playback: Playback): (() => void) => {
  const { audio } = playback;
  const handlers = Object.entries(elementHandlers).map(
    ([name, handler]) => [name, (): void => handler(playback)] as const,
  );
  for (const [name, handler] of handlers) audio.addEventListener(name, handler);
  const unsubscribeVolume = deviceVolume.subscribe(() => {
    audio.volume = deviceVolume.get();
  });
  return () => {
    for (const [name, handler] of handlers) audio.removeEventListener(name, handler);
    unsubscribeVolume();
  };
};
