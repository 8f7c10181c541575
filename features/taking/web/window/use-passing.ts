import { useEffect, useEffectEvent } from 'react';

const readMs = 3000;

/** Goes on by itself a moment after the time of a question is over, where one never comes back to it. */
export const usePassing = (isOver: boolean, questionId: number | undefined, pass: () => void): void => {
  const go = useEffectEvent(pass);
  // Meets the clock.
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(go, readMs);
    return () => clearTimeout(timer);
  }, [isOver, questionId]);
};
