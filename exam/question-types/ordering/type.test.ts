import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyOptions, listOptionIds } from '../shapes.ts';
import { orderingScoring } from './scoring.ts';
import { ordering } from './type.ts';

const options = emptyOptions(5).map((emptyOption) => ({ ...emptyOption, text: emptyOption.id_option }));
const prompt = { text: '<p>Put in order.</p>', options };
const score = (answer: string[] | undefined, key: string[], rule?: string) => {
  return orderingScoring.score(answer, key, prompt, rule);
};
const orders = fc.shuffledSubarray(listOptionIds(options), { minLength: 5 });

describe('ordering', () => {
  test.each([
    [['1', '2', '3', '4', '5'], true, true],
    [['5', '4', '3', '2', '1'], true, true],
    [[], true, false],
    [['1', '2', '3', '4'], false, false],
    [['1', '2', '3', '4', '4'], false, false],
    [['1', '2', '3', '4', '9'], false, false],
  ])('the order %j is valid as an answer: %s, as a key: %s', (order, answer, key) => {
    expect(ordering.fits(order, prompt)).toBe(answer);
    expect(ordering.keyFits(order, prompt)).toBe(key);
  });

  test.each([
    [['1', '2', '3', '4', '5'], 400],
    [['2', '3', '4', '5', '1'], 300],
    [['1', '2', '4', '3', '5'], 100],
    [['5', '4', '3', '2', '1'], 0],
    [undefined, 0],
    [[], 0],
  ])('with the rule adjacent %j earns %d of 400', (answer, earned) => {
    expect(score(answer, ['1', '2', '3', '4', '5'], 'adjacent')).toEqual({ earned, possible: 400 });
  });

  test('only the exact order earns points without a rule, and full points with the rule adjacent', () => {
    fc.assert(
      fc.property(orders, orders, (answer, key) => {
        const same = answer.join() === key.join();
        const adjacent = score(answer, key, 'adjacent');
        expect(score(answer, key)).toEqual({ earned: same ? 100 : 0, possible: 100 });
        expect(adjacent.earned === adjacent.possible).toBe(same);
        expect(adjacent.earned).toBeLessThanOrEqual(adjacent.possible);
      }),
    );
    expect(score(undefined, ['1', '2'])).toEqual({ earned: 0, possible: 100 });
  });

  test('an order is formatted as letters of the stored options, separated by slashes', () => {
    expect(ordering.spell(['2', '1', '3', '5', '4'], prompt)).toBe('B/A/C/E/D');
    expect(ordering.spellKey(['1', '2', '3', '4', '5'], prompt)).toBe('A/B/C/D/E');
    expect(ordering.spell([], prompt)).toBe('');
  });

  test('it has options to order and no distractor', () => {
    expect(ordering.listOptions(prompt)).toBe(options);
    expect(ordering.optionsToChoose(prompt)).toBe(5);
    expect(ordering.chosenOptions(['1', '2'])).toEqual([]);
    expect(ordering.isBlank([])).toBe(true);
    expect(ordering.isBlank(['1', '2'])).toBe(false);
    expect(ordering.shuffleOptions(prompt, (items) => items.toReversed()).options[0]?.id_option).toBe('5');
  });

  test('a new question has an order but no text', () => {
    const { prompt: empty, key } = ordering.empty();
    expect(ordering.keyFits(key, empty)).toBe(true);
    expect(ordering.prompt.safeParse(empty).success).toBe(false);
  });
});
