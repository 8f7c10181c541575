import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

// Error codes of the media element: 2 is a network error; 4 is no playable source, which is also the code for an expired URL.
const isNetworkFault = (video: HTMLVideoElement): boolean => video.error?.code === 2 || !navigator.onLine;

/** Tells whether a video is stuck or cannot be played; reloads it when the network is back. */
export const useFilmTrouble = (videoRef: RefObject<HTMLVideoElement | null>) => {
  const failures = useRef(0);
  const [isStuck, setStuck] = useState(false);
  const [isUnplayable, setUnplayable] = useState(false);
  const reload = () => {
    setStuck(false);
    setUnplayable(false);
    videoRef.current?.load();
  };
  const reloadStuck = useEffectEvent(() => isStuck && reload());
  // Reloads a stuck video when the network is back.
  useEffect(() => {
    const back = () => reloadStuck();
    globalThis.addEventListener('online', back);
    return () => globalThis.removeEventListener('online', back);
  }, []);

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
      if (isNetworkFault(video)) setStuck(true);
      else if (failures.current > 2) setUnplayable(true);
      else return 'expired';
      return null;
    },
    plays: () => {
      failures.current = 0;
      setStuck(false);
    },
    stalls: () => setStuck(!navigator.onLine),
  };
};
