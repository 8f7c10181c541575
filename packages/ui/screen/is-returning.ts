import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScreenLocation } from './screen-location.tsx';

/**
 * True while a kept screen stands as it was left: the person was elsewhere and came back, and nothing in its query has
 * changed since.
 */
export const useIsReturning = (): boolean => {
  const { query } = useScreenLocation();
  const lastQuery = useRef<string | null>(null);
  const [restoredQuery, setKept] = useState<string | null>(null);
  const leave = useEffectEvent(() => {
    lastQuery.current = query;
  });
  // Meets the frame, which hides a kept screen and shows it again.
  useEffect(() => {
    setKept(lastQuery.current);
    return () => leave();
  }, []);
  return restoredQuery !== null && restoredQuery === query;
};
