import { useEffect } from 'react';
import { useListening } from '../listening/listening-context.ts';

/** Stops what a question set plays when one leaves the set, and the clip of a question with the question, by hand or by the clock. */
export const useLeaving = (setId: number | undefined, questionId: number | undefined): void => {
  const desk = useListening()?.desk;
  // Meets the sound.
  useEffect(() => {
    if (!desk || setId === undefined) return undefined;
    return () => desk.leave(setId);
  }, [desk, setId]);
  // The same of a clip.
  useEffect(() => {
    if (!desk || setId === undefined || questionId === undefined) return undefined;
    return () => desk.leave(setId, questionId);
  }, [desk, questionId, setId]);
};
