import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aligned, isSlip, letterDistance, repeatEstimate, wordsOf } from './alignment.ts';

describe('words', () => {
  test.each([
    ['The CAT, sat—on "mats".', ['the', 'cat', 'sat', 'on', 'mats']],
    ['don’t ‘quote’ me', ["don't", 'quote', 'me']],
    ['  ', []],
    ['ﬁne naïve 3,5', ['fine', 'naïve', '3', '5']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('alignment', () => {
  test('the published example: one substitution, one insertion, a rate of 0.40', () => {
    const result = aligned('the cat sat on mat', 'the cat sit on the mat');
    expect(result).toMatchObject({ hits: 4, substitutions: 1, insertions: 1, deletions: 0, wordErrorRate: 0.4 });
    expect(result.credit).toBeCloseTo(0.6);
    expect(result.recall).toBeCloseTo(0.8);
    expect(result.steps.map((step) => step.is)).toEqual(['hit', 'hit', 'substituted', 'hit', 'inserted', 'hit']);
  });

  test.each([
    ['', '', 0, 1],
    ['', 'word', 1, 0],
    ['word', '', 1, 0],
    ['a', 'b c d', 3, 0],
  ])('%j heard as %j has a rate of %d and a credit of %d', (reference, heard, rate, credit) => {
    expect(aligned(reference, heard)).toMatchObject({ wordErrorRate: rate, credit });
  });

  test('a slip of the pen is told from another word', () => {
    expect([isSlip('sat', 'sit'), isSlip('accommodation', 'acomodation'), isSlip('cat', 'dog')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(letterDistance('kitten', 'sitting')).toBe(3);
    expect(letterDistance('', '')).toBe(0);
  });

  test('steps always spell both texts, and their cost is the least that the letters of a list allow', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (reference, heard) => {
        const { steps, substitutions, deletions, insertions } = aligned(reference.join(' '), heard.join(' '));
        expect(steps.flatMap((step) => ('reference' in step ? [step.reference] : []))).toEqual(reference);
        expect(steps.flatMap((step) => ('heard' in step ? [step.heard] : []))).toEqual(heard);
        expect(substitutions + deletions + insertions).toBe(letterDistance(reference.join(''), heard.join('')));
      }),
    );
  });
});

test.each([
  [0, 5, 5],
  [0.15, 5, 4],
  [0.4, 5, 3],
  [0.7, 5, 2],
  [0.9, 1, 1],
  [0.9, 0, 0],
  [1.2, 3, 0],
])('a rate of %d with %i hits is worth about %i of 5', (wordErrorRate, hits, points) => {
  expect(repeatEstimate({ wordErrorRate, hits })).toBe(points);
});
