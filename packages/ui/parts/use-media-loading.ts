import { useRef, useState, type SyntheticEvent } from 'react';
import { useAutoRetry } from './use-auto-retry.ts';
import { useIsLongWait } from './loading-indicator.tsx';

// The code of `MediaError` for data that arrived and could not be decoded.
const undecodableCode = 3;

/** How a recording or video loads, with handlers for its element. */
export const useMediaLoading = () => {
  const element = useRef<HTMLMediaElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed' | 'undecodable'>('ready');
  const isLong = useIsLongWait(state === 'waiting');
  const hasFailed = state === 'failed' || state === 'undecodable';
  const wait = () => setState((now) => (now === 'failed' ? now : 'waiting'));
  const arrive = () => setState('ready');
  /** Reloads it and continues at the same position. */
  const retry = () => {
    const media = element.current;
    if (!media) return;
    const { currentTime, paused } = media;
    const goOn = () => {
      if (currentTime > 0) media.currentTime = currentTime;
      if (!paused) void media.play().catch(() => undefined);
    };
    media.addEventListener('loadedmetadata', goOn, { once: true });
    media.load();
  };
  useAutoRetry(state === 'failed' || isLong, retry);
  return {
    hasFailed,
    /** The data arrived, and this browser cannot play it. */
    isUndecodable: state === 'undecodable',
    /** Nothing has arrived for ten seconds. */
    isLong,
    retry,
    handlers: {
      onLoadStart({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
        element.current = currentTarget;
        wait();
      },
      onWaiting: wait,
      onLoadedMetadata: arrive,
      onCanPlay: arrive,
      onPlaying: arrive,
      // The browser itself waits until the recording is played.
      onSuspend: () => setState((now) => (now === 'waiting' ? 'ready' : now)),
      onError({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
        element.current = currentTarget;
        setState(currentTarget.error?.code === undecodableCode ? 'undecodable' : 'failed');
      },
    },
  };
};
