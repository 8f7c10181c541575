import { describe, expect, test } from 'vitest';
import {
  isWatched,
  subtractRanges,
  sumLength,
  canOpenLesson,
  canPractise,
  toWholePercent,
  toTenths,
  mergeRanges,
} from './rules.ts';

test.each([
  [[], []],
  [[[5, 5]], []],
  [[[9, 3]], []],
  [
    [
      [20, 30],
      [0, 10],
    ],
    [
      [0, 10],
      [20, 30],
    ],
  ],
  [
    [
      [0, 10],
      [10, 20],
      [5, 12],
    ],
    [[0, 20]],
  ],
  [
    [
      [0, 50],
      [10, 20],
    ],
    [[0, 50]],
  ],
  [[[80, 400]], [[80, 100]]],
  [[[300, 400]], []],
] as [[number, number][], [number, number][]][])('stretches %j are kept as %j', (ranges, expected) => {
  expect(mergeRanges(ranges, 100)).toEqual(expected);
});

test('what others cover is taken out of ranges', () => {
  const others = [
    [0, 5],
    [20, 30],
    [38, 60],
  ] as const;
  expect(
    subtractRanges(
      [
        [0, 10],
        [15, 40],
        [50, 55],
      ],
      others,
    ),
  ).toEqual([
    [5, 10],
    [15, 20],
    [30, 38],
  ]);
  expect(subtractRanges([[0, 10]], [])).toEqual([[0, 10]]);
});

test('seconds are rounded to the tenth', () => {
  expect([toTenths(1.04), toTenths(1.05), toTenths(0)]).toEqual([10, 11, 0]);
});

test('the length is the sum of disjoint ranges', () => {
  expect(
    sumLength([
      [0, 10],
      [20, 25],
    ]),
  ).toBe(15);
});

test.each([
  [999, 1000, 99],
  [1000, 1000, 100],
  [1200, 1000, 100],
  [0, 1000, 0],
  [5, 0, 0],
])('%i of %i is %i percent', (part, total, percent) => {
  expect(toWholePercent(part, total)).toBe(percent);
});

test('a film counts as watched from nine tenths on', () => {
  expect([isWatched(89), isWatched(90)]).toEqual([false, true]);
});

describe('the order of lessons', () => {
  const lessons = [{ percent: 95 }, { percent: 40 }, { percent: 100 }];

  test('does not matter in the mode ‘sync’', () => {
    expect(
      lessons.map((_, index) => [canOpenLesson('sync', lessons, index), canPractise('sync', lessons, index)]),
    ).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  test('is enforced in the mode ‘watchFirst’', () => {
    expect(
      lessons.map((_, index) => [
        canOpenLesson('watchFirst', lessons, index),
        canPractise('watchFirst', lessons, index),
      ]),
    ).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });
});
