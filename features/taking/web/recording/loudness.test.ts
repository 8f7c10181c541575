import { expect, test } from 'vitest';
import { judgeLoudness } from './loudness.ts';

const quiet = { loud: 0.02, top: 0.001 };
const speech = { loud: 0.5, top: 0.3 };
const clipped = { loud: 0.9, top: 1 };

test.each([
  ['nothing', [quiet, quiet, quiet]],
  ['well', [quiet, speech, quiet]],
  ['well', [speech]],
  ['tooLoud', [speech, clipped, speech]],
  ['well', []],
] as const)('%s is reported only if it holds for the whole recording', (verdict, heard) => {
  expect(judgeLoudness(heard)).toBe(verdict);
});
