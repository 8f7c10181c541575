import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findEntryProblem, isAccepted, normalizeEntry } from './entry.ts';
import { decimalWidth, readNumber } from './rational.ts';
import { numericEntryScoring } from './scoring.ts';
import { numericEntry } from './type.ts';

const prompt = { text: '<p>How much?</p>', width: 5 };
const score = (answer: string | undefined, accepted: string[], width = 5) => {
  return numericEntryScoring.score(answer, { accepted }, { ...prompt, width }).earned;
};

describe('numeric-entry', () => {
  test.each([
    ['3', 3n, 1n],
    ['-3', -3n, 1n],
    ['003', 3n, 1n],
    ['6/4', 3n, 2n],
    ['-6/4', -3n, 2n],
    ['.75', 3n, 4n],
    ['0.750', 3n, 4n],
    ['3.', 3n, 1n],
    ['-0', 0n, 1n],
    ['0/7', 0n, 1n],
  ])('%j is parsed exactly', (text, top, bottom) => {
    expect(readNumber(text)).toEqual({ top, bottom });
  });

  test.each(['', '-', '.', '-.', '3/', '/3', '3/0', '1/2/3', '1.5/2', '1,000', '3 1/2', '50%', 'π', '1e3', '--3'])(
    '%j is not a number',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );

  test.each([
    ['1/3', '1/3', 5, true],
    ['.3333', '1/3', 5, true],
    ['0.333', '1/3', 5, true],
    ['.333', '1/3', 5, false],
    ['.33', '1/3', 5, false],
    ['.333', '1/3', 4, true],
    ['.3334', '1/3', 5, false],
    ['.6666', '2/3', 5, true],
    ['.6667', '2/3', 5, true],
    ['0.667', '2/3', 5, true],
    ['.6665', '2/3', 5, false],
    ['-.6667', '-2/3', 5, true],
    ['-.667', '-2/3', 5, false],
    ['.6667', '-2/3', 5, false],
    ['66.66', '200/3', 5, true],
    ['66.67', '200/3', 5, true],
    ['66.7', '200/3', 5, false],
    ['67', '200/3', 5, false],
    ['3.', '10/3', 2, true],
    ['.5', '1/2', 5, true],
    ['0.500', '1/2', 5, true],
    ['.4999', '1/2', 5, false],
    ['.0156', '1/64', 5, true],
    ['.015', '1/64', 5, false],
    ['.1249', '1/8', 5, false],
    ['12346', '12345.6', 5, false],
    ['x', '1/3', 5, false],
    ['1', 'x', 5, false],
  ])('%j for the key %s in %d characters is accepted: %s', (entry, key, width, accepted) => {
    expect(isAccepted(entry, key, width)).toBe(accepted);
  });

  test.each([
    ['', null],
    ['-', null],
    ['.', null],
    ['3/', null],
    ['-12345', null],
    ['12345', null],
    ['123456', 'tooWide'],
    ['-123456', 'tooWide'],
    ['1,5', 'comma'],
    ['5%', 'percent'],
    ['$5', 'money'],
    ['3 1/2', 'mixed'],
    ['2π', 'letter'],
    ['5-', 'minusFirst'],
    ['--', 'minusFirst'],
    ['1/2/', 'oneSlash'],
    ['1..', 'onePoint'],
    ['1.5/', 'pointAndSlash'],
    ['1/.', 'pointAndSlash'],
    ['/2', 'slashFirst'],
    ['-/2', 'slashFirst'],
  ])('%j in the field: %s', (entry, problem) => {
    expect(findEntryProblem(entry, { width: 5 })).toBe(problem);
    expect(numericEntry.fits(entry, prompt)).toBe(problem === null);
  });

  test.each([
    ['-4', 'noMinus'],
    ['9999', null],
    ['10000', 'tooWide'],
    ['.666', null],
    ['2/3', null],
    ['13/4', null],
    ['13/44', 'tooWide'],
  ])('%j in the four columns of the paper: %s', (entry, problem) => {
    const grid = { ...prompt, width: 4, noMinus: true };
    expect(findEntryProblem(entry, grid)).toBe(problem);
    expect(numericEntry.fits(entry, grid)).toBe(problem === null);
  });

  test.each([
    ['.666', 4, 100],
    ['.667', 4, 100],
    ['0.66', 4, 100],
    ['0.67', 4, 100],
    ['.66', 4, 0],
    ['.67', 4, 0],
    ['0.666', 5, 100],
    ['0.667', 5, 100],
    ['.6666', 5, 100],
    ['.6667', 5, 100],
    ['2/3', 5, 100],
    ['4/6', 5, 100],
    ['.667', 5, 0],
    ['0.66', 5, 0],
  ])('%j for two thirds in %d characters earns %d', (entry, width, earned) => {
    expect(score(entry, ['2/3'], width)).toBe(earned);
  });

  test('characters of a Chinese keyboard are folded to plain ones', () => {
    expect(normalizeEntry(' －３／４ ')).toBe('-3/4');
    expect(normalizeEntry('3、4')).toBe('3/4');
    expect(normalizeEntry('。75')).toBe('.75');
    expect(normalizeEntry('½')).toBe('1/2');
  });

  test.each([
    ['1½', '3/2', 100],
    ['１½', '1.5', 100],
    ['-2¾', '-11/4', 100],
    ['10⅓', '31/3', 100],
    ['½', '.5', 100],
    ['1½', '11/2', 0],
    ['½2', '1/22', 0],
    ['1 1/2', '11/2', 0],
    ['1\u20091/2', '11/2', 0],
    ['1.5½', '11/2', 0],
    ['2²', '22', 0],
    ['10²', '102', 0],
    ['①', '1', 0],
    ['1⁄2', '1/2', 100],
    ['1\u200b2', '12', 100],
    ['‑4', '-4', 100],
    ['—4', '-4', 100],
  ])('%j for the key %s earns %i', (entry, key, earned) => {
    expect(score(entry, [key])).toBe(earned);
  });

  test('a key with superscript digits is not a number', () => {
    expect(numericEntry.key.safeParse({ accepted: ['10²'] }).success).toBe(false);
    expect(numericEntry.key.safeParse({ accepted: ['1½'] }).success).toBe(true);
  });

  test('any of several values is right', () => {
    expect(score('-2', ['-2', '3/2'])).toBe(100);
    expect(score('1.5', ['-2', '3/2'])).toBe(100);
    expect(score('2', ['-2', '3/2'])).toBe(0);
  });

  test('an entry that does not fit the field earns nothing, even if the number is right', () => {
    expect(score('1.50000', ['1.5'])).toBe(0);
    expect(score('1,000', ['1000'])).toBe(0);
    expect(score(undefined, ['0'])).toBe(0);
    expect(score('', ['0'])).toBe(0);
  });

  test('a key is one or more numbers', () => {
    expect(numericEntry.key.safeParse({ accepted: ['1/3', '-.5'] }).success).toBe(true);
    expect(numericEntry.key.safeParse({ accepted: ['a third'] }).success).toBe(false);
    expect(numericEntry.key.safeParse({ accepted: [] }).success).toBe(false);
    expect(numericEntry.keyFits({ accepted: [] }, prompt)).toBe(false);
    expect(numericEntry.keyFits({ accepted: ['3/4'] }, prompt)).toBe(true);
    expect(numericEntry.keyFits({ accepted: ['3/0'] }, prompt)).toBe(false);
  });

  test('an answer is formatted as typed, key values are joined by bars, and there are no options', () => {
    expect(numericEntry.spell(' 3/4 ', prompt)).toBe('3/4');
    expect(numericEntry.spellKey({ accepted: ['-2', '3/2'] }, prompt)).toBe('-2|3/2');
    expect(numericEntry.isBlank('  ')).toBe(true);
    expect(numericEntry.isBlank('0')).toBe(false);
    expect(numericEntry.listOptions(prompt)).toEqual([]);
    expect(numericEntry.optionsToChoose(prompt)).toBe(0);
    expect(numericEntry.chosenOptions('3')).toEqual([]);
    expect(numericEntry.shuffleOptions(prompt, (items) => items.toReversed())).toBe(prompt);
    expect(numericEntry.prompt.safeParse(numericEntry.empty().prompt).success).toBe(false);
  });

  const full = fc.integer({ min: -9999, max: 9999 });
  const below = fc.integer({ min: 1, max: 999 });

  test('an expanded fraction is equal to the original', () => {
    fc.assert(
      fc.property(full, below, below, (top, bottom, times) => {
        expect(isAccepted(`${top * times}/${bottom * times}`, `${top}/${bottom}`, 5)).toBe(true);
        expect(isAccepted(`${top + 1}/${bottom}`, `${top}/${bottom}`, 5)).toBe(false);
      }),
    );
  });

  test('an accepted decimal that fills the field differs by less than one unit in its last place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 1, max: 9999 }),
        below,
        (digits, top, bottom) => {
          const entry = `.${String(digits).padStart(4, '0')}`;
          if (!isAccepted(entry, `${top}/${bottom}`, 5)) return;
          expect(Math.abs(Number(entry) - top / bottom)).toBeLessThan(0.0001);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the width of a decimal is that of its shortest exact form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99999 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const number = readNumber(`${digits}/${10 ** places}`);
        const shortest = String(digits / 10 ** places).replace(/^0\./, '.');
        fc.pre(!shortest.includes('e'));
        expect(number && decimalWidth(number)).toBe(shortest.length);
      }),
    );
    const third = readNumber('1/3');
    expect(third && decimalWidth(third)).toBeNull();
  });

  test('every prefix of an allowed partial entry is allowed as well', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-\d./, %]{0,7}$/), (entry) => {
        if (findEntryProblem(entry, { width: 5 }) !== null) return;
        for (let end = 0; end < entry.length; end += 1)
          expect(findEntryProblem(entry.slice(0, end), { width: 5 })).toBeNull();
      }),
    );
  });
});
