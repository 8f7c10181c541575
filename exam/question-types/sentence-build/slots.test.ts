import { expect, test } from 'vitest';
import { findEmptySlot, putWord, takeWord, toAnswer, toSlots } from './slots.ts';

test('an answer fills its slots from the left, and empty slots behind the last word are no part of it', () => {
  expect(toSlots(['A', '', 'B'], 5)).toEqual(['A', '', 'B', '', '']);
  expect(toAnswer(['A', '', 'B', '', ''])).toEqual(['A', '', 'B']);
  expect(toAnswer(['', '', ''])).toBeUndefined();
});

test('a longer answer of before keeps all its words', () => {
  expect(toSlots(['A', 'B', 'C'], 2)).toEqual(['A', 'B', 'C']);
});

test.each([
  ['a free word into an empty slot', ['A', '', ''], 'B', 2, ['A', '', 'B']],
  ['a free word instead of another', ['A', 'B', ''], 'C', 1, ['A', 'C', '']],
  ['a word of the sentence to another place', ['A', 'B', ''], 'A', 2, ['', 'B', 'A']],
  ['a word of the sentence in exchange for another', ['A', 'B', 'C'], 'C', 0, ['C', 'B', 'A']],
  ['a word where it stands', ['A', 'B', ''], 'B', 1, ['A', 'B', '']],
])('puts %s', (_name, slots, id, slot, expected) => {
  expect(putWord(slots, id, slot)).toEqual(expected);
});

test('a word that is taken out leaves its slot empty', () => {
  expect(takeWord(['A', 'B', 'C'], 'B')).toEqual(['A', '', 'C']);
});

test.each([
  [['A', '', ''], 0, 1],
  [['', 'A', 'B'], 1, 0],
  [['A', '', ''], 2, 2],
  [['A', 'B'], 0, -1],
])('the empty slot of %j from %i on is %i', (slots, from, expected) => {
  expect(findEmptySlot(slots, from)).toBe(expected);
});
