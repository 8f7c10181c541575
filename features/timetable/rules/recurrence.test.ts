import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, daysBetween, shiftDay, wallTime } from '@inkstone/base';
import {
  findHoliday,
  listOccurrenceDays,
  maxOccurrences,
  mondayFor,
  shiftWeekdays,
  toLocalTimes,
  toSpan,
  weekdayFor,
} from './recurrence.ts';

const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'UTC'];
const aDay = fc.integer({ min: 0, max: 2000 }).map((days) => shiftDay('2024-01-01', days));
const aTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const someWeekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
const aRecurrence = fc
  .record({
    weekdays: someWeekdays,
    fromDay: aDay,
    length: fc.integer({ min: 0, max: 500 }),
    intervalWeeks: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ length, ...rest }) => ({ ...rest, toDay: shiftDay(rest.fromDay, length) }));

test('a series has exactly the days of its weekdays, within its days and in its weeks', () => {
  fc.assert(
    fc.property(aRecurrence, (recurrence) => {
      const days = listOccurrenceDays(recurrence);
      const expected = Array.from({ length: daysBetween(recurrence.fromDay, recurrence.toDay) + 1 }, (_, index) =>
        shiftDay(recurrence.fromDay, index),
      ).filter(
        (day) =>
          recurrence.weekdays.includes(weekdayFor(day)) &&
          (daysBetween(mondayFor(recurrence.fromDay), mondayFor(day)) / 7) % recurrence.intervalWeeks === 0,
      );
      expect(days).toEqual(expected.slice(0, maxOccurrences + 1));
    }),
  );
});

test('every session of a series begins at the same hour by the clock, also over a change of clocks', () => {
  fc.assert(
    fc.property(aRecurrence, aTime, fc.constantFrom(...zones), (recurrence, begins, zone) => {
      for (const day of listOccurrenceDays(recurrence)) {
        const span = toSpan({ day, begins, ends: '23:59' }, zone);
        expect(span === null).toBe(begins === '23:59');
        if (!span) continue;
        const shown = wallTime(span.from, zone);
        // A time that the clocks leap over is moved forward by the leap, on the same day.
        expect(shown.slice(0, 10)).toBe(day);
        expect(shown.slice(11, 16) >= begins).toBe(true);
        expect(span.to > span.from).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('a week later is the same hour where clocks change in between', () => {
  const times = { begins: '09:30', ends: '11:00' };
  const before = toSpan({ day: '2026-10-24', ...times }, 'Europe/Berlin');
  const after = toSpan({ day: '2026-10-31', ...times }, 'Europe/Berlin');
  expect([before?.from.toISOString(), after?.from.toISOString()]).toEqual([
    '2026-10-24T07:30:00.000Z',
    '2026-10-31T08:30:00.000Z',
  ]);
});

test('local times and instants are one another’s inverse on days without a change of clocks', () => {
  fc.assert(
    fc.property(aDay, aTime, aTime, (day, begins, ends) => {
      const span = toSpan({ day, begins, ends }, 'Asia/Shanghai');
      const shown = span && toLocalTimes(span, 'Asia/Shanghai');
      expect(shown).toEqual(begins < ends ? { day, begins, ends } : null);
    }),
  );
});

test('a session whose end falls into the hour that clocks skip keeps its length', () => {
  const span = toSpan({ day: '2026-03-29', begins: '02:10', ends: '03:05' }, 'Europe/Berlin');
  expect(span && (span.to.getTime() - span.from.getTime()) / 60_000).toBe(55);
});

test('weekdays move with their days, and back again', () => {
  fc.assert(
    fc.property(someWeekdays, aDay, fc.integer({ min: -30, max: 30 }), (weekdays, day, days) => {
      const moved = shiftWeekdays(weekdays, days);
      expect(moved.includes(weekdayFor(shiftDay(day, days)))).toBe(weekdays.includes(weekdayFor(day)));
      expect(shiftWeekdays(moved, -days)).toEqual(weekdays.toSorted((a, b) => a - b));
    }),
  );
});

test('a holiday holds its first and its last day', () => {
  const holidays = [{ name: 'Spring', fromDay: '2026-02-14', toDay: '2026-02-22' }];
  const inside = ['2026-02-13', '2026-02-14', '2026-02-22', '2026-02-23'].map((day) => findHoliday(day, holidays));
  expect(inside.map((holiday) => holiday?.name)).toEqual([undefined, 'Spring', 'Spring', undefined]);
  expect(dayIn(new Date('2026-02-22T15:59:00Z'), 'Asia/Shanghai')).toBe('2026-02-22');
});
