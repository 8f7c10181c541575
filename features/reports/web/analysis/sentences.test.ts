// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, sentencesOf } from './sentences.ts';

test('a passage is its headings and its paragraphs, each as sentences', () => {
  const html = '<h3>Reefs</h3><p>Keepers <em>logged</em> birds. Nobody\n  read them!</p><p>Why?</p>';
  expect(blocksOf(html)).toEqual([
    { isHeading: true, sentences: ['Reefs'] },
    { isHeading: false, sentences: ['Keepers logged birds.', 'Nobody read them!'] },
    { isHeading: false, sentences: ['Why?'] },
  ]);
});

test('words without a paragraph are one, and nothing is nothing', () => {
  expect(
    blocksOf('<p><strong>Reefs</strong></p><p><strong>All</strong> right.</p>').map((block) => block.isHeading),
  ).toEqual([true, false]);
  expect(blocksOf('One. Two.')).toEqual([{ isHeading: false, sentences: ['One.', 'Two.'] }]);
  expect(blocksOf('')).toEqual([]);
});

test('a number with a point does not end a sentence', () => {
  expect(sentencesOf('It was 3.5 meters deep. Then it rose.')).toHaveLength(2);
});
