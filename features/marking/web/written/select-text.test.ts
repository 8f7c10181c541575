import { expect, test } from 'vitest';
import { toWordSelection, toTextRange } from './select-text.ts';

const spans = [
  { from: 0, to: 3 },
  { from: 4, to: 10 },
  { from: 11, to: 15 },
];

test('a character range is converted to a keyboard selection of words', () => {
  expect(toWordSelection({ from: 4, to: 15 }, spans)).toEqual({ anchor: 1, focus: 2 });
  expect(toWordSelection({ from: 5, to: 7 }, spans)).toEqual({ anchor: 1, focus: 1 });
  expect(toWordSelection({ from: 15, to: 20 }, spans)).toBeNull();
  expect(toWordSelection({ from: 3, to: 4 }, spans)).toBeNull();
  expect(toTextRange(toWordSelection({ from: 4, to: 15 }, spans) ?? { anchor: 0, focus: 0 }, spans)).toEqual({
    from: 4,
    to: 15,
  });
});
