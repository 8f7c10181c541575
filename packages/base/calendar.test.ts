import { expect, test } from 'vitest';
import {
  addDays,
  atHour,
  beginningOfDay,
  dayIn,
  daysBetween,
  dayStartIn,
  fromWallTime,
  isoWeek,
  isoWeekMonday,
  isTimeZone,
  mondayIn,
  nextDayIn,
  shiftDay,
  wallTime,
  zoneOffset,
} from './calendar.ts';

test.each([
  // Clocks go back on 1 November.
  ['America/New_York', '2026-11-01T01:00:00Z', 7, '2026-11-08T02:00:00.000Z'],
  ['America/New_York', '2026-03-07T02:00:00Z', 7, '2026-03-14T01:00:00.000Z'],
  ['Asia/Shanghai', '2026-10-31T13:00:00Z', 7, '2026-11-07T13:00:00.000Z'],
  // 02:30 does not exist on 8 March; the result is half an hour after the change.
  ['America/New_York', '2026-03-07T07:30:00Z', 1, '2026-03-08T07:30:00.000Z'],
  // 01:30 occurs twice on 1 November; the first one is meant.
  ['America/New_York', '2026-10-31T05:30:00Z', 1, '2026-11-01T05:30:00.000Z'],
  ['Europe/London', '2026-10-25T12:00:00Z', -1, '2026-10-24T11:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T11:00:00Z', 1, '2026-10-04T10:30:00.000Z'],
])('in %s, %s and %i days keep the time of day', (zone, at, days, later) => {
  expect(addDays(new Date(at), days, zone).toISOString()).toBe(later);
});

test('adding zero days gives the same instant, also in an hour that occurs twice', () => {
  expect(addDays(new Date('2026-11-01T06:30:00Z'), 0, 'America/New_York').toISOString()).toBe(
    '2026-11-01T06:30:00.000Z',
  );
});

test.each([
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-09-05', '2026-09-05T04:00:00.000Z'],
  ['Asia/Shanghai', '2026-11-25', '2026-11-24T16:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
])('in %s the day %s begins', (zone, day, begins) => {
  const at = beginningOfDay(day, zone);
  expect(at.toISOString()).toBe(begins);
  expect(dayIn(at, zone)).toBe(day);
  expect(dayIn(at.getTime() - 1, zone)).toBe(shiftDay(day, -1));
});

test('a wall time is converted to an instant and back', () => {
  for (const zone of ['America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'])
    expect(wallTime(fromWallTime('2026-11-25 18:30:00', zone), zone)).toBe('2026-11-25T18:30:00');
});

test('a full hour on a later day', () => {
  const evening = atHour(new Date('2026-10-30T03:00:00Z'), { days: 7, hour: 21 }, 'America/New_York');
  expect(wallTime(evening, 'America/New_York')).toBe('2026-11-05T21:00:00');
});

test('weeks begin on Monday and are numbered as ISO 8601 does', () => {
  expect(mondayIn(new Date('2026-03-01T15:59:59Z'), 'Asia/Shanghai')).toBe('2026-02-23');
  expect(mondayIn(new Date('2026-03-01T16:00:00Z'), 'Asia/Shanghai')).toBe('2026-03-02');
  expect(mondayIn(new Date('2026-03-02T04:00:00Z'), 'America/New_York')).toBe('2026-02-23');
  expect(['2026-11-16', '2027-01-03', '2027-01-04', '2024-12-30'].map(isoWeek)).toEqual([
    '2026-W47',
    '2026-W53',
    '2027-W01',
    '2025-W01',
  ]);
  for (const monday of ['2026-11-16', '2024-12-30', '2026-12-28', '2027-01-04'])
    expect(isoWeekMonday(isoWeek(monday))).toBe(monday);
  expect(daysBetween('2026-10-12', '2026-11-09')).toBe(28);
});

test('time zones are recognised by name', () => {
  expect(isTimeZone('America/Argentina/Buenos_Aires')).toBe(true);
  for (const name of ['', 'Mars/Olympus', '+08:00', '../etc', 'A'.repeat(65)]) expect(isTimeZone(name)).toBe(false);
  expect(zoneOffset(new Date('1969-12-31T23:59:59.500Z'), 'Asia/Tokyo')).toBe(9 * 3_600_000);
  expect(() => zoneOffset(0, 'Mars/Olympus')).toThrow('Mars/Olympus');
});

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
