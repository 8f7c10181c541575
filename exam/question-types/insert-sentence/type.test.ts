import { describe, expect, test } from 'vitest';
import { insertSentenceScoring } from './scoring.ts';
import { insertSentence, countSquares } from './type.ts';

const square = (number: number) => `<span data-square="${number}"></span>`;
const prompt = { text: `<p>${square(1)}One. ${square(2)}Two. ${square(3)}Three.</p>`, sentence: '<p>So.</p>' };
const score = (answer: number | undefined, key: number) => {
  return insertSentenceScoring.score(answer, key, prompt);
};

describe('insert-sentence', () => {
  test.each([
    [2, 100],
    [1, 0],
    [undefined, 0],
  ])('position %s earns %d if the second is right', (answer, earned) => {
    expect(score(answer, 2)).toEqual({ earned, possible: 100 });
  });

  test('an answer and a key are a position in the paragraph', () => {
    expect(countSquares(prompt)).toBe(3);
    expect(insertSentence.fits(3, prompt)).toBe(true);
    expect(insertSentence.fits(4, prompt)).toBe(false);
    expect(insertSentence.keyFits(4, prompt)).toBe(false);
    expect(insertSentence.answer.safeParse(0).success).toBe(false);
    expect(insertSentence.answer.safeParse(1.5).success).toBe(false);
    expect(insertSentence.answer.safeParse('2').success).toBe(false);
  });

  test.each([
    [`<p>One. ${square(1)}Two.</p>`, 'a single square'],
    [`<p>${square(1)}One. ${square(1)}Two.</p>`, 'a number twice'],
    [`<p>${square(1)}One. ${square(3)}Two.</p>`, 'a missing number'],
    ['<p>One.</p>', 'no position'],
  ])('%s is refused: %s', (text) => {
    const read = insertSentence.prompt.safeParse({ ...prompt, text });
    expect(read.error?.issues[0]).toMatchObject({ path: ['text'], message: 'noSquares' });
  });

  test('positions are lettered from A and counted as options in statistics', () => {
    expect(insertSentence.spell(3, prompt)).toBe('C');
    expect(insertSentence.spellKey(1, prompt)).toBe('A');
    expect(insertSentence.listOptions(prompt).map(({ id_option, text }) => id_option + text)).toEqual([
      '1A',
      '2B',
      '3C',
    ]);
    expect(insertSentence.chosenOptions(2)).toEqual(['2']);
    expect(insertSentence.optionsToChoose(prompt)).toBe(1);
  });

  test('the positions keep their order, and no answer is blank', () => {
    expect(insertSentence.shuffleOptions(prompt, (items) => items.toReversed())).toBe(prompt);
    expect(insertSentence.isBlank(1)).toBe(false);
  });
});
