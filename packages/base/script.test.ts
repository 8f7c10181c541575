import { expect, test } from 'vitest';
import { detectScript, isConfusable } from './script.ts';

test.each([
  ['I chose D too fast.', 'en'],
  ['时间不够，看到 lava 就选了。', 'zh'],
  ['', 'en'],
  ['“only”, 42', 'en'],
])('%s is detected as %s', (text, language) => {
  expect(detectScript(text)).toBe(language);
});

test.each([
  ['аdmin', 'a Cyrillic letter before Latin ones'],
  ['qiаo', 'a Cyrillic letter among Latin ones'],
  ['сосо', 'Cyrillic letters that all look Latin'],
  ['ВОСТОК7', 'Cyrillic capitals that all look Latin'],
  ['οmar', 'a Greek letter'],
  ['ΑΒΕ', 'Greek capitals that all look Latin'],
  ['hejıng\u0251', 'a phonetic letter'],
  ['lіn·晓禾', 'a Ukrainian letter beside Chinese ones'],
])('%s can be taken for another name: %s', (text) => {
  expect(isConfusable(text)).toBe(true);
});

test.each([
  'qiao',
  'HeJing',
  'rené',
  'müller-straße',
  "o'neill",
  '林晓禾',
  'lin晓禾',
  'иван',
  'Λευτέρης',
  '2026-0042',
  '김',
  '',
])('%s is taken for nothing else', (text) => {
  expect(isConfusable(text)).toBe(false);
});
