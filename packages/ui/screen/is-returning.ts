import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScreenLocation } from './screen-location.tsx';

/** True after the user has returned to a screen that stayed mounted, until its query changes. */
export const useIsReturning = (): boolean => {
  const { query } = useScreenLocation();
  const lastQuery = useRef<string | null>(null);
  const [restoredQuery, setKept] = useState<string | null>(null);
  const leave = useEffectEvent(() => {
    lastQuery.current = query;
  });
  // The layout hides and shows the screen with `Activity`, which runs the cleanup and then the effect again.
  useEffect(() => {
    setKept(lastQuery.current);
    return () => leave();
  }, []);
  return restoredQuery !== null && restoredQuery === query;
};
