import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldAccents, foldCase, foldCharacters, foldHead, isSameText, isBlankText } from './fold.ts';

const sign = (code: number): string => String.fromCodePoint(code);
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('look-alike characters fold to one character', () => {
  test.each([0x2018, 0x2019, 0x201a, 0x201b, 0x2032, 0x60, 0xb4, 0x2bc, 0x2bb, 0x2b9, 0xff07, 0x55a])(
    'U+%s is an apostrophe',
    (code) => {
      expect(foldCase(`Don${sign(code)}t`)).toBe("don't");
    },
  );

  test.each([0x201c, 0x201d, 0x201e, 0x201f, 0x2033, 0xab, 0xbb, 0x300c, 0x300d, 0x301d, 0xff02])(
    'U+%s is a quotation mark',
    (code) => {
      expect(foldCharacters(sign(code))).toBe('"');
    },
  );

  test.each([...from(0x2010, 0x2015), 0x2212, 0xfe58, 0xfe63, 0xff0d, 0x2043])('U+%s is a hyphen', (code) => {
    expect(foldCase(`well${sign(code)}known`)).toBe('well-known');
  });

  test.each([0xad, 0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x200e, 0xfe0f, 7])(
    'U+%s is invisible and removed',
    (code) => {
      expect(foldCase(`well-${sign(code)}known`)).toBe('well-known');
    },
  );

  test.each([0xb7, 0x2022, 0x2027, 0x2219, 0x22c5, 0x30fb, 0xff65, 0x387])('U+%s is a middle dot', (code) => {
    expect(foldCharacters(`买买提${sign(code)}阿不都`)).toBe('买买提·阿不都');
  });

  test.each([0xa0, 0x2002, 0x2009, 0x202f, 0x3000, 10])('U+%s is a space', (code) => {
    expect(foldCase(`New ${sign(code)}York`)).toBe('new york');
  });
});

test.each([
  ['Ｆｕｌｌ　ｗｉｄｔｈ，１２', 'full width,12'],
  ['ﬁne oﬃce', 'fine office'],
  ['Ⅳ', 'iv'],
  ['𝑥 = 𝟐', 'x = 2'],
  ['20℃', '20°c'],
  ['e\u0301', 'é'],
  ['Ṡ', 'ṡ'],
  ['㎏', 'kg'],
])('%s is equal to %s', (written, plain) => {
  expect(foldCase(written)).toBe(plain);
});

test.each([
  ['1½', '11/2'],
  ['𝟏½', '11/2'],
  ['½2', '1/22'],
  ['½½', '1/21/2'],
  ['2²', '22'],
  ['10²', '102'],
  ['2ⁿ', '2n'],
  ['CO₂', 'co2'],
  ['①', '1'],
  ['⑩', '10'],
  ['m²', 'm2'],
  ['㎡', 'm2'],
  ['10⁻³', '10-3'],
  ['xª', 'xa'],
])('%s is not folded to %s', (written, wrong) => {
  expect(foldCase(written)).not.toBe(wrong);
  expect(isSameText(written, wrong)).toBe(false);
});

test.each([
  ['½', '1/2'],
  ['1½', '1 1/2'],
  ['３¾', '3 3/4'],
  ['1⁄2', '1/2'],
])('the fraction %s is %s', (written, plain) => {
  expect(foldCase(written)).toBe(plain);
});

test('accents are removed from Latin and Greek letters only; in other scripts a mark makes another letter', () => {
  expect(foldAccents('naïve café Ångström Łódź straße Œuvre nǚ')).toBe('naive cafe Angstrom Lodz strasse OEuvre nu');
  expect(foldAccents('й が हि 한')).toBe('й が हि 한');
});

test('accents are compared only if requested', () => {
  expect(isSameText('cafe', 'café')).toBe(true);
  expect(isSameText('cafe', 'café', { accents: 'count' })).toBe(false);
  expect(isSameText('CAFE\u0301', 'café', { accents: 'count' })).toBe(true);
});

test('an invisible character matches a hyphen, but a hyphen cannot be left out', () => {
  for (const code of [0x2011, 0xad, 0x200b]) expect(isSameText(`well${sign(code)}known`, 'well-known')).toBe(true);
  expect(isSameText(`accommo${sign(0xad)}dation`, 'accommodation')).toBe(true);
  expect(isSameText('wellknown', 'well-known')).toBe(false);
});

test('folding the folded form of any character does not change it', () => {
  const changed: string[] = [];
  // Beyond are Han characters, private ones and selectors of variants.
  for (let code = 0; code < 0x20000; code += 1) {
    const character = String.fromCodePoint(code);
    if (!character.isWellFormed() || /[\u3400-\u9fff\uac00-\ud7a3]/u.test(character)) continue;
    const folded = foldCase(character);
    const plain = foldAccents(folded);
    if (foldCase(folded) !== folded || foldAccents(plain) !== plain) changed.push(code.toString(16));
  }
  expect(changed).toEqual([]);
});

test('folding a folded text does not change it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 10 }), (text) => {
      const folded = foldCase(text);
      expect(foldCase(folded)).toBe(folded);
      expect(foldAccents(foldAccents(folded))).toBe(foldAccents(folded));
    }),
  );
});

test('a text has no visible character exactly if it is empty after folding', () => {
  const blank = fc.constantFrom(
    ' ',
    '\u00a0',
    '\u3000',
    '\n',
    '\u0007',
    '\u00ad',
    '\u200b',
    '\ufeff',
    '\u2060',
    '\u{e0001}',
  );
  const text = fc.oneof(
    fc.string({ unit: blank }),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(text, (written) => {
      expect(isBlankText(written)).toBe(foldCase(written) === '');
    }),
    { numRuns: 2000 },
  );
});

test('a fraction is separated from the number before it at every occurrence', () => {
  expect([foldCharacters('½'), foldCharacters('1½'), foldCharacters('½'), foldCharacters('a½')]).toEqual([
    '1/2',
    '1 1/2',
    '1/2',
    'a1/2',
  ]);
});

test('the head of a column is folded without remarks, also where a cell holds nothing but brackets', () => {
  expect(['Part B（满分 30）', ' User-Name* ', '得分[分]'].map(foldHead)).toEqual(['partb', 'username', '得分']);
  expect(foldHead('('.repeat(100_000))).toBe('');
});
