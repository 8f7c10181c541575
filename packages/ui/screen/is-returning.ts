import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScreenLocation } from './screen-location.tsx';

/**
 * True while a kept screen stands as it was left: the person was elsewhere and came back, and nothing in its query has
 * changed since.
 */
export const useIsReturning = (): boolean => {
  const { query } = useScreenLocation();
  const left = useRef<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const leave = useEffectEvent(() => {
    left.current = query;
  });
  // Meets the frame, which hides a kept screen and shows it again.
  useEffect(() => {
    setKept(left.current);
    return () => leave();
  }, []);
  return kept !== null && kept === query;
};
