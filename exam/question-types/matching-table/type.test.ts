import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchingTableScoring, rightRows } from './scoring.ts';
import { matchingTable } from './type.ts';

const line = (id_option: string) => ({ id_option, text: id_option });
const prompt = { text: '<p>Tick.</p>', rows: ['1', '2', '3'].map(line), columns: ['yes', 'no'].map(line) };
const key = ['yes', 'no', 'yes'];
const score = (answer: string[] | undefined, rule?: string) => {
  return matchingTableScoring.score(answer, key, prompt, rule);
};

describe('matching-table', () => {
  test.each([
    [['yes', 'no', 'yes'], undefined, 100, 100],
    [['yes', 'no', 'no'], undefined, 0, 100],
    [['yes', 'no'], undefined, 0, 100],
    [undefined, undefined, 0, 100],
    [['yes', 'no', 'yes'], 'row', 300, 300],
    [['yes', '', 'no'], 'row', 100, 300],
    [undefined, 'row', 0, 300],
  ])('the ticks %j under rule %s earn %d of %d', (answer, rule, earned, possible) => {
    expect(score(answer, rule)).toEqual({ earned, possible });
  });

  test('an answer ticks columns of the table; a key ticks one in each row', () => {
    expect(matchingTable.fits(['yes', '', 'no'], prompt)).toBe(true);
    expect(matchingTable.fits(['maybe'], prompt)).toBe(false);
    expect(matchingTable.fits(['yes', 'no', 'yes', 'no'], prompt)).toBe(false);
    expect(matchingTable.keyFits(key, prompt)).toBe(true);
    expect(matchingTable.keyFits(['yes', 'no'], prompt)).toBe(false);
    expect(matchingTable.keyFits(['yes', 'no', 'maybe'], prompt)).toBe(false);
    expect(matchingTable.key.safeParse(['yes', '', 'no']).success).toBe(false);
  });

  test.each([
    [{ rows: [] }, 'tooFewRows'],
    [{ rows: Array.from({ length: 21 }, (_, index) => line(String(index))) }, 'tooManyRows'],
    [{ columns: [line('a')] }, 'tooFewColumns'],
    [{ columns: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(line) }, 'tooManyColumns'],
    [{ columns: ['a', 'a'].map(line) }, 'sameOptionTwice'],
  ])('%j is refused: %s', (part, code) => {
    expect(matchingTable.prompt.safeParse({ ...prompt, ...part }).error?.issues[0]?.message).toBe(code);
  });

  test('an answer is formatted row by row, and the rows are not shuffled', () => {
    expect(matchingTable.spell(['no', '', 'yes'], prompt)).toBe('B//A');
    expect(matchingTable.spellKey(key, prompt)).toBe('A/B/A');
    expect(matchingTable.shuffleOptions(prompt, (items) => items.toReversed())).toBe(prompt);
    expect(matchingTable.listOptions(prompt)).toBe(prompt.columns);
    expect(matchingTable.optionsToChoose(prompt)).toBe(3);
    expect(matchingTable.chosenOptions(['no'])).toEqual([]);
  });

  test('an answer without a tick is blank', () => {
    expect(matchingTable.isBlank(['', ''])).toBe(true);
    expect(matchingTable.isBlank(['', 'no'])).toBe(false);
  });

  test('with the rule by row each right row counts; without a rule only all of them together', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('yes', 'no', ''), { minLength: 3, maxLength: 3 }), (answer) => {
        const right = rightRows(answer, key).filter(Boolean).length;
        expect(score(answer, 'row').earned).toBe(100 * right);
        expect(score(answer).earned).toBe(right === 3 ? 100 : 0);
      }),
    );
  });
});
