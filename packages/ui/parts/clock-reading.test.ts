import { expect, test } from 'vitest';
import { announcementBetween, getClockReading } from './clock-reading.ts';

test.each([
  [301, 'calm', true, false],
  [300, 'amber', false, false],
  [61, 'amber', false, false],
  [60, 'cinnabar', false, false],
  [0, 'cinnabar', false, false],
  [-1, 'cinnabar', false, true],
])('at %i seconds the clock is %s', (seconds, tone, hideable, overtime) => {
  expect(getClockReading(seconds)).toEqual({ tone, hideable, overtime });
});

test.each([
  [5, 5, 'calm'],
  [60, 60, 'calm'],
  [75, 75, 'calm'],
  [60, 75, 'cinnabar'],
  [-1, 5, 'cinnabar'],
  [300, 300, 'calm'],
  [299, 420, 'amber'],
])('at %i seconds of %i the clock is %s', (seconds, totalSeconds, tone) => {
  expect(getClockReading(seconds, totalSeconds)).toMatchObject({ tone, hideable: false });
});

test.each([
  [601, 600, 600],
  [600, 599, null],
  [305, 299, 300],
  [61, 9, 10],
  [10, 9, null],
  [20, 30, null],
])('between %i and %i seconds the announcement is %s', (before, now, expected) => {
  expect(announcementBetween(before, now)).toBe(expected);
});
