import { expect, test } from 'vitest';
import { lateWord } from './late-word.ts';

test.each([
  ['homework that can still be handed in', 'homework', 'delay', 2, 'latePeople'],
  ['homework that is over', 'homework', 'complete', 2, 'neverHanded'],
  ['homework that is over with answers to mark', 'homework', 'toBeMarked', 2, 'neverHanded'],
  ['a test, which closed at its deadline', 'test', 'delay', 2, 'neverHanded'],
  ['a test with answers to mark', 'test', 'toBeMarked', 16, 'neverHanded'],
  ['homework that everybody handed in', 'homework', 'delay', 0, null],
] as const)('%s', (_, kind, status, late, word) => {
  expect(lateWord({ kind, status, late })).toBe(word);
});
