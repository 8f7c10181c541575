import { describe, expect, test } from 'vitest';
import { trueFalseScoring } from './scoring.ts';
import { trueFalse } from './type.ts';

const prompt = { text: '<p>Water is wet.</p>' };
const score = (answer: boolean | undefined, key: boolean) => trueFalseScoring.score(answer, key, prompt);

describe('true-false', () => {
  test.each([
    [true, true, 100],
    [false, false, 100],
    [true, false, 0],
    [false, true, 0],
    [undefined, false, 0],
    [undefined, true, 0],
  ])('the answer %s to the key %s earns %d', (answer, key, earned) => {
    expect(score(answer, key)).toEqual({ earned, possible: 100 });
  });

  test('true is formatted as A and false as B, in the order of the options', () => {
    expect(trueFalse.spell(true, prompt)).toBe('A');
    expect(trueFalse.spellKey(false, prompt)).toBe('B');
    expect(trueFalse.listOptions(prompt).map((option) => option.id_option)).toEqual(['true', 'false']);
    expect(trueFalse.chosenOptions(false)).toEqual(['false']);
    expect(trueFalse.optionsToChoose(prompt)).toBe(1);
  });

  test('false is an answer, not a blank', () => {
    expect(trueFalse.isBlank(false)).toBe(false);
    expect(trueFalse.fits(false, prompt)).toBe(true);
    expect(trueFalse.keyFits(false, prompt)).toBe(true);
  });

  test('only a boolean is a valid answer', () => {
    expect(trueFalse.answer.safeParse('true').success).toBe(false);
    expect(trueFalse.key.safeParse(1).success).toBe(false);
  });

  test('shuffling does not change it, and a new question has no text', () => {
    expect(trueFalse.shuffleOptions(prompt, (items) => items.toReversed())).toBe(prompt);
    expect(trueFalse.prompt.safeParse(trueFalse.empty().prompt).success).toBe(false);
  });
});
