import { afterEach, expect, test, vi } from 'vitest';
import { cutAtWord, cutText } from './cut-text.ts';
import { segmentByPattern, segmentText } from './segments.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const withoutSegmenter = (): void => {
  const { Segmenter: _, ...others } = Object.fromEntries(
    Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]),
  );
  vi.stubGlobal('Intl', others);
};

test('a browser that cannot tell parts of a text apart cuts between words, and never within a letter', () => {
  withoutSegmenter();
  expect(cutText('e\u0301e\u0301e\u0301', 3)).toBe('e\u0301');
  expect(cutText('a👍b', 2)).toBe('a');
  expect(cutAtWord('The quick brown fox jumps', 17)).toBe('The quick brown…');
  expect(Array.from(segmentText('One. Two? Three', 'en', 'sentence'), ({ segment }) => segment)).toEqual([
    'One. ',
    'Two? ',
    'Three',
  ]);
});

test('the parts make up the text, whatever it is', () => {
  for (const text of ['', ' a b ', '你好，世界。', '\u0301x', '👩‍👩‍👧!? …'])
    for (const granularity of ['grapheme', 'word', 'sentence'] as const)
      expect(
        segmentByPattern(text, granularity)
          .map(({ segment }) => segment)
          .join(''),
      ).toBe(text);
});
