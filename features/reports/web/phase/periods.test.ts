import { expect, test } from 'vitest';
import { daysBetween } from '@inkstone/base';
import { listMondays } from '../../document/phase-document.ts';
import { isValidPeriod, lastMonth, lastWeeks } from './periods.ts';

const now = new Date(2026, 2, 3, 12);

test('preset periods end today, or are the whole previous month', () => {
  expect(lastWeeks(4, now)).toEqual({ from: '2026-02-04', to: '2026-03-03' });
  expect(lastMonth(now)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(lastMonth(new Date(2026, 0, 31))).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test.each([
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-02', '2026-03-01', false],
  ['2025-03-01', '2026-03-01', true],
  ['2025-03-01', '2026-03-03', false],
  ['', '2026-03-03', false],
])('%s to %s can be reported on: %s', (from, to, can) => {
  expect(isValidPeriod({ from, to })).toBe(can);
});

test('the weeks between two others have their Mondays, also across the end of a year', () => {
  const weeks = [{ monday: '2025-12-22' }, { monday: '2026-01-12' }];
  expect(listMondays(weeks)).toEqual(['2025-12-22', '2025-12-29', '2026-01-05', '2026-01-12']);
  expect(listMondays([])).toEqual([]);
});

test("four weeks have 28 days by the school's calendar, also across a clock change", () => {
  const night = new Date('2026-11-10T04:30:00Z');
  const { from, to } = lastWeeks(4, night, 'America/New_York');
  expect({ from, to }).toEqual({ from: '2026-10-13', to: '2026-11-09' });
  expect(daysBetween(from, to) + 1).toBe(28);
  expect(lastWeeks(4, night, 'Asia/Shanghai').to).toBe('2026-11-10');
});
