import { useEffect, useState } from 'react';

/** The device's time in milliseconds, looked at again every so often; for what may be off by a minute, never for an exam's clock. */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(() => Date.now());
  // Meets the device's clock.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
