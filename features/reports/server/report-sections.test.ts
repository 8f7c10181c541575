import { expect, test } from 'vitest';
import { computeSchoolRate } from './report-sections.ts';

test.each([
  ["the mean of the school's rates for the same questions", [40, 81], 61],
  ['none if one of the questions has no rate', [40, null], null],
  ['none without questions', [], null],
])("the school's rate beside one's own: %s", (_, rates, rate) => {
  expect(computeSchoolRate(rates.map((schoolRate) => ({ schoolRate })))).toBe(rate);
});
