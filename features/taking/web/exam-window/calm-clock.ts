import type { Timeline } from '@inkstone/exam/attempt';

/**
 * The label of a clock without warning colours: reading and preparation end without an action of the student, and a
 * speaking time of a minute would be shown as a warning from the start. Null for a clock with warning colours.
 */
export const getCalmClockLabel = (
  phase: Timeline['phase'],
  isSpoken: boolean,
): 'readingLeft' | 'prepLeft' | 'speakingLeft' | null => {
  if (phase === 'read') return 'readingLeft';
  if (phase === 'prep') return 'prepLeft';
  return phase === 'response' && isSpoken ? 'speakingLeft' : null;
};
