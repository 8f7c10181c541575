import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withAnswer, withCategory, withoutCategory, withOptions } from './edit-table.ts';
import { toPlainText } from '../plain-text.ts';
import { categoryTableScoring } from './scoring.ts';
import { categoryTable } from './type.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const options = letters.map((id_option) => ({ id_option, text: id_option }));
const getPrompt = (places: number[]) => ({
  text: '<p>Sort.</p>',
  options,
  categories: places.map((count, index) => ({ id_option: `c${index}`, text: `Category ${index}`, places: count })),
});
const five = { prompt: getPrompt([3, 2]), key: [letters.slice(0, 3), letters.slice(3, 5)] };
const seven = { prompt: getPrompt([4, 3]), key: [letters.slice(0, 4), letters.slice(4, 7)] };
const score = (item: typeof five, right: number) => {
  let left = right;
  const answer = item.key.map((ids) => ids.filter(() => left-- > 0));
  return categoryTableScoring.score(answer, item.key, item.prompt);
};

describe('category-table', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 100],
    [4, 200],
    [5, 300],
  ])('%d of five right answers earn %d of 300', (right, earned) => {
    expect(score(five, right)).toEqual({ earned, possible: 300 });
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 100],
    [3, 100],
    [4, 200],
    [5, 200],
    [6, 300],
    [7, 400],
  ])('with the older table %d of seven right answers earn %d of 400', (right, earned) => {
    expect(score(seven, right)).toEqual({ earned, possible: 400 });
  });

  test('an empty answer earns nothing, and an option in the wrong category does not count', () => {
    const { score: mark } = categoryTableScoring;
    expect(mark(undefined, five.key, five.prompt).earned).toBe(0);
    expect(
      mark(
        [
          ['a', 'b', 'd'],
          ['c', 'e'],
        ],
        five.key,
        five.prompt,
      ).earned,
    ).toBe(100);
  });

  test('an answer contains each option at most once, within the number of places; a key fills all places', () => {
    expect(categoryTable.fits([['a', 'b'], ['f']], five.prompt)).toBe(true);
    expect(categoryTable.fits([['a'], ['a']], five.prompt)).toBe(false);
    expect(categoryTable.fits([['z'], []], five.prompt)).toBe(false);
    expect(categoryTable.fits([[], ['a', 'b', 'c']], five.prompt)).toBe(false);
    expect(categoryTable.fits([[], [], ['a']], five.prompt)).toBe(false);
    expect(categoryTable.keyFits(five.key, five.prompt)).toBe(true);
    expect(categoryTable.keyFits([['a', 'b'], ['c']], five.prompt)).toBe(false);
    expect(categoryTable.keyFits([['a'], ['b']], getPrompt([1, 1]))).toBe(false);
  });

  test.each([
    [[1], 'tooFewCategories'],
    [[1, 1, 1, 1], 'tooManyCategories'],
    [[0, 3], 'badPlaces'],
  ])('categories with %j places are refused: %s', (places, code) => {
    expect(categoryTable.prompt.safeParse(getPrompt(places)).error?.issues[0]?.message).toBe(code);
  });

  test('an answer is formatted by category, and only options are shuffled', () => {
    expect(categoryTable.spell([['c', 'a'], ['f']], five.prompt)).toBe('A,C/F');
    expect(categoryTable.spellKey(five.key, five.prompt)).toBe('A,B,C/D,E');
    const shuffled = categoryTable.shuffleOptions(five.prompt, (items) => items.toReversed());
    expect(shuffled.options[0]?.id_option).toBe('i');
    expect(shuffled.categories).toEqual(five.prompt.categories);
    expect(categoryTable.optionsToChoose(five.prompt)).toBe(5);
    expect(categoryTable.chosenOptions([['c', 'a'], ['f']])).toEqual(['c', 'a', 'f']);
    expect(categoryTable.listOptions(five.prompt)).toBe(options);
  });

  test('an answer is blank if all categories are empty', () => {
    expect(categoryTable.isBlank([[], []])).toBe(true);
    expect(categoryTable.isBlank([[], ['a']])).toBe(false);
  });

  test('more right answers never earn less, with either table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.constantFrom(five, seven), (right, table) => {
        expect(score(table, right).earned).toBeLessThanOrEqual(score(table, right + 1).earned);
      }),
    );
  });
});

describe('editing a category table', () => {
  test('sets the number of places by the options assigned to a category, in the order of the options', () => {
    const next = withAnswer(withAnswer(five, 'f', 1), 'b', 1);
    expect(next.key).toEqual([
      ['a', 'c'],
      ['b', 'd', 'e', 'f'],
    ]);
    expect(next.prompt.categories.map(({ places }) => places)).toEqual([2, 4]);
    expect(withAnswer(next, 'f', -1).key[1]).toEqual(['b', 'd', 'e']);
  });

  test('removes the key entries of a removed option or category', () => {
    expect(withOptions(five, options.slice(1)).key).toEqual([
      ['b', 'c'],
      ['d', 'e'],
    ]);
    const three = withCategory(five, { id_option: 'c9', text: 'New', places: 1 });
    expect(three.key).toEqual([...five.key, []]);
    expect(withoutCategory(three, 0)).toMatchObject({ key: [['d', 'e'], []], prompt: { categories: [{}, {}] } });
  });

  test('shows category names as plain text', () => {
    expect(toPlainText('<p>Ice &amp; <em>snow</em></p>')).toBe('Ice & snow');
    expect(toPlainText('<p><img src="/api/file?id=1" alt="a &lt; b" width="9"></p>')).toBe('a < b');
  });
});
