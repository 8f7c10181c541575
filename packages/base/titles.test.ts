import { expect, test } from 'vitest';
import { keptTitles, nameIn, writtenTitles } from './index.ts';

test.each([
  ['Ratios', '比例', 'Ratios', '比例'],
  ['Ratios', ' ', 'Ratios', 'Ratios'],
  [' ', ' 比例 ', '比例', '比例'],
])('the titles %o and %o are read as %o in English and %o in Chinese, and come back as they were', (...titles) => {
  const [en, zh, inEnglish, inChinese] = titles;
  const { title, titleZh } = keptTitles({ en, zh });
  expect(nameIn('en', title, titleZh)).toBe(inEnglish);
  expect(nameIn('zh', title, titleZh)).toBe(inChinese);
  expect(writtenTitles(title, titleZh)).toEqual({ en: en.trim(), zh: zh.trim() });
});

test('without either there is no title', () => {
  expect(keptTitles({ en: ' ', zh: '' })).toEqual({ title: '', titleZh: null });
});
