import { useEffect, useEffectEvent } from 'react';

const delayMs = 3000;

/** Advances automatically a moment after a question's time is over. */
export const useAutoAdvance = (isOver: boolean, questionId: number | undefined, pass: () => void): void => {
  const go = useEffectEvent(pass);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(go, delayMs);
    return () => clearTimeout(timer);
  }, [isOver, questionId]);
};
