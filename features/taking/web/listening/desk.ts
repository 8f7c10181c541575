import { createListeners } from '@inkstone/base';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { heardBookOf, type Heard } from './heard.ts';
import type { Preload } from './preload.ts';
import { viewOfKnown, type PlayState, type RecordingView } from './recording-view.ts';
import { beginningOf, limitOf, playsOf, type Sound } from './sound.ts';
import { deviceVolume } from './volume.ts';

/** Plays the recordings of an attempt, one at a time, through one element that a press has allowed to play. */
export interface Desk {
  subscribe(listener: () => void): () => void;
  /** A sound by its key, as everything below. */
  view(key: string): RecordingView;
  /** Begins, or goes on where it was; a beginning is counted once it sounds. */
  play(key: string): void;
  /** Begins once more. */
  again(key: string): void;
  pause(key: string): void;
  seek(key: string, to: number): void;
  /** Goes on without what cannot be had. */
  giveUp(key: string): void;
  /** Leaves a set, or the clip of one of its questions: what still plays of it stops, and is kept. */
  leave(setId: number, questionId?: number): void;
  /** Goes on with the same attempt opened again, and with what can be heard of it now. */
  adopt(store: AttemptStore, sounds: readonly Sound[]): void;
  close(): void;
}

interface DeskParts {
  store: AttemptStore;
  preload: Preload;
  /** Recordings and clips. */
  sounds: readonly Sound[];
  /** The element that plays; tests bring their own. */
  audio?: HTMLAudioElement;
}

const keepEverySeconds = 1;

/** Has the element sound, as far as the browser lets it; `left`: something else was asked of it meanwhile. */
const begin = async (audio: HTMLAudioElement): Promise<'sounds' | 'left' | 'blocked' | 'broken'> => {
  try {
    await audio.play();
    return 'sounds';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'left';
    return name === 'NotAllowedError' ? 'blocked' : 'broken';
  }
};

/** Opens the desk of an attempt. */
export const openDesk = ({ store: first, preload, sounds, audio = new Audio() }: DeskParts): Desk => {
  let store = first;
  const isTest = store.blueprint.mode === 'test';
  const book = heardBookOf(store.started.attemptId, () => store);
  const listeners = createListeners();
  let known = new Map(sounds.map((sound) => [sound.key, sound]));
  const views = new Map<string, RecordingView>();
  const givenUp = new Set<string>();
  let current: { sound: Sound; play: number; src: string } | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let is: PlayState = 'notBegun';
  let keptAt = 0;

  const tell = (): void => {
    views.clear();
    listeners.notify();
  };
  const become = (next: PlayState): void => {
    is = next;
    tell();
  };
  const isIn = (key: string): boolean => current?.sound.key === key;
  const place = (): number => Math.max(0, audio.currentTime - (current?.sound.from ?? 0));
  const secondsOf = ({ key, questionId, seconds }: Sound): number => {
    const isMeasured = questionId === null && isIn(key) && Number.isFinite(audio.duration) && audio.duration > 0;
    return isMeasured ? audio.duration : (seconds ?? 0);
  };
  const keep = (change: Partial<Heard> = {}): void => {
    if (!current || current.play === 0) return;
    keptAt = place();
    book.write(current.sound, { play: current.play, at: keptAt, ended: false, ...change });
  };
  const count = (): boolean => {
    if (!current || current.play > 0) return true;
    const { sound } = current;
    if (!store.say(beginningOf(sound))) return false;
    current.play = playsOf(store.snapshot().state, sound) || 1;
    keep();
    return true;
  };
  const start = async (): Promise<void> => {
    become('starting');
    const begun = await begin(audio);
    if (begun === 'left') return;
    if (begun !== 'sounds') return become(begun);
    if (count()) return become('playing');
    audio.pause();
    become('ended');
  };
  const load = (key: string, from: { play: number; at: number }): void => {
    const sound = known.get(key);
    if (!sound) return;
    const { src } = preload.of(sound.setId);
    if (!src) return preload.first(sound.setId);
    if (!isIn(key) && is !== 'ended') keep();
    if (current?.src !== src) audio.src = src;
    current = { sound, play: from.play, src };
    audio.volume = deviceVolume.get();
    audio.playbackRate = store.blueprint.playbackPercent / 100;
    audio.currentTime = sound.from + from.at;
    keptAt = from.at;
    void start();
  };
  const viewOf = (key: string): RecordingView => {
    const sound = known.get(key);
    if (!sound) throw new Error(`nothing is heard by the name ${key}`);
    return viewOfKnown({
      inElement: isIn(key) && is !== 'notBegun' ? { is, at: place() } : null,
      heard: book.read(sound),
      seconds: secondsOf(sound),
      plays: playsOf(store.snapshot().state, sound),
      limit: limitOf(store.blueprint, sound),
      isGivenUp: givenUp.has(key) || preload.of(sound.setId).isSpent === true,
      isTest,
    });
  };

  const over = (): void => {
    if (!current) return;
    keep({ ended: true, at: secondsOf(current.sound) });
    become('ended');
    audio.pause();
  };
  // The element tells its place four times a second, too seldom to stop between two sentences.
  const endClip = (): void => {
    clearTimeout(ending);
    if (!current || current.sound.questionId === null || is !== 'playing') return;
    const left = secondsOf(current.sound) - place();
    if (left > 0) ending = setTimeout(endClip, Math.ceil((left * 1000) / audio.playbackRate));
    else over();
  };
  const moved = (): void => {
    if (Math.abs(place() - keptAt) >= keepEverySeconds) keep();
    endClip();
    tell();
  };
  // A key of the keyboard or the headphones must not pause a test; where the system insists, one goes on by a press.
  const paused = (): void => {
    if (is !== 'playing' || audio.ended) return;
    keep();
    if (isTest) void start();
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
    subscribe: listeners.subscribe,
    view(key) {
      const seen = views.get(key) ?? viewOf(key);
      views.set(key, seen);
      return seen;
    },
    play(key) {
      if (isIn(key) && (is === 'playing' || is === 'starting')) return;
      const sound = known.get(key);
      const heard = sound ? book.read(sound) : null;
      if (heard?.ended) return;
      load(key, { play: heard?.play ?? 0, at: heard?.at ?? 0 });
    },
    again(key) {
      if (viewOf(key).playsLeft !== 0) load(key, { play: 0, at: 0 });
    },
    pause(key) {
      if (!isIn(key) || isTest) return;
      become('paused');
      audio.pause();
      keep();
    },
    seek(key, to) {
      if (!current || !isIn(key) || !viewOf(key).maySeek) return;
      audio.currentTime = current.sound.from + Math.min(Math.max(0, to), secondsOf(current.sound));
      keep();
      tell();
    },
    giveUp(key) {
      givenUp.add(key);
      tell();
    },
    leave(setId, questionId) {
      if (current?.sound.setId !== setId) return;
      if (questionId !== undefined && current.sound.questionId !== questionId) return;
      const wasHeard = is === 'ended';
      become('notBegun');
      audio.pause();
      if (!wasHeard) keep();
      current = null;
    },
    adopt(next, heard) {
      silenceStore();
      store = next;
      known = new Map([...known, ...heard.map((sound): [string, Sound] => [sound.key, sound])]);
      silenceStore = store.subscribe(tell);
      tell();
    },
    close() {
      is = 'notBegun';
      clearTimeout(ending);
      audio.pause();
      for (const [name, hear] of Object.entries(hears)) audio.removeEventListener(name, hear);
      for (const silence of silences) silence();
      audio.removeAttribute('src');
      preload.close();
    },
  };
};
