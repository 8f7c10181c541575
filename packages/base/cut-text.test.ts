import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWord, cutText } from './cut-text.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['abe\u0301', 3, 'ab'],
  ['a👩‍👩‍👧', 5, 'a'],
  ['👩‍👩‍👧', 3, ''],
])('%j cut to %i is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test.each([
  [`例 1. ${'这是一道没有空格的题目'.repeat(16)}`, 150],
  [`1. ${'x'.repeat(200)}`, 155],
  [`See ${'https://example.org/'.repeat(12)}`, 150],
  [`${'a'.repeat(159)}😀 and more`, 155],
])('%s keeps most of its 160 characters', (text, least) => {
  const cut = cutAtWord(text, 160);
  expect(cut.length).toBeGreaterThanOrEqual(least);
  expect(cut.length).toBeLessThanOrEqual(161);
  expect(cut.endsWith('…')).toBe(true);
  expect(cut.isWellFormed()).toBe(true);
});

test('a text with spaces is cut at a word, and one that fits is unchanged', () => {
  expect(cutAtWord('several words '.repeat(30), 160)).toMatch(/(?:several|words)…$/);
  expect(cutAtWord('short', 160)).toBe('short');
});

test.each([
  [`${'字'.repeat(90)}。例 1. ${'x'.repeat(80)}`, 96, '字。…'],
  [`${'word '.repeat(20)}1. ${'x'.repeat(80)}`, 104, 'word…'],
  [`${'字'.repeat(90)}（2）${'y'.repeat(90)}`, 94, '字…'],
  [`${'字'.repeat(90)}，图 3：${'y'.repeat(90)}`, 96, '，…'],
  [`${'word '.repeat(20)}3.5 ${'x'.repeat(80)}`, 104, '3.5…'],
])('%s cut to %i does not end behind a number without its example', (text, most, end) => {
  expect(cutAtWord(text, most).endsWith(end)).toBe(true);
});

test.each(['ɪ\u0303\u0329', '👩🏽‍🚀', '🇨🇳', '𠮷', '1\ufe0f\u20e3', 'g\u0308\u0323'])('%s is cut as a whole', (sign) => {
  for (let most = 100; most < 100 + sign.length; most += 1) {
    expect(cutText(`${'a'.repeat(100)}${sign}`, most)).toBe('a'.repeat(100));
    expect(cutAtWord(`${'字'.repeat(100)}${sign}${sign}`, most)).toBe(`${'字'.repeat(100)}…`);
  }
});

test('every cut text is a well-formed prefix', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(40), (text, most) => {
      const cut = cutText(text, most);
      expect(text.startsWith(cut) && cut.length <= Math.max(most, 0) && cut.isWellFormed()).toBe(true);
    }),
  );
});
