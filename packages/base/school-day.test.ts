import { expect, test } from 'vitest';
import { dayIn } from './calendar.ts';
import { dayStartIn, nextDayIn } from './school-day.ts';

test.each([
  ['2026-03-02T15:59:59.999Z', 'Asia/Shanghai', '2026-03-02', '2026-03-01T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
  ['2026-03-02T16:00:00.000Z', 'Asia/Shanghai', '2026-03-03', '2026-03-02T16:00:00.000Z', '2026-03-03T16:00:00.000Z'],
  // Clocks change at midnight: the day in Santiago begins at one o'clock.
  [
    '2026-11-01T12:00:00.000Z',
    'America/New_York',
    '2026-11-01',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ],
  [
    '2026-09-06T12:00:00.000Z',
    'America/Santiago',
    '2026-09-06',
    '2026-09-06T04:00:00.000Z',
    '2026-09-07T03:00:00.000Z',
  ],
])('the day of %s in %s', (at, zone, day, start, next) => {
  const instant = new Date(at);
  expect(dayIn(instant, zone)).toBe(day);
  expect(dayStartIn(instant, zone).toISOString()).toBe(start);
  expect(nextDayIn(instant, zone).toISOString()).toBe(next);
});
