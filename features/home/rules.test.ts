import { expect, test } from 'vitest';
import { computeDefeatedPercent, listShownMondays } from './rules.ts';

test('twelve weeks are shown, the current one last, across the turn of the year', () => {
  const mondays = listShownMondays(new Date('2027-01-06T08:00:00Z'), 'Asia/Shanghai');
  expect(mondays).toHaveLength(12);
  expect(mondays.slice(-2)).toEqual(['2026-12-28', '2027-01-04']);
  expect(mondays[0]).toBe('2026-10-19');
});

test.each([
  [{ fewer: 2, same: 0, others: 2 }, 100],
  [{ fewer: 0, same: 0, others: 4 }, 0],
  [{ fewer: 1, same: 1, others: 4 }, 38],
  [{ fewer: 0, same: 3, others: 3 }, 50],
  [{ fewer: 0, same: 0, others: 0 }, null],
])("a student's rank counts those with fewer answers, and half of those with as many: %o", (standing, percent) => {
  expect(computeDefeatedPercent(standing)).toBe(percent);
});
