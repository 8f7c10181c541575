import { useEffect, useState } from 'react';

/** Whether one has waited this long since the page was opened. */
export const useHasWaited = (ms: number): boolean => {
  const [hasWaited, setWaited] = useState(false);
  // Meets the clock.
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasWaited;
};
