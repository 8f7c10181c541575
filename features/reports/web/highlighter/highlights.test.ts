import { expect, test } from 'vitest';
import { mergeHighlights, passageKey, withHighlight, withoutRange, type Highlight } from './highlights.ts';

const a = (from: number, to: number, draft: Partial<Highlight> = {}): Highlight => ({
  ...{ id: `${from}-${to}`, from, to, colour: 'teal', note: '' },
  ...draft,
});
const stretches = (highlights: readonly Highlight[]) => highlights.map(({ from, to, colour }) => [from, to, colour]);

test.each([
  [
    'next to it',
    [a(0, 5)],
    [
      [0, 5, 'teal'],
      [10, 20, 'amber'],
    ],
  ],
  [
    'over its end',
    [a(5, 15)],
    [
      [5, 10, 'teal'],
      [10, 20, 'amber'],
    ],
  ],
  [
    'over its start',
    [a(15, 25)],
    [
      [10, 20, 'amber'],
      [20, 25, 'teal'],
    ],
  ],
  [
    'inside it',
    [a(5, 25)],
    [
      [5, 10, 'teal'],
      [10, 20, 'amber'],
      [20, 25, 'teal'],
    ],
  ],
  ['over all of it', [a(12, 15)], [[10, 20, 'amber']]],
] as const)('a newer colour %s replaces the older one, so that no word has two colours', (_, before, after) => {
  expect(stretches(withHighlight(before, a(10, 20, { colour: 'amber' })))).toEqual(after);
});

test('a note stays with the first part of a split highlight, and joins a highlight that covers it completely', () => {
  const noted = a(5, 25, { note: 'Why?' });
  expect(withHighlight([noted], a(10, 20)).map(({ note }) => note)).toEqual(['Why?', '', '']);
  expect(withHighlight([a(12, 15, { note: 'Here.' })], a(10, 20)).map(({ note }) => note)).toEqual(['Here.']);
});

test('highlights can be removed from a range only', () => {
  expect(stretches(withoutRange([a(5, 25)], { from: 10, to: 20 }))).toEqual([
    [5, 10, 'teal'],
    [20, 25, 'teal'],
  ]);
});

test('a passage is identified by its words, whatever their spacing', () => {
  expect(passageKey(' Reefs  grow.\n')).toBe(passageKey('Reefs grow.'));
  expect(passageKey('Reefs grow.')).not.toBe(passageKey('Reefs grew.'));
});

test('two windows highlight one passage: additions, changes and removals of both are kept', () => {
  const [first, two, three] = [a(0, 5), a(10, 15), a(20, 25)];
  expect(mergeHighlights([first, two], { before: [first], after: [first, three] })).toEqual([first, two, three]);
  expect(mergeHighlights([first, two], { before: [first], after: [] })).toEqual([two]);
  expect(mergeHighlights([], { before: [first], after: [first, three] })).toEqual([three]);
  const noted = { ...first, note: 'Why?' };
  expect(mergeHighlights([first, two], { before: [first], after: [noted] })).toEqual([noted, two]);
  expect(mergeHighlights([], { before: [first], after: [noted] })).toEqual([noted]);
  const covering = a(8, 18);
  expect(mergeHighlights([{ ...two, note: 'Here.' }], { before: [], after: [covering] })).toEqual([
    { ...covering, note: 'Here.' },
  ]);
});
