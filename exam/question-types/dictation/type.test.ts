import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dictationScoring } from './scoring.ts';
import { alignToNearestReference } from './scoring.ts';
import { dictation } from './type.ts';

const prompt = { text: '<p>Type.</p>' };
const key = { references: ['The cat sat on the mat.', 'The cat sat on the 1 mat.'] };
const score = (answer: string | undefined, rule?: string) => {
  return dictationScoring.score(answer, key, prompt, rule);
};

describe('dictation', () => {
  test.each([
    ['the cat sat on the mat', undefined, 600, 600],
    ['THE CAT, sat on the mat!', undefined, 600, 600],
    ['the cat sat on the 1 mat', undefined, 700, 700],
    ['the cat sit on mat', undefined, 400, 600],
    ['the cat sit on mat', 'slips', 450, 600],
    ['the dog sat on the mat', 'slips', 500, 600],
    ['the the the cat sat on the mat mat', undefined, 400, 700],
    ['one two three four five six seven eight', undefined, 0, 600],
    ['', undefined, 0, 600],
    [undefined, undefined, 0, 600],
  ])('%j under rule %s earns %d of %d', (answer, rule, earned, possible) => {
    expect(score(answer, rule)).toEqual({ earned, possible });
  });

  test('an answer is compared with the accepted text that is closest to it', () => {
    expect(alignToNearestReference('the cat sat on the 1 mat', key).reference).toBe(key.references[1]);
    expect(alignToNearestReference('the dog', key).reference).toBe(key.references[0]);
    expect(alignToNearestReference('the cat', { references: [] }).alignment.credit).toBe(0);
  });

  test('a key needs at least one text', () => {
    expect(dictation.key.safeParse(key).success).toBe(true);
    expect(dictation.key.safeParse({ references: [] }).success).toBe(false);
    expect(dictation.key.safeParse({ references: ['  … '] }).success).toBe(false);
    expect(dictation.keyFits({ references: ['…'] }, prompt)).toBe(false);
    expect(dictation.keyFits(key, prompt)).toBe(true);
  });

  test('any text of a bounded length is an answer', () => {
    expect(dictation.fits('anything', prompt)).toBe(true);
    expect(dictation.answer.safeParse('x'.repeat(4001)).success).toBe(false);
    expect(dictation.isBlank(' \n ')).toBe(true);
    expect(dictation.isBlank('a')).toBe(false);
  });

  test('a text that exceeds the length limit after folding is neither a valid answer nor a valid key', () => {
    const grown = '\ufdfa'.repeat(400);
    expect(dictation.answer.safeParse(grown).success).toBe(false);
    expect(dictation.key.safeParse({ references: [grown] }).success).toBe(false);
  });

  test.each([
    ["I don't know", 'I don`t know', 300, 300],
    ['我们明天上午一起去图书馆', '我们明天上午一起去图书管', 1100, 1200],
    ['10² of them', '102 of them', 200, 300],
  ])('for %j, %j earns %i of %i', (reference, answer, earned, possible) => {
    expect(dictationScoring.score(answer, { references: [reference] }, prompt)).toEqual({ earned, possible });
  });

  test('an answer is formatted as written, without options', () => {
    expect(dictation.spell(' the cat ', prompt)).toBe('the cat');
    expect(dictation.spellKey(key, prompt)).toBe('The cat sat on the mat.|The cat sat on the 1 mat.');
    expect(dictation.listOptions(prompt)).toEqual([]);
    expect(dictation.optionsToChoose(prompt)).toBe(0);
    expect(dictation.chosenOptions('a')).toEqual([]);
    expect(dictation.shuffleOptions(prompt, (items) => items.toReversed())).toBe(prompt);
  });

  test('the share is one minus the word error rate, and misspelt words never cost more than missing ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('the', 'cat', 'cst', 'sat', 'mat', 'on', 'dog'), { maxLength: 12 }),
        (words) => {
          const answer = words.join(' ');
          const { earned, possible } = score(answer);
          expect(earned / possible).toBeCloseTo(alignToNearestReference(answer, key).alignment.credit, 10);
          expect(score(answer, 'slips').earned).toBeGreaterThanOrEqual(earned);
        },
      ),
    );
  });
});
