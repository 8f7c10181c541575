import type { Timeline } from '@inkstone/exam/attempt';

/**
 * The word for a clock that frightens nobody: reading and preparing pass by themselves, and a minute to speak in is a last
 * minute from its beginning, also once the answer is recorded. Null for one that grows amber and cinnabar.
 */
export const calmClockOf = (
  phase: Timeline['phase'],
  isSpoken: boolean,
): 'readingLeft' | 'prepLeft' | 'speakingLeft' | null => {
  if (phase === 'read') return 'readingLeft';
  if (phase === 'prep') return 'prepLeft';
  return phase === 'response' && isSpoken ? 'speakingLeft' : null;
};
