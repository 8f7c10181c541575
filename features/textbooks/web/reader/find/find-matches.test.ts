import { describe, expect, test } from 'vitest';
import { findMatches } from './find-matches.ts';

const lines = (...texts: string[]) => texts.map((text) => ({ text, endsLine: true }));
const all = (query: string, ...texts: string[]) => findMatches(3, lines(...texts), { asked: query, most: 50 });

describe('words are found', () => {
  test('in any case, with the line around them', () => {
    expect(all('GLACIER', 'A small glacier melts.')).toEqual([
      {
        page: 3,
        from: { piece: 0, letter: 8 },
        to: { piece: 0, letter: 15 },
        before: 'A small ',
        words: 'glacier',
        after: ' melts. ',
      },
    ]);
  });

  test('across the end of a line', () => {
    expect(all('slow river', 'It is a slow', 'river.')).toMatchObject([
      { from: { piece: 0, letter: 8 }, to: { piece: 1, letter: 5 } },
    ]);
  });

  test('across lines of Chinese, which know no space', () => {
    expect(all('河流缓慢', '这条河流', '缓慢地流')).toHaveLength(1);
  });

  test('with straight quotes and without ligatures', () => {
    expect(all("river's flow", 'The river’s ﬂow')).toHaveLength(1);
  });

  test.each([
    ["don't", 'I don´t know'],
    ['cafe', 'The café'],
    ['café', 'The cafe\u0301'],
    ['well-known', 'a well‑known man'],
    ['分數', '学习分数'],
    ['accommodation', 'accom\u00admodation'],
  ])('%s, whatever characters are used', (query, line) => {
    expect(all(query, line)).toHaveLength(1);
  });

  test('10² for itself, never for 102', () => {
    expect(all('102', 'about 10² metres')).toEqual([]);
  });

  test('in every place, without overlaps', () => {
    expect(all('aa', 'aaaa a aa')).toHaveLength(3);
    expect(findMatches(1, lines('a a a a'), { asked: 'a', most: 2 })).toHaveLength(2);
  });
});

test('an empty query finds nothing', () => {
  expect(all('  ', 'words')).toEqual([]);
  expect(all('glacier', 'river')).toEqual([]);
  expect(all('glacier')).toEqual([]);
});
