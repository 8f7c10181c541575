import type { Timeline } from '@inkstone/exam/attempt';

/**
 * The label of a clock without warning colours: reading and preparation pass by themselves, and a minute of speaking
 * would be a warning all along. Null for a clock with warning colours.
 */
export const getCalmClockLabel = (
  phase: Timeline['phase'],
  isSpoken: boolean,
): 'readingLeft' | 'prepLeft' | 'speakingLeft' | null => {
  if (phase === 'read') return 'readingLeft';
  if (phase === 'prep') return 'prepLeft';
  return phase === 'response' && isSpoken ? 'speakingLeft' : null;
};
