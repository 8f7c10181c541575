// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { toPassageBlocks, splitSentences } from './sentences.ts';

test('a passage is its headings and its paragraphs, each as sentences', () => {
  const html = '<h3>Reefs</h3><p>Keepers <em>logged</em> birds. Nobody\n  read them!</p><p>Why?</p>';
  expect(toPassageBlocks(html)).toEqual([
    { isHeading: true, sentences: ['Reefs'] },
    { isHeading: false, sentences: ['Keepers logged birds.', 'Nobody read them!'] },
    { isHeading: false, sentences: ['Why?'] },
  ]);
});

test('words without a paragraph are one, and nothing is nothing', () => {
  expect(
    toPassageBlocks('<p><strong>Reefs</strong></p><p><strong>All</strong> right.</p>').map((block) => block.isHeading),
  ).toEqual([true, false]);
  expect(toPassageBlocks('One. Two.')).toEqual([{ isHeading: false, sentences: ['One.', 'Two.'] }]);
  expect(toPassageBlocks('')).toEqual([]);
});

test('a number with a point does not end a sentence', () => {
  expect(splitSentences('It was 3.5 meters deep. Then it rose.')).toHaveLength(2);
});
