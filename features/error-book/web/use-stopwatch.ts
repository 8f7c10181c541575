import { useEffect, useMemo, useRef } from 'react';

// Longer times mean that the page was left open.
const longestSeconds = 3600;

/** Counts the seconds since a question was shown. */
export const useStopwatch = (questionKey: number) => {
  const since = useRef(0);
  // Starts when the question is shown.
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
