import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyOptions } from '../shapes.ts';
import { multipleChoiceScoring } from './scoring.ts';
import { multipleChoice } from './type.ts';

const options = emptyOptions(5).map((emptyOption) => ({ ...emptyOption, text: emptyOption.id_option }));
const prompt = { text: '<p>Which two?</p>', options, choose: 2 };
const any = { ...prompt, choose: 0 };
const score = (answer: string[] | undefined, key: string[], rule?: string) => {
  return multipleChoiceScoring.score(answer, key, prompt, rule);
};
const ids = fc.subarray(options.map((option) => option.id_option));

describe('multiple-choice', () => {
  test.each([
    [['1', '2'], true],
    [['1'], true],
    [[], true],
    [['1', '2', '3'], false],
    [['1', '1'], false],
    [['1', '9'], false],
  ])('the answer %j is valid for a choice of two: %s', (answer, fits) => {
    expect(multipleChoice.fits(answer, prompt)).toBe(fits);
  });

  test('any number is valid if the number is open', () => {
    expect(multipleChoice.fits(['1', '2', '3', '4', '5'], any)).toBe(true);
    expect(multipleChoice.optionsToChoose(any)).toBe(0);
    expect(multipleChoice.optionsToChoose(prompt)).toBe(2);
  });

  test.each([
    [['1', '2'], true, true],
    [['1'], false, true],
    [['1', '2', '3'], false, true],
    [[], false, false],
    [['1', '9'], false, false],
  ])('the key %j is valid for a choice of two: %s, for an open number: %s', (key, two, open) => {
    expect(multipleChoice.keyFits(key, prompt)).toBe(two);
    expect(multipleChoice.keyFits(key, any)).toBe(open);
  });

  test('the required number cannot exceed the number of options', () => {
    expect(multipleChoice.prompt.safeParse({ ...prompt, choose: 5 }).success).toBe(true);
    expect(multipleChoice.prompt.safeParse({ ...prompt, choose: 6 }).error?.issues[0]?.path).toEqual(['choose']);
  });

  test('letters are formatted in alphabetical order, separated by commas', () => {
    expect(multipleChoice.spell(['3', '1'], prompt)).toBe('A,C');
    expect(multipleChoice.spellKey(['5'], prompt)).toBe('E');
    expect(multipleChoice.listOptions(prompt)).toBe(options);
    expect(multipleChoice.chosenOptions(['3', '1'])).toEqual(['3', '1']);
    expect(multipleChoice.shuffleOptions(prompt, (items) => items.toReversed()).options[0]?.id_option).toBe('5');
  });

  test('a new question is incomplete', () => {
    const { prompt: empty, key } = multipleChoice.empty();
    expect(multipleChoice.keyFits(key, empty)).toBe(false);
    expect(multipleChoice.isBlank(key)).toBe(true);
  });

  test('without a rule only the complete set earns points, in any order', () => {
    fc.assert(
      fc.property(ids, ids, (answer, key) => {
        fc.pre(key.length > 0);
        const same = answer.length === key.length && answer.every((id) => key.includes(id));
        expect(score(answer.toReversed(), key)).toEqual({ earned: same ? 100 : 0, possible: 100 });
        expect(score(answer, key, 'unknown')).toEqual(score(answer, key));
      }),
    );
  });

  test('a question with partial credit is scored by shares whatever the rule, and says how many there were', () => {
    const byShares = { ...any, partialCredit: true as const };
    fc.assert(
      fc.property(ids, ids, (answer, key) => {
        fc.pre(key.length > 0);
        expect(multipleChoiceScoring.score(answer, key, byShares)).toEqual(score(answer, key, 'map'));
        const shares = multipleChoice.countShares?.(answer, key, byShares);
        expect(shares && Math.max(0, shares.right - shares.wrong) * 100).toBe(score(answer, key, 'map').earned);
      }),
    );
    expect(multipleChoice.countShares?.(['1'], ['1', '2'], any)).toBeNull();
    expect(multipleChoice.prompt.safeParse({ ...any, partialCredit: false }).success).toBe(false);
  });

  test('with the rule map a right option adds a share, a wrong one subtracts one, down to zero', () => {
    fc.assert(
      fc.property(ids, ids, (answer, key) => {
        fc.pre(key.length > 0);
        const right = answer.filter((id) => key.includes(id)).length;
        const { earned, possible } = score(answer, key, 'map');
        expect(possible).toBe(100 * key.length);
        expect(earned).toBe(Math.max(0, 100 * (2 * right - answer.length)));
        expect(earned).toBeLessThanOrEqual(possible);
      }),
    );
    expect(score(undefined, ['1'], 'map')).toEqual({ earned: 0, possible: 100 });
    expect(score(undefined, ['1'])).toEqual({ earned: 0, possible: 100 });
  });
});
