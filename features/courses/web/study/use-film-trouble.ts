import { useRef, useState, type RefObject } from 'react';
import { useAutoRetry, useIsLongWait } from '@inkstone/ui';

// Error codes of the media element: 2 is a network error; 4 is no playable source, which is also the code for an expired URL.
const isNetworkFault = (video: HTMLVideoElement): boolean => video.error?.code === 2 || !navigator.onLine;

/** Loads a video again; one that was playing before goes on as soon as its data arrives. */
const useVideoReload = (videoRef: RefObject<HTMLVideoElement | null>) => {
  const wasPlaying = useRef(false);
  return {
    load: () => {
      const video = videoRef.current;
      wasPlaying.current ||= video?.paused === false;
      video?.load();
    },
    resume: () => {
      if (wasPlaying.current) void videoRef.current?.play().catch(() => undefined);
      wasPlaying.current = false;
    },
    /** A pause while the video is loaded again is meant: the video stays paused. */
    stayPaused: () => {
      wasPlaying.current = false;
    },
  };
};

/** Tells whether a video is stuck or cannot be played; reloads it by itself, and when the network is back. */
export const useFilmTrouble = (videoRef: RefObject<HTMLVideoElement | null>) => {
  const failures = useRef(0);
  const { load, resume, stayPaused } = useVideoReload(videoRef);
  const [hasStalled, setStalled] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isUnplayable, setUnplayable] = useState(false);
  const isLong = useIsLongWait(isWaiting);
  const isStuck = hasStalled || isLong;
  const reload = () => {
    setStalled(false);
    setUnplayable(false);
    load();
  };
  useAutoRetry(isStuck || isUnplayable, load);

  return {
    /** No more data arrives, although the video has not ended. */
    isStuck,
    isUnplayable,
    /** Reloads the video, keeping its position. */
    reload,
    /** The media element has failed: `expired` if its URL may have expired. */
    failed: (): 'expired' | null => {
      const video = videoRef.current;
      if (!video) return null;
      failures.current += 1;
      setWaiting(false);
      if (isNetworkFault(video)) setStalled(true);
      else if (failures.current > 2) setUnplayable(true);
      else return 'expired';
      return null;
    },
    /** Its data arrives; a video that was playing before the reload continues. */
    loads: () => {
      setWaiting(false);
      setStalled(false);
      setUnplayable(false);
      resume();
    },
    plays: () => {
      failures.current = 0;
      setWaiting(false);
      setStalled(false);
    },
    pauses: stayPaused,
    waits: () => setWaiting(true),
    rests: () => setWaiting(false),
    stalls: () => {
      if (!navigator.onLine) setStalled(true);
    },
  };
};
