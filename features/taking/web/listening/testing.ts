import { createListeners } from '@inkstone/base';
import type { Loaded, Preload } from './preload.ts';

/** An audio element that plays as fast as the test says. */
export const anAudio = (): HTMLAudioElement & { isAllowed: boolean; pass(seconds: number): void } => {
  const events = new EventTarget();
  let isPlaying = false;
  const say = (name: string) => events.dispatchEvent(new Event(name));
  const it = {
    src: '',
    currentTime: 0,
    duration: Number.NaN,
    volume: 1,
    playbackRate: 1,
    ended: false,
    isAllowed: true,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    removeAttribute: () => undefined,
    async play() {
      if (!it.isAllowed) throw new DOMException('press first', 'NotAllowedError');
      it.duration = 60;
      it.ended = false;
      isPlaying = true;
    },
    pause() {
      if (!isPlaying) return;
      isPlaying = false;
      say('pause');
    },
    pass(seconds: number) {
      if (!isPlaying) return;
      it.currentTime = Math.min(it.duration, it.currentTime + seconds * it.playbackRate);
      say('timeupdate');
      if (it.currentTime < it.duration) return;
      it.ended = true;
      isPlaying = false;
      say('pause');
      say('ended');
    },
  };
  return it as unknown as HTMLAudioElement & { isAllowed: boolean; pass(seconds: number): void };
};

/** Recordings that are on this device already, or not yet. */
export const aPreload = (is: Loaded['is'] = 'ready'): Preload & { become(next: Loaded['is']): void } => {
  const listeners = createListeners();
  let loaded: Loaded = { is, bytes: 0, all: 100, src: is === 'ready' ? 'blob:1' : null };
  return {
    subscribe: listeners.subscribe,
    of: () => loaded,
    add: () => undefined,
    first: () => undefined,
    retry: () => undefined,
    close: () => undefined,
    become(next) {
      loaded = { ...loaded, is: next, src: next === 'ready' ? 'blob:1' : null };
      listeners.notify();
    },
  };
};
