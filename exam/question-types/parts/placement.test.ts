import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBoxIndex, placeOption, removeOption } from './placement.ts';

const placed = [['a', 'b'], ['c'], []];

describe('placing', () => {
  test('an option is found in its box, or in none', () => {
    expect(findBoxIndex(placed, 'c')).toBe(1);
    expect(findBoxIndex(placed, 'd')).toBe(-1);
  });

  test('an option is taken out of its box', () => {
    expect(removeOption(placed, 'a')).toEqual([['b'], ['c'], []]);
    expect(removeOption(placed, 'd')).toEqual(placed);
  });

  test('an option goes to the first free place, out of the box it was in', () => {
    expect(placeOption(placed, 'd', { box: 2, places: 1 })).toEqual([['a', 'b'], ['c'], ['d']]);
    expect(placeOption(placed, 'a', { box: 1, places: 2 })).toEqual([['b'], ['c', 'a'], []]);
  });

  test('a full box takes no more, but one for another', () => {
    expect(placeOption(placed, 'd', { box: 0, places: 2 })).toBeNull();
    expect(placeOption(placed, 'd', { box: 0, places: 2, replaces: 'a' })).toEqual([['d', 'b'], ['c'], []]);
    expect(placeOption(placed, 'c', { box: 0, places: 2, replaces: 'a' })).toEqual([['c', 'b'], [], []]);
    expect(placeOption(placed, 'a', { box: 0, places: 2, replaces: 'a' })).toEqual([['b', 'a'], ['c'], []]);
  });

  test('nothing stands twice and no box overflows, whatever is put where', () => {
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
