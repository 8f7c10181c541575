import { describe, expect, test } from 'vitest';
import { proseSummaryScoring } from './scoring.ts';
import { proseSummary } from './type.ts';

const prompt = {
  text: '<p>It began.</p>',
  options: ['a', 'b', 'c', 'd', 'e', 'f'].map((id_option) => ({ id_option, text: id_option })),
};
const score = (answer: string[] | undefined) => {
  return proseSummaryScoring.score(answer, ['a', 'c', 'e'], prompt);
};

describe('prose-summary', () => {
  test.each([
    [undefined, 0],
    [['b', 'd', 'f'], 0],
    [['a'], 0],
    [['a', 'b', 'd'], 0],
    [['e', 'a'], 100],
    [['e', 'b', 'a'], 100],
    [['a', 'c', 'e'], 200],
    [['e', 'a', 'c'], 200],
  ])('the selection %j earns %d of 200, in any order', (answer, earned) => {
    expect(score(answer)).toEqual({ earned, possible: 200 });
  });

  test('an answer contains up to three different options; a key exactly three', () => {
    expect(proseSummary.fits(['a', 'f'], prompt)).toBe(true);
    expect(proseSummary.fits(['a', 'a'], prompt)).toBe(false);
    expect(proseSummary.fits(['z'], prompt)).toBe(false);
    expect(proseSummary.answer.safeParse(['a', 'b', 'c', 'd']).success).toBe(false);
    expect(proseSummary.keyFits(['a', 'c'], prompt)).toBe(false);
    expect(proseSummary.keyFits(['a', 'c', 'e'], prompt)).toBe(true);
    expect(proseSummary.keyFits(['a', 'c', 'z'], prompt)).toBe(false);
  });

  test('an answer is formatted as sorted letters, and options are shuffled', () => {
    expect(proseSummary.spell(['e', 'a'], prompt)).toBe('A,E');
    expect(proseSummary.spellKey(['c', 'a', 'e'], prompt)).toBe('A,C,E');
    expect(proseSummary.shuffleOptions(prompt, (items) => items.toReversed()).options[0]?.id_option).toBe('f');
    expect(proseSummary.listOptions(prompt)).toHaveLength(6);
    expect(proseSummary.optionsToChoose(prompt)).toBe(3);
    expect(proseSummary.chosenOptions(['e', 'a'])).toEqual(['e', 'a']);
  });

  test('an answer without options is blank', () => {
    expect(proseSummary.isBlank([])).toBe(true);
    expect(proseSummary.isBlank(['a'])).toBe(false);
  });
});
