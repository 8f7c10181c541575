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

test('a clock hides until the seconds that it is told, or never', () => {
  expect(getClockReading(301, 900, 300).hideable).toBe(true);
  expect(getClockReading(300, 900, 300).hideable).toBe(false);
  expect(getClockReading(30, 900, 0).hideable).toBe(true);
  expect(getClockReading(800, 900, null).hideable).toBe(false);
});
