import { createListeners } from '@inkstone/base';
import type { LoadState, AudioPreloader } from './audio-preloader.ts';

/** A fake audio element whose time the test advances. */
export const createFakeAudio = (): HTMLAudioElement & { isAllowed: boolean; pass(seconds: number): void } => {
  const events = new EventTarget();
  let isPlaying = false;
  const fire = (name: string) => events.dispatchEvent(new Event(name));
  const audio = {
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
      if (!audio.isAllowed) throw new DOMException('press first', 'NotAllowedError');
      audio.duration = 60;
      audio.ended = false;
      isPlaying = true;
    },
    pause() {
      if (!isPlaying) return;
      isPlaying = false;
      fire('pause');
    },
    pass(seconds: number) {
      if (!isPlaying) return;
      audio.currentTime = Math.min(audio.duration, audio.currentTime + seconds * audio.playbackRate);
      fire('timeupdate');
      if (audio.currentTime < audio.duration) return;
      audio.ended = true;
      isPlaying = false;
      fire('pause');
      fire('ended');
    },
  };
  return audio as unknown as HTMLAudioElement & { isAllowed: boolean; pass(seconds: number): void };
};

/** A fake preloader with all recordings in one load state. */
export const createFakePreloader = (
  is: LoadState['is'] = 'ready',
): AudioPreloader & { become(next: LoadState['is']): void } => {
  const listeners = createListeners();
  let loaded: LoadState = { is, bytes: 0, all: 100, src: is === 'ready' ? 'blob:1' : null };
  return {
    subscribe: listeners.subscribe,
    get: () => loaded,
    add: () => undefined,
    prioritize: () => undefined,
    retry: () => undefined,
    close: () => undefined,
    become(next) {
      loaded = { ...loaded, is: next, src: next === 'ready' ? 'blob:1' : null };
      listeners.notify();
    },
  };
};
