import { describe, expect, test } from 'vitest';
import { sentenceBuildScoring } from './scoring.ts';
import { sentenceBuild, buildSentence, type Prompt } from './type.ts';

const prompt: Prompt = {
  text: '<p>“How was the trip?”</p>',
  before: '',
  after: '.',
  options: ['we saw', '<b>two</b> eagles', 'on Friday', 'a'].map((text, index) => ({
    id_option: String(index + 1),
    text,
  })),
};
const key = [
  ['1', '2', '3'],
  ['3', '1', '2'],
];
const score = (answer: string[] | undefined) => {
  return sentenceBuildScoring.score(answer, key, prompt).earned;
};

describe('sentence-build', () => {
  test.each([
    [['1', '2', '3'], 100],
    [['3', '1', '2'], 100],
    [['2', '1', '3'], 0],
    [['1', '2'], 0],
    [['1', '4', '2', '3'], 0],
    [['1', '', '2', '3'], 100],
    [['1', '', '2'], 0],
    [[], 0],
    [undefined, 0],
  ])('the order %j earns %i: every accepted one, without partial credit', (answer, earned) => {
    expect(score(answer)).toBe(earned);
  });

  test.each([
    [['1'], true],
    [[], true],
    [['4', '1'], true],
    [['', '4', '', '1'], true],
    [['1', '1'], false],
    [['9'], false],
  ])('the answer %j is valid: %s', (answer, fits) => {
    expect(sentenceBuild.fits(answer, prompt)).toBe(fits);
  });

  test('a key contains no distractors, only existing words, and no order twice', () => {
    expect(sentenceBuild.keyFits(key, prompt)).toBe(true);
    expect(sentenceBuild.keyFits([['1', '9']], prompt)).toBe(false);
    expect(sentenceBuild.keyFits([...key, ['1', '2', '3']], prompt)).toBe(false);
    expect(sentenceBuild.key.safeParse([['1']]).success).toBe(false);
    expect(sentenceBuild.key.safeParse([]).success).toBe(false);
  });

  test('a key has no order that is longer than the sentence has slots', () => {
    expect(sentenceBuild.keyFits(key, { ...prompt, slots: 3 })).toBe(true);
    expect(sentenceBuild.keyFits([['1', '2'], ...key], { ...prompt, slots: 2 })).toBe(false);
  });

  test('a sentence is shown with its fixed beginning and end, without a space before the full stop', () => {
    expect(buildSentence(prompt, ['1', '2', '3'])).toBe('we saw two eagles on Friday.');
    const full = { ...prompt, before: 'Last month', after: 'with Mara' };
    expect(buildSentence(full, ['1', '2'])).toBe('Last month we saw two eagles with Mara');
  });

  test('an answer is formatted as letters, and accepted orders are separated by bars', () => {
    expect(sentenceBuild.spell(['3', '1'], prompt)).toBe('C/A');
    expect(sentenceBuild.spellKey(key, prompt)).toBe('A/B/C|C/A/B');
    expect(sentenceBuild.shuffleOptions(prompt, (items) => items.toReversed()).options[0]?.id_option).toBe('4');
    expect(sentenceBuild.optionsToChoose(prompt)).toBe(0);
  });
});
