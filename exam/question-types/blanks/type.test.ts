import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listMarkerNumbers, renumberMarkers } from '../markers.ts';
import { blanksScoring, rightGaps } from './scoring.ts';
import { blanks } from './type.ts';

const gap = (number: number) => `<span data-blank="${number}"></span>`;
const prompt = { text: `<p>${gap(1)} and ${gap(2)}</p>`, blanks: 2 };
const score = (answer: string[] | undefined, key: string[][], rule?: string) => {
  return blanksScoring.score(answer, key, prompt, rule);
};

describe('blanks', () => {
  const isRight = (written: string, form: string, more: object = {}): boolean =>
    rightGaps([written], [[form]], { ...prompt, ...more })[0] ?? false;

  test.each([
    ['  Two   words ', 'two words'],
    ['ＡＢＣ１', 'abc1'],
    ['don’t', "don't"],
    ['don´t', "don't"],
    ['don`t', "don't"],
    ['donʼt', "don't"],
    ['“so”', '"so"'],
    ['a\u00a0b', 'a b'],
    ['ﬁne', 'fine'],
    ['well\u2011known', 'well-known'],
    ['well\u00adknown', 'well-known'],
    ['well-\u200bknown', 'well-known'],
    ['well–known', 'well-known'],
    ['1914-1918', '1914–1918'],
    ['1½', '1 1/2'],
    ['10²', '10²'],
    ['Cafe', 'café'],
    ['naïve', 'naive'],
    ['买买提•阿不都', '买买提·阿不都'],
  ])('%j is right for the expected %j', (written, form) => {
    expect(isRight(written, form)).toBe(true);
    expect(isRight(form, written)).toBe(true);
  });

  test.each([
    ['2²', '22'],
    ['102', '10²'],
    ['1½', '11/2'],
    ['CO2', 'CO²'],
    ['wellknown', 'well-known'],
    ['dont', "don't"],
    ['①', '1'],
  ])('%j is wrong for the expected %j', (written, form) => {
    expect(isRight(written, form)).toBe(false);
    expect(isRight(form, written)).toBe(false);
  });

  test('accents are compared if the question requires it', () => {
    expect(isRight('cafe', 'café', { testsAccents: true })).toBe(false);
    expect(isRight('CAFE\u0301', 'café', { testsAccents: true })).toBe(true);
  });

  test.each([
    [['one', 'two'], undefined, 200],
    [['ONE', 'zwei'], undefined, 200],
    [['one', 'x'], undefined, 100],
    [['two', 'one'], undefined, 0],
    [['', ''], undefined, 0],
    [['one'], undefined, 100],
    [undefined, undefined, 0],
    [['one', 'two'], 'whole', 200],
    [['one', 'x'], 'whole', 0],
    [undefined, 'whole', 0],
  ])('the answer %j under rule %s earns %d of 200', (answer, rule, earned) => {
    expect(score(answer, [['one'], ['two', 'zwei']], rule)).toEqual({ earned, possible: 200 });
  });

  test('a slash in a blank is kept, and displayed answers are joined by slashes', () => {
    const stored = blanks.answer.parse(['3/4', 'cups']);
    expect(stored).toEqual(['3/4', 'cups']);
    expect(blanks.spell(stored, prompt)).toBe('3/4/cups');
    expect(rightGaps(stored, [['3/4'], ['cups']])).toEqual([true, true]);
    expect(blanks.spellKey([['3/4', '.75'], ['cups']], prompt)).toBe('3/4|.75/cups');
  });

  test('an answer cannot contain a blank that the prompt lacks; a key has accepted texts for each blank', () => {
    expect(blanks.fits(['a', 'b'], prompt)).toBe(true);
    expect(blanks.fits(['a', 'b', 'c'], prompt)).toBe(false);
    expect(blanks.keyFits([['a'], ['b']], prompt)).toBe(true);
    expect(blanks.keyFits([['a']], prompt)).toBe(false);
    expect(blanks.keyFits([['a'], []], prompt)).toBe(false);
    expect(blanks.keyFits([['a'], [' ']], prompt)).toBe(false);
    expect(blanks.key.safeParse([['a'], [' ']]).success).toBe(false);
  });

  test('the text contains each blank once', () => {
    expect(blanks.prompt.safeParse(prompt).success).toBe(true);
    expect(blanks.prompt.safeParse({ ...prompt, blanks: 3 }).success).toBe(false);
    expect(blanks.prompt.safeParse({ ...prompt, text: `${gap(1)}${gap(1)}` }).success).toBe(false);
    expect(blanks.prompt.safeParse({ ...prompt, text: `${gap(1)}${gap(3)}` }).success).toBe(false);
    expect(blanks.prompt.safeParse(blanks.empty().prompt).success).toBe(false);
  });

  test('blanks are renumbered in text order, with a map from their old numbers', () => {
    expect(renumberMarkers(`${gap(2)} x ${gap(7)}`, 'blank')).toEqual({
      html: `${gap(1)} x ${gap(2)}`,
      before: [2, 7],
    });
    expect(listMarkerNumbers('<p>none</p>', 'blank')).toEqual([]);
  });

  test('the answer is blank if all blanks are empty', () => {
    expect(blanks.isBlank(['', ' \u3000'])).toBe(true);
    expect(blanks.isBlank(['', 'x'])).toBe(false);
    expect(blanks.isBlank([])).toBe(true);
  });

  test('there are no options to shuffle', () => {
    expect(blanks.listOptions(prompt)).toEqual([]);
    expect(blanks.optionsToChoose(prompt)).toBe(0);
    expect(blanks.chosenOptions(['a'])).toEqual([]);
    expect(blanks.shuffleOptions(prompt, (items) => items.toReversed())).toBe(prompt);
  });

  test('comparison ignores case, width and surrounding spaces', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 '-]*[a-z]$/), (word) => {
        const wide = word.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
        expect(isRight(` ${wide.toUpperCase()}\n`, word)).toBe(true);
      }),
    );
  });

  test('credit grows in equal steps with the number of right blanks', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (rights) => {
        const key = rights.map((_, index) => [`word ${index}`]);
        const answer = rights.map((right, index) => (right ? `WORD  ${index}` : 'no'));
        const earned = 100 * rights.filter(Boolean).length;
        expect(score(answer, key)).toEqual({ earned, possible: 100 * rights.length });
        expect(score(answer, key, 'whole').earned).toBe(rights.every(Boolean) ? earned : 0);
      }),
    );
  });
});
