import { expect, test } from 'vitest';
import { computeSchoolRate } from './report-sections.ts';

test.each([
  ['the mean of what the school made of the same questions', [40, 81], 61],
  ['none where one of the questions is not known of', [40, null], null],
  ['none of nothing', [], null],
])("the school's rate beside one's own: %s", (_, rates, rate) => {
  expect(computeSchoolRate(rates.map((schoolRate) => ({ schoolRate })))).toBe(rate);
});
