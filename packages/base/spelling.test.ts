import { expect, test } from 'vitest';
import { optionLetter, pointsText } from './spelling.ts';

test('the option of index 0 is A, and AA follows Z', () => {
  expect([0, 1, 4, 25, 26, 27, 51, 52].map(optionLetter)).toEqual(['A', 'B', 'E', 'Z', 'AA', 'AB', 'AZ', 'BA']);
});

test('hundredths of a point have at most two decimals and no zeros at the end', () => {
  expect([0, 100, 150, 175, 33, -25].map(pointsText)).toEqual(['0', '1', '1.5', '1.75', '0.33', '-0.25']);
});
