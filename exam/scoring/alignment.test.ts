import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignTexts, alignToNearest, isSlip, letterDistance, estimateRepeatScore, splitWords } from './alignment.ts';

describe('words', () => {
  test.each([
    ['The CAT, sat—on "mats".', ['the', 'cat', 'sat', 'on', 'mats']],
    ['don’t ‘quote’ me', ["don't", 'quote', 'me']],
    ['  ', []],
    ['ﬁne naïve 3,5', ['fine', 'naïve', '3,5']],
    ['1,000 at 10:30 a.m. in the U.S., 3.5 km.', ['1000', 'at', '10:30', 'am', 'in', 'the', 'us', '3.5', 'km']],
    ['don´t don`t donʼt don＇t', ["don't", "don't", "don't", "don't"]],
    ['well‑known—and accom\u00admo\u200bdating', ['well', 'known', 'and', 'accommodating']],
    ['今天10点，在school。', ['今', '天', '10', '点', '在', 'school']],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('alignment', () => {
  test('the published example: one substitution, one insertion, a rate of 0.40', () => {
    const result = alignTexts('the cat sat on mat', 'the cat sit on the mat');
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
    expect(alignTexts(reference, heard)).toMatchObject({ wordErrorRate: rate, credit });
  });

  test.each([
    ["I don't know", 'I don`t know', 3, 0],
    ["I don't know", 'I don´t know', 3, 0],
    ['a naïve café owner', 'a naive cafe owner', 4, 0],
    ['The U.S. has 1,000 of them.', 'the US has 1000 of them', 6, 0],
    ['我们明天上午一起去图书馆', '我们明天上午一起去图书管', 11, 1],
    ['２０ people', '20 people', 2, 0],
    ['10² apples', '102 apples', 1, 1],
    ['1½ hours', '11/2 hours', 2, 2],
  ])('%s heard as %s has %i hits and %i errors', (reference, heard, hits, errors) => {
    const { substitutions, deletions, insertions, ...alignment } = alignTexts(reference, heard);
    expect([alignment.hits, substitutions + deletions + insertions]).toEqual([hits, errors]);
  });

  test('words that differ in accents only are shown as written', () => {
    expect(alignTexts('a naïve idea', 'a naive idea').steps[1]).toEqual({
      is: 'hit',
      reference: 'naïve',
      heard: 'naive',
    });
  });

  test('the longest allowed texts, letter by letter and for ten references, are still aligned exactly', () => {
    const references = Array.from({ length: 10 }, (_, at) => `${'ab'.repeat(1990)}${'c'.repeat(at)}`);
    const written = `${'ba'.repeat(1990)}ccc`;
    const { reference, alignment } = alignToNearest(references, written);
    expect([references.indexOf(reference), alignment.wordErrorRate]).toEqual([0, 1]);
    const spaced = (text: string): string => [...text].join(' ');
    const nearest = alignToNearest(references.map(spaced), spaced(written)).alignment;
    expect(nearest.steps.filter((step) => 'heard' in step)).toHaveLength(written.length);
    expect(nearest.substitutions + nearest.deletions + nearest.insertions).toBe(2);
  });

  test('a misspelling is distinguished from a different word', () => {
    expect([isSlip('sat', 'sit'), isSlip('accommodation', 'acomodation'), isSlip('cat', 'dog')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(letterDistance('kitten', 'sitting')).toBe(3);
    expect(letterDistance('', '')).toBe(0);
  });

  test('the steps reproduce both texts, and their cost is the minimal edit distance', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (reference, heard) => {
        const { steps, substitutions, deletions, insertions } = alignTexts(reference.join(' '), heard.join(' '));
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
  expect(estimateRepeatScore({ wordErrorRate, hits })).toBe(points);
});
