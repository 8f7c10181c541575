import { useEffect, useState } from 'react';

/**
 * The device's time in milliseconds, updated periodically; for what may be off by a minute, never for an exam's clock.
 */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
