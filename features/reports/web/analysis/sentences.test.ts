// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { toPassageBlocks, splitSentences } from './sentences.ts';

test('a passage consists of headings and paragraphs, each a list of sentences', () => {
  const html = '<h3>Reefs</h3><p>Keepers <em>logged</em> birds. Nobody\n  read them!</p><p>Why?</p>';
  expect(toPassageBlocks(html)).toEqual([
    { isHeading: true, sentences: ['Reefs'] },
    { isHeading: false, sentences: ['Keepers logged birds.', 'Nobody read them!'] },
    { isHeading: false, sentences: ['Why?'] },
  ]);
});

test('text without a paragraph is one paragraph, and an empty text has none', () => {
  expect(
    toPassageBlocks('<p><strong>Reefs</strong></p><p><strong>All</strong> right.</p>').map((block) => block.isHeading),
  ).toEqual([true, false]);
  expect(toPassageBlocks('One. Two.')).toEqual([{ isHeading: false, sentences: ['One.', 'Two.'] }]);
  expect(toPassageBlocks('')).toEqual([]);
});

test('a decimal point does not end a sentence', () => {
  expect(splitSentences('It was 3.5 meters deep. Then it rose.')).toHaveLength(2);
});
