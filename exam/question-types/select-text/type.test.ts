import { describe, expect, test } from 'vitest';
import { splitPassage, snapToWords } from './pieces.ts';
import { computeOverlap, selectTextScoring } from './scoring.ts';
import { selectText, type Answer, type Key, type Prompt } from './type.ts';

const marked: Prompt = {
  text: '<p>Q</p>',
  passage: 'A [red fox] saw [two hens] in [a yard].',
  by: 'pieces',
  choose: 2,
};
const plain: Prompt = { text: '<p>Q</p>', passage: 'The ferry was late because of the fog.', by: 'span', choose: 1 };
const ofPieces: Key = { pieces: [1, 3], spans: [], leastPercent: 70 };
const ofSpan: Key = { pieces: [], spans: ['because of the fog'], leastPercent: 70 };

const earned = (answer: Answer | undefined, key: Key, prompt: Prompt) => {
  return selectTextScoring.score(answer, key, prompt).earned;
};

describe('select-text', () => {
  test.each<[Answer | undefined, number]>([
    [{ pieces: [3, 1] }, 100],
    [{ pieces: [1] }, 0],
    [{ pieces: [1, 2] }, 0],
    [undefined, 0],
  ])('the pieces %j earn %d: all right ones and no others', (answer, points) => {
    expect(earned(answer, ofPieces, marked)).toBe(points);
  });

  test.each([
    ['because of the fog', 100],
    ['of the fog', 100],
    ['late because of the fog', 100],
    ['the fog', 0],
    ['The ferry was late because of the fog', 0],
  ])('the words "%s" earn %d if an overlap of 70 percent is required', (words, points) => {
    const from = plain.passage.indexOf(words);
    expect(earned({ from, to: from + words.length }, ofSpan, plain)).toBe(points);
  });

  test('the overlap is the F1 score of the words, counting duplicates', () => {
    expect(computeOverlap('because of the fog', 'because of the fog')).toBe(1);
    expect(computeOverlap('the the the', 'the fog')).toBeCloseTo(0.4);
    expect(computeOverlap('', '')).toBe(0);
  });

  test('an answer and a key contain only pieces or words of the passage', () => {
    expect(selectText.fits({ pieces: [3] }, marked)).toBe(true);
    expect(selectText.fits({ pieces: [4] }, marked)).toBe(false);
    expect(selectText.fits({ pieces: [1, 2, 3] }, marked)).toBe(false);
    expect(selectText.fits({ from: 0, to: 3 }, marked)).toBe(false);
    expect(selectText.fits({ from: 0, to: 99 }, plain)).toBe(false);
    expect(selectText.keyFits({ ...ofPieces, pieces: [1] }, marked)).toBe(false);
    expect(selectText.keyFits({ ...ofSpan, spans: ['the snow'] }, plain)).toBe(false);
    expect(selectText.answer.safeParse({ from: 3, to: 3 }).success).toBe(false);
  });

  test('a passage needs two marked pieces if pieces are to be selected', () => {
    const read = selectText.prompt.safeParse({ ...marked, passage: 'A [red fox] ran.' });
    expect(read.error?.issues[0]).toMatchObject({ path: ['passage'], message: 'tooFewMarked' });
  });

  test('pieces are options in statistics', () => {
    expect(selectText.listOptions(marked).map(({ text }) => text)).toEqual(['red fox', 'two hens', 'a yard']);
    expect(selectText.chosenOptions({ pieces: [2] })).toEqual(['2']);
    expect(selectText.listOptions(plain)).toEqual([]);
  });
});

test('a passage is split at its brackets, which are removed', () => {
  expect(splitPassage('A [b] c')).toEqual([
    { text: 'A ', from: 0, piece: null },
    { text: 'b', from: 2, piece: 1 },
    { text: ' c', from: 3, piece: null },
  ]);
});

test.each([
  [{ from: 5, to: 12 }, 'ferry was'],
  [{ from: 3, to: 4 }, null],
  [{ from: 0, to: 39 }, 'The ferry was late because of the fog'],
])('a selection %j is extended to whole words', (selected, words) => {
  const matches = snapToWords(plain.passage, selected);
  expect(matches && plain.passage.slice(matches.from, matches.to)).toBe(words);
});
