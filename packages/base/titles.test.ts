import { expect, test } from 'vitest';
import { toStoredTitles, localizedName, toTitleFields } from './index.ts';

test.each([
  ['Ratios', '比例', 'Ratios', '比例'],
  ['Ratios', ' ', 'Ratios', 'Ratios'],
  [' ', ' 比例 ', '比例', '比例'],
])('the titles %o and %o are displayed as %o in English and %o in Chinese, and can be converted back', (...titles) => {
  const [en, zh, inEnglish, inChinese] = titles;
  const { title, titleZh } = toStoredTitles({ en, zh });
  expect(localizedName('en', title, titleZh)).toBe(inEnglish);
  expect(localizedName('zh', title, titleZh)).toBe(inChinese);
  expect(toTitleFields(title, titleZh)).toEqual({ en: en.trim(), zh: zh.trim() });
});

test('without both titles the stored title is empty', () => {
  expect(toStoredTitles({ en: ' ', zh: '' })).toEqual({ title: '', titleZh: null });
});
