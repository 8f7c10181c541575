import { expect, test } from 'vitest';
import { minReportedSeconds, secondsAfterEnd } from './timeliness.ts';
import { at } from './testing.ts';

test.each([
  [at(0), at(71.9), 71],
  [at(0), at(minReportedSeconds), 10],
  [at(0), at(9.999), null],
  [at(0), at(-5), null],
  [null, at(71), null],
  [at(0), null, null],
])('due at %s and received at %s: %s seconds late', (dueAt, receivedAt, seconds) => {
  expect(secondsAfterEnd({ dueAt, receivedAt })).toBe(seconds);
});
