import { expect, test } from 'vitest';
import { listWords, moveSelection, toWordSpan } from './word-cursor.ts';

const words = [...listWords('s', 'Salt moved cities.'), ...listWords('q7', 'Why so?')];
const move = (anchor: number, focus: number, key: string, shiftKey = false) =>
  moveSelection(words, { anchor, focus }, { key, shiftKey });

test('words have their place in the text', () => {
  expect(words.slice(0, 2)).toEqual([
    { where: 's', from: 0, to: 4 },
    { where: 's', from: 5, to: 10 },
  ]);
});

test('arrows walk over all texts and stop at their ends', () => {
  expect(move(2, 2, 'ArrowRight')).toEqual({ anchor: 3, focus: 3 });
  expect(move(0, 0, 'ArrowLeft')).toEqual({ anchor: 0, focus: 0 });
  expect(move(0, 0, 'End')).toEqual({ anchor: 4, focus: 4 });
  expect(move(0, 0, 'x')).toBeNull();
});

test('Shift adds words of the same text only', () => {
  expect(move(1, 1, 'End', true)).toEqual({ anchor: 1, focus: 2 });
  expect(move(4, 4, 'Home', true)).toEqual({ anchor: 4, focus: 3 });
});

test('a selection reaches from its first to its last word, in both directions', () => {
  expect(toWordSpan(words, { anchor: 2, focus: 0 })).toEqual({ where: 's', from: 0, to: 18 });
  expect(toWordSpan([], { anchor: 0, focus: 0 })).toBeNull();
});
