import { useEffect, useState } from 'react';

/** Whether this time has passed since the page was opened. */
export const useHasWaited = (ms: number): boolean => {
  const [hasWaited, setWaited] = useState(false);
  // Starts a timer.
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasWaited;
};
