import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyOptions } from '../shapes.ts';
import { choiceScoring } from './scoring.ts';
import { choice } from './type.ts';

const prompt = {
  text: '<p>Which?</p>',
  options: emptyOptions(4).map((emptyOption) => ({ ...emptyOption, text: emptyOption.id_option })),
};
const score = (answer: string | undefined, key: string) => choiceScoring.score(answer, key, prompt);

describe('choice', () => {
  test.each([
    ['2', true],
    ['9', false],
    ['', false],
  ])('the answer %j is valid: %s', (answer, fits) => {
    expect(choice.fits(answer, prompt)).toBe(fits);
    expect(choice.keyFits(answer, prompt)).toBe(fits);
  });

  test('only the key earns points, and a blank earns none', () => {
    expect(score('2', '2')).toEqual({ earned: 100, possible: 100 });
    expect(score('1', '2')).toEqual({ earned: 0, possible: 100 });
    expect(score(undefined, '2')).toEqual({ earned: 0, possible: 100 });
  });

  test('an answer is formatted as its letter in stored order, an unknown one as a question mark', () => {
    expect(choice.spell('3', prompt)).toBe('C');
    expect(choice.spellKey('1', prompt)).toBe('A');
    expect(choice.spell('9', prompt)).toBe('?');
  });

  test('it returns its options, the selected ones and how many a complete answer has', () => {
    expect(choice.listOptions(prompt)).toBe(prompt.options);
    expect(choice.chosenOptions('2')).toEqual(['2']);
    expect(choice.optionsToChoose(prompt)).toBe(1);
    expect(choice.isBlank('')).toBe(true);
    expect(choice.isBlank('1')).toBe(false);
  });

  test('a prompt needs a text, two options with text and unique ids', () => {
    const [first, second] = prompt.options;
    expect(choice.prompt.safeParse({ ...prompt, text: '<p>&nbsp;</p>' }).success).toBe(false);
    expect(choice.prompt.safeParse({ ...prompt, options: [first] }).success).toBe(false);
    expect(choice.prompt.safeParse({ ...prompt, options: [first, first] }).success).toBe(false);
    expect(choice.prompt.safeParse({ ...prompt, options: [first, { ...second, text: '' }] }).success).toBe(false);
    expect(choice.prompt.safeParse({ ...prompt, options: [first, { ...second, text: '<img src="a">' }] }).success).toBe(
      true,
    );
    expect(choice.prompt.safeParse({ ...prompt, text: 'x'.repeat(20_001) }).success).toBe(false);
  });

  test('a new question is incomplete', () => {
    const { prompt: empty, key } = choice.empty();
    expect(empty.options).toHaveLength(4);
    expect(choice.empty(5).prompt.options).toHaveLength(5);
    expect(choice.prompt.safeParse(empty).success).toBe(false);
    expect(choice.keyFits(key, empty)).toBe(false);
  });

  test('shuffling keeps every option and the meaning of the key', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(prompt.options, { minLength: 4 }), (order) => {
        const shuffled = choice.shuffleOptions(prompt, () => order as never);
        expect(shuffled.options.toSorted((a, b) => Number(a.id_option) - Number(b.id_option))).toEqual(prompt.options);
        expect(choice.fits('2', shuffled)).toBe(true);
        expect(choice.spell('2', shuffled)).toBe(
          'ABCD'.charAt(shuffled.options.findIndex((option) => option.id_option === '2')),
        );
      }),
    );
  });
});
