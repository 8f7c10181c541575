import { expect, test } from 'vitest';
import { guessRecurrence } from './guess-recurrence.ts';

test('a rule has the weekdays of its days and the largest step of weeks that fits', () => {
  expect(guessRecurrence(['2026-03-11', '2026-03-04', '2026-03-06'])).toEqual({
    ...{ weekdays: [3, 5], fromDay: '2026-03-04', toDay: '2026-03-11', intervalWeeks: 1 },
  });
  expect(guessRecurrence(['2026-03-04', '2026-03-18', '2026-04-15']).intervalWeeks).toBe(2);
  expect(guessRecurrence(['2026-03-04']).intervalWeeks).toBe(1);
});
