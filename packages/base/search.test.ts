import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, matchesSearch, nameKeysFor, searchTerms, searchWords, parseSearchTerms } from './search.ts';

test('a text is indexed by the characters and bigrams of its words, in folded form', () => {
  expect(searchTerms('Ab 河冰')).toEqual(['a', 'b', 'ab', '河', '冰', '河冰']);
  expect(searchTerms('Ｆｉｔ')).toEqual(['f', 'i', 't', 'fi', 'it']);
  expect(searchTerms('  ')).toEqual([]);
});

test('a word is looked up by its bigrams, or by its only character', () => {
  expect(searchWords('  River  RIVER 冰 ')).toEqual(['river', '冰']);
  expect(parseSearchTerms('river')).toEqual(['ri', 'iv', 've', 'er']);
  expect(parseSearchTerms('冰')).toEqual(['冰']);
});

test('the terms of any part of a word are among the terms of the text', () => {
  const word = fc.stringMatching(/^[a-z0-9\u4e00-\u4e50]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      fc.nat(11),
      fc.nat(11),
      (text, at, from, to) => {
        const fullText = text[at % text.length] ?? '';
        const part = foldText([...fullText].slice(Math.min(from, to), Math.max(from, to) + 1).join(''));
        const storedTerms = new Set(searchTerms(text.join(' ')));
        return part === '' || parseSearchTerms(part).every((term) => storedTerms.has(term));
      },
    ),
  );
});

test.each([
  ["don't", 'don’t', 'don´t', 'don`t', 'donʼt'],
  ['cafe', 'café', 'cafe\u0301', 'ＣＡＦÉ'],
  ['分数', '分數'],
  ['"', '“', '”', '＂', '「'],
  ['買買提·阿不都', '买买提•阿不都', '买买提・阿不都', '买买提阿不都'],
  ['well-known', 'well‑known', 'well–known', 'well-\u00adknown'],
  ['吕布', '呂布'],
  ['干燥', '乾燥'],
])('%s is searched as every other way of typing it', (first, ...others) => {
  for (const otherText of others) expect(foldText(otherText)).toBe(foldText(first));
});

test.each([
  ['1½', '11/2'],
  ['10²', '102'],
  ['①', '1'],
])('%s is not searched as %s', (text, otherText) => {
  expect(foldText(text)).not.toBe(foldText(otherText));
});

test('every word of a search has to occur in one of the texts', () => {
  expect(matchesSearch('zoë 呂', 'Zoe Lin', '吕布')).toBe(true);
  expect(matchesSearch('zoe ann', 'Zoe Lin', null)).toBe(false);
  expect(matchesSearch(' ', undefined)).toBe(true);
});

test.each([
  ['买买提·阿不都', '买买提•阿不都', '买买提・阿不都', '买买提．阿不都', '買買提 阿不都', '买买提阿不都'],
  ["Sean O'Brien", 'Sean O’Brien', 'Sean OʼBrien', 'SEAN O´BRIEN', 'Ｓｅａｎ  Ｏ＇Ｂｒｉｅｎ'],
  ['Anne-Marie Dupré', 'Anne‑Marie Dupre', 'Anne–Marie Dupre\u0301', 'Anne-\u200bMarie Dupré'],
  ['吕布', '呂布', '吕 布'],
])('%s is the same name in every way of typing it', (first, ...others) => {
  for (const name of others) expect(nameKeysFor({ name })).toEqual(nameKeysFor({ name: first }));
});

test('a person has a key for each name, and names that sound alike are not the same', () => {
  expect(nameKeysFor({ name: 'Li Na', nameZh: '李娜' })).toEqual(['li na', '李娜']);
  expect(nameKeysFor({ name: '李娜', nameZh: '李娜' })).toEqual(['李娜']);
  expect(nameKeysFor({ name: 'Li Na', nameZh: null })).toEqual(['li na']);
  expect(nameKeysFor({ name: 'Lina' })).not.toEqual(nameKeysFor({ name: 'Li Na' }));
  expect(nameKeysFor({ name: 'Oh', nameZh: '·' })).toEqual(['oh', '·']);
});
