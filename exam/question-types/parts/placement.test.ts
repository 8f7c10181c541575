import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBoxIndex, placeOption, removeOption } from './placement.ts';

const placed = [['a', 'b'], ['c'], []];

describe('placing options in boxes', () => {
  test('an option is found in its box, or in none', () => {
    expect(findBoxIndex(placed, 'c')).toBe(1);
    expect(findBoxIndex(placed, 'd')).toBe(-1);
  });

  test('an option is removed from its box', () => {
    expect(removeOption(placed, 'a')).toEqual([['b'], ['c'], []]);
    expect(removeOption(placed, 'd')).toEqual(placed);
  });

  test('an option moves to the first free place, and leaves its previous box', () => {
    expect(placeOption(placed, 'd', { box: 2, places: 1 })).toEqual([['a', 'b'], ['c'], ['d']]);
    expect(placeOption(placed, 'a', { box: 1, places: 2 })).toEqual([['b'], ['c', 'a'], []]);
  });

  test('a full box accepts no further option, but can exchange one', () => {
    expect(placeOption(placed, 'd', { box: 0, places: 2 })).toBeNull();
    expect(placeOption(placed, 'd', { box: 0, places: 2, replaces: 'a' })).toEqual([['d', 'b'], ['c'], []]);
    expect(placeOption(placed, 'c', { box: 0, places: 2, replaces: 'a' })).toEqual([['c', 'b'], [], []]);
    expect(placeOption(placed, 'a', { box: 0, places: 2, replaces: 'a' })).toEqual([['b', 'a'], ['c'], []]);
  });

  test('no option is placed twice and no box overflows, for any moves', () => {
    const move = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      box: fc.integer({ min: 0, max: 2 }),
      instead: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let now: string[][] = [[], [], []];
        for (const { id, ...goal } of moves) now = placeOption(now, id, { ...goal, places: 2 }) ?? now;
        expect(new Set(now.flat()).size).toBe(now.flat().length);
        expect(Math.max(...now.map((ids) => ids.length))).toBeLessThanOrEqual(2);
      }),
    );
  });
});
