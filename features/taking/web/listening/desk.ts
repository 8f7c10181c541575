import type { AttemptStore } from '../attempt/attempt-store.ts';
import { boundSetOf } from './bound-set.ts';
import { heardBookOf, type Heard } from './heard.ts';
import type { Preload } from './preload.ts';
import type { Recording } from './recording-of.ts';
import { deviceVolume } from './volume.ts';

/** What a recording does now. `blocked`: the browser wants a press before it plays. */
export type PlayState = 'notBegun' | 'starting' | 'playing' | 'paused' | 'blocked' | 'broken' | 'ended';

/** One recording as the window draws it. */
export interface RecordingView {
  is: PlayState;
  /** Seconds of the recording. */
  at: number;
  seconds: number;
  /** How often it may still begin; null: as often as wished. */
  playsLeft: number | null;
  /** True once it was heard to its end, or given up because it cannot be had. */
  isHeard: boolean;
  mayPause: boolean;
  maySeek: boolean;
}

/** Plays the recordings of an attempt, one at a time, through one element that a press has allowed to play. */
export interface Desk {
  subscribe(listener: () => void): () => void;
  view(setId: number): RecordingView;
  /** Begins, or goes on where it was; a beginning is counted once it sounds. */
  play(setId: number): void;
  /** Begins once more. */
  again(setId: number): void;
  pause(setId: number): void;
  seek(setId: number, to: number): void;
  /** Goes on without a recording that cannot be had. */
  giveUp(setId: number): void;
  /** Leaves a set: what still plays stops, and is kept. */
  leave(setId: number): void;
  /** Goes on with the same attempt opened again. */
  adopt(store: AttemptStore): void;
  close(): void;
}

interface DeskParts {
  store: AttemptStore;
  preload: Preload;
  recordings: readonly Recording[];
  /** The element that plays; tests bring their own. */
  audio?: HTMLAudioElement;
}

const keepEverySeconds = 1;

/** Opens the desk of an attempt. */
export const openDesk = ({ store: first, preload, recordings, audio = new Audio() }: DeskParts): Desk => {
  let store = first;
  const { blueprint } = store;
  const isTest = blueprint.mode === 'test';
  const book = heardBookOf(store.started.attemptId, () => store);
  const listeners = new Set<() => void>();
  const views = new Map<number, RecordingView>();
  const givenUp = new Set<number>();
  let current: { setId: number; play: number; src: string } | null = null;
  let is: PlayState = 'notBegun';
  let keptAt = 0;

  const tell = (): void => {
    views.clear();
    for (const listener of listeners) listener();
  };
  const become = (next: PlayState): void => {
    is = next;
    tell();
  };
  const secondsOf = (setId: number): number => {
    const isIn = current?.setId === setId && Number.isFinite(audio.duration) && audio.duration > 0;
    return isIn ? audio.duration : (recordings.find((one) => one.setId === setId)?.seconds ?? 0);
  };
  const keep = (change: Partial<Heard> = {}): void => {
    if (!current || current.play === 0) return;
    keptAt = audio.currentTime;
    book.write(current.setId, { play: current.play, at: audio.currentTime, ended: false, ...change });
  };
  const count = (): boolean => {
    if (!current || current.play > 0) return true;
    const { setId } = current;
    if (!store.say({ kind: 'audio-played', setId })) return false;
    current.play = store.snapshot().state.plays[setId] ?? 1;
    keep();
    return true;
  };
  const sound = async (): Promise<void> => {
    become('starting');
    try {
      await audio.play();
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      return isLeft ? undefined : become(isRefused ? 'blocked' : 'broken');
    }
    if (count()) return become('playing');
    audio.pause();
    become('ended');
  };
  const load = (setId: number, from: { play: number; at: number }): void => {
    const { src } = preload.of(setId);
    if (!src) return preload.first(setId);
    if (current && current.setId !== setId) keep();
    if (current?.src !== src) audio.src = src;
    current = { setId, play: from.play, src };
    audio.volume = deviceVolume.get();
    audio.playbackRate = blueprint.playbackPercent / 100;
    audio.currentTime = from.at;
    keptAt = from.at;
    void sound();
  };
  const viewOf = (setId: number): RecordingView => {
    const isCurrent = current?.setId === setId && is !== 'notBegun';
    const heard = book.read(setId);
    const plays = store.snapshot().state.plays[setId] ?? 0;
    const limit = boundSetOf(blueprint, setId)?.part.plays ?? null;
    const state = isCurrent ? is : heard?.ended ? 'ended' : heard ? 'paused' : 'notBegun';
    return {
      is: state,
      at: isCurrent ? audio.currentTime : (heard?.at ?? 0),
      seconds: secondsOf(setId),
      playsLeft: limit === null ? null : Math.max(0, limit - plays),
      isHeard: givenUp.has(setId) || heard?.ended === true || plays > 1,
      mayPause: !isTest,
      maySeek: !isTest && limit === null,
    };
  };

  const moved = (): void => {
    if (Math.abs(audio.currentTime - keptAt) >= keepEverySeconds) keep();
    tell();
  };
  const over = (): void => {
    keep({ ended: true, at: secondsOf(current?.setId ?? 0) });
    become('ended');
  };
  // A key of the keyboard or the headphones must not pause a test; where the system insists, one goes on by a press.
  const paused = (): void => {
    if (is !== 'playing' || audio.ended) return;
    keep();
    if (isTest) void sound();
    else become('paused');
  };
  const broke = (): void => {
    if (is === 'playing' || is === 'starting') become('broken');
  };
  const louder = (): void => {
    audio.volume = deviceVolume.get();
  };
  const hears = { timeupdate: moved, ended: over, pause: paused, error: broke, durationchange: tell };
  for (const [name, hear] of Object.entries(hears)) audio.addEventListener(name, hear);
  let silenceStore = store.subscribe(tell);
  const silences = [deviceVolume.subscribe(louder), preload.subscribe(tell), () => silenceStore()];

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view(setId) {
      const known = views.get(setId) ?? viewOf(setId);
      views.set(setId, known);
      return known;
    },
    play(setId) {
      const isCurrent = current?.setId === setId;
      if (isCurrent && (is === 'playing' || is === 'starting')) return;
      const heard = book.read(setId);
      if (heard?.ended) return;
      load(setId, { play: heard?.play ?? 0, at: heard?.at ?? 0 });
    },
    again(setId) {
      if (viewOf(setId).playsLeft !== 0) load(setId, { play: 0, at: 0 });
    },
    pause(setId) {
      if (current?.setId !== setId || isTest) return;
      become('paused');
      audio.pause();
      keep();
    },
    seek(setId, to) {
      if (current?.setId !== setId || !viewOf(setId).maySeek) return;
      audio.currentTime = Math.min(Math.max(0, to), secondsOf(setId));
      keep();
      tell();
    },
    giveUp(setId) {
      givenUp.add(setId);
      tell();
    },
    leave(setId) {
      if (current?.setId !== setId) return;
      const wasHeard = is === 'ended';
      become('notBegun');
      audio.pause();
      if (!wasHeard) keep();
      current = null;
    },
    adopt(next) {
      silenceStore();
      store = next;
      silenceStore = store.subscribe(tell);
      tell();
    },
    close() {
      is = 'notBegun';
      audio.pause();
      for (const [name, hear] of Object.entries(hears)) audio.removeEventListener(name, hear);
      for (const silence of silences) silence();
      audio.removeAttribute('src');
      preload.close();
    },
  };
};
