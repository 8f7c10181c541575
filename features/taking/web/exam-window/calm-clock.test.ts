import { expect, test } from 'vitest';
import { getCalmClockLabel } from './calm-clock.ts';

test.each([
  ['read', false, 'readingLeft'],
  ['prep', true, 'prepLeft'],
  ['response', true, 'speakingLeft'],
  ['response', false, null],
  ['over', true, null],
  [null, true, null],
] as const)('in the phase %s of a task, spoken: %s, the calm clock is %s', (phase, isSpoken, word) => {
  expect(getCalmClockLabel(phase, isSpoken)).toBe(word);
});
