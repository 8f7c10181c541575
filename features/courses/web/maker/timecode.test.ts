import { expect, test } from 'vitest';
import { parseTimecode } from './timecode.ts';

test.each([
  ['0:45', 45],
  ['1:05', 65],
  [' 12:30 ', 750],
  ['90:00', 5400],
  ['1:02:05', 3725],
  ['65', 65],
  ['1:05.5', 65.5],
  ['3：20', 200],
])('%j is %d seconds', (text, seconds) => {
  expect(parseTimecode(text)).toBe(seconds);
});

test.each(['', 'soon', '1:75', '1:70:00', '1:2:3:4', '-1:00', '1:', ':30'])('%j is no moment', (text) => {
  expect(parseTimecode(text)).toBeNull();
});
