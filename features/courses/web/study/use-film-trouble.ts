import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

// The element's own codes: 2 the network, 4 no source that it can play, which an expired address looks like too.
const isNetworkFault = (video: HTMLVideoElement): boolean => video.error?.code === 2 || !navigator.onLine;

/** Whether a film gets stuck, or cannot be played at all; it is loaded again when the network is back. */
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
  // Meets the network.
  useEffect(() => {
    const back = () => reloadStuck();
    globalThis.addEventListener('online', back);
    return () => globalThis.removeEventListener('online', back);
  }, []);

  return {
    /** Nothing more arrives, though the film is not over. */
    isStuck,
    isUnplayable,
    /** Loads the film once more, at its place. */
    reload,
    /** The element has failed: `expired` where its address may no longer serve. */
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
