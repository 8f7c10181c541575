import { describe, expect, test } from 'vitest';
import { inlineChoiceScoring } from './scoring.ts';
import { inlineChoice } from './type.ts';

const text = '<p>It <span data-blank="1"></span> at noon, so we <span data-blank="2"></span> home.</p>';
const prompt = {
  text,
  gaps: [
    ['rains', 'rained'],
    ['go', 'went', 'gone'],
  ],
};
const key = ['rained', 'went'];
const score = (answer: string[] | undefined, rule?: string) => {
  return inlineChoiceScoring.score(answer, key, prompt, rule);
};

describe('inline-choice', () => {
  test.each([
    [['rained', 'went'], 200, 200],
    [['rained', 'go'], 100, 0],
    [['', 'went'], 100, 0],
    [['rains'], 0, 0],
    [undefined, 0, 0],
  ])('%j earns %d by blank and %d as a whole', (answer, byGap, full) => {
    expect(score(answer)).toEqual({ earned: byGap, possible: 200 });
    expect(score(answer, 'whole')).toEqual({ earned: full, possible: 200 });
  });

  test('an answer and a key contain only options of their blank', () => {
    expect(inlineChoice.fits(['', 'gone'], prompt)).toBe(true);
    expect(inlineChoice.fits(['went'], prompt)).toBe(false);
    expect(inlineChoice.fits(['', '', 'go'], prompt)).toBe(false);
    expect(inlineChoice.keyFits(['rained'], prompt)).toBe(false);
    expect(inlineChoice.keyFits(['rained', 'rains'], prompt)).toBe(false);
    expect(inlineChoice.isBlank(['', ''])).toBe(true);
  });

  test.each([
    [[['a', 'b']], ['text'], 'gapsDoNotMatch'],
    [[['a'], ['b', 'c']], ['gaps', 0], 'tooFewOptions'],
    [
      [
        ['a', 'a'],
        ['b', 'c'],
      ],
      ['gaps', 0],
      'sameOptionTwice',
    ],
    [
      [
        ['a', ' '],
        ['b', 'c'],
      ],
      ['gaps', 0, 1],
      'empty',
    ],
  ])('blanks %j are refused at %j: %s', (gaps, path, message) => {
    expect(inlineChoice.prompt.safeParse({ text, gaps }).error?.issues[0]).toMatchObject({ path, message });
  });

  test('options are shuffled within their blank', () => {
    expect(inlineChoice.shuffleOptions(prompt, (items) => items.toReversed()).gaps).toEqual([
      ['rained', 'rains'],
      ['gone', 'went', 'go'],
    ]);
  });
});
