import { useEffect } from 'react';
import { useListening } from '../listening/listening-context.ts';

/** Stops the sound of a question set, or the clip of a question, when it is left. */
export const useStopSoundOnLeave = (setId: number | undefined, questionId: number | undefined): void => {
  const player = useListening()?.player;
  // Stops the recording with its set.
  useEffect(() => {
    if (!player || setId === undefined) return undefined;
    return () => player.leave(setId);
  }, [player, setId]);
  // Stops the clip with its question.
  useEffect(() => {
    if (!player || setId === undefined || questionId === undefined) return undefined;
    return () => player.leave(setId, questionId);
  }, [player, questionId, setId]);
};
