import { useEffect, useMemo, useRef } from 'react';

// Nobody thinks about one question for longer; the page was left standing.
const longestSeconds = 3600;

/** Counts the seconds on a question since it was shown. */
export const useStopwatch = (questionKey: number) => {
  const since = useRef(0);
  // Meets the clock: a question begins when it is shown.
  useEffect(() => {
    since.current = performance.now();
  }, [questionKey]);
  return useMemo(
    () => ({
      seconds: () => Math.min(longestSeconds, Math.round((performance.now() - since.current) / 1000)),
      restart: () => {
        since.current = performance.now();
      },
    }),
    [],
  );
};
