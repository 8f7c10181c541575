import { expect, test } from 'vitest';
import { toSeriesEvent } from './series-event.ts';

const wednesdays = { weekdays: [3], fromDay: '2026-03-04', toDay: '2026-03-25', intervalWeeks: 1 };
const aSession = (day: string, more: object = {}) => ({
  ...{ day, begins: '09:30', ends: '11:00', details: 'Ratios', isCancelled: false, isInHoliday: false, ...more },
});

test('a regular series is its rule alone', () => {
  const sessions = ['2026-03-04', '2026-03-11', '2026-03-18', '2026-03-25'].map((day) => aSession(day));
  expect(toSeriesEvent(wednesdays, sessions)).toEqual({
    ...{ model: sessions[0], days: sessions.map(({ day }) => day), excludedDays: [], overrides: [], apart: [] },
  });
});

test('a holiday and a missing session are excluded days; a moved, cancelled or otherwise taught one is an override', () => {
  const moved = aSession('2026-03-12', { begins: '14:00', ends: '15:30' });
  const holiday = aSession('2026-03-18', { isCancelled: true, isInHoliday: true });
  const cancelled = aSession('2026-04-01', { isCancelled: true });
  const other = aSession('2026-04-08', { details: 'Algebra' });
  const longer = { ...wednesdays, toDay: '2026-04-29' };
  const sessions = [aSession('2026-03-04'), moved, holiday, cancelled, other, aSession('2026-04-15')];
  const event = toSeriesEvent(longer, sessions);
  expect(event?.excludedDays).toEqual(['2026-03-18', '2026-03-25']);
  expect(event?.overrides).toEqual([
    { day: '2026-03-11', session: moved },
    { day: '2026-04-01', session: cancelled },
    { day: '2026-04-08', session: other },
  ]);
  expect(event?.days.at(-1)).toBe('2026-04-15');
});

test('what no rule tells is apart: a session far from every day, or a series with one session left', () => {
  const far = aSession('2026-06-01');
  const sessions = [
    aSession('2026-03-04'),
    aSession('2026-03-11'),
    aSession('2026-03-18'),
    aSession('2026-03-25'),
    far,
  ];
  expect(toSeriesEvent(wednesdays, sessions)?.apart).toEqual([far]);
  expect(toSeriesEvent(wednesdays, [aSession('2026-03-11')])).toBeNull();
});
