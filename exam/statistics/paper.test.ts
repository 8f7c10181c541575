import { describe, expect, test } from 'vitest';
import { upperLowerIndex } from './item.ts';
import { correlation, mean, variance } from './moments.ts';
import { alphaOf, paperStatistics } from './paper.ts';
import type { ItemColumn } from './types.ts';

/** Five persons, four questions of one point: totals 4, 3, 2, 1, 0. */
const triangle = [
  [1, 1, 1, 1, 0],
  [1, 1, 1, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 0, 0, 0, 0],
];
const columns = triangle.map((scores, index): ItemColumn => ({
  questionId: index + 1,
  possible: 100,
  scores: scores.map((score) => score * 100),
}));

describe('moments', () => {
  test('have population divisors', () => {
    expect([mean([]), mean([1, 2, 6]), variance([1, 3])]).toEqual([0, 3, 1]);
  });

  test('a correlation is Pearson’s, and unknown where a side does not vary', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(correlation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8);
    expect(correlation([1, 1], [1, 2])).toBeNull();
    expect(correlation([1, 2], [1, 1])).toBeNull();
  });
});

describe('five persons and four questions, by hand', () => {
  const paper = paperStatistics(columns);

  test('difficulty is the share that was right', () => {
    expect(paper.items.map((item) => item.difficulty)).toEqual([0.8, 0.6, 0.4, 0.2]);
  });

  test('KR-20: 4/3 · (1 − 0.8/2) = 0.8', () => {
    expect(paper.alpha).toBeCloseTo(0.8);
    expect(paper.verdict).toBe('good');
  });

  test('the deviation is √2 points and the standard error √2 · √0.2', () => {
    expect(paper.mean).toBe(200);
    expect(paper.deviation).toBeCloseTo(141.421, 2);
    expect(paper.standardError).toBeCloseTo(63.246, 2);
  });

  test('point-biserial: (M₁ − M₀)/s · √(pq), the same as Pearson’s', () => {
    expect(paper.items[0]?.pointBiserial).toBeCloseTo(((2.5 - 0) / Math.SQRT2) * Math.sqrt(0.8 * 0.2), 9);
    expect(paper.items[1]?.pointBiserial).toBeCloseTo(((3 - 0.5) / Math.SQRT2) * Math.sqrt(0.6 * 0.4), 9);
  });

  test('corrected: with the rest score 3, 2, 1, 0, 0', () => {
    expect(paper.items[0]?.corrected).toBeCloseTo(0.24 / Math.sqrt(0.16 * 1.36), 9);
  });

  test('alpha without the first question: 3/2 · (1 − 0.64/1.36)', () => {
    expect(paper.items[0]?.alphaIfDeleted).toBeCloseTo(1.5 * (1 - 0.64 / 1.36), 9);
  });

  test('upper less lower: one person at each end', () => {
    expect(paper.items.map((item) => item.upperLower)).toEqual([1, 1, 1, 1]);
  });

  test('too few to judge: no flags', () => {
    expect(paper).toMatchObject({ persons: 5, reliable: false });
    expect(paper.items.every((item) => item.flags.length === 0)).toBe(true);
  });
});

describe('forty persons', () => {
  const persons = Array.from({ length: 40 }, (_, person) => person);
  const column = (
    questionId: number,
    score: (person: number) => number,
    more: Partial<ItemColumn> = {},
  ): ItemColumn => ({
    questionId,
    possible: 100,
    scores: persons.map((person) => score(person) * 100),
    ...more,
  });
  const able = (from: number) => (person: number) => (person >= from ? 1 : 0);
  const options = ['a', 'b', 'c', 'd'];
  const paper = paperStatistics([
    column(1, able(10)),
    column(2, able(20)),
    column(3, able(36)),
    column(4, able(2)),
    column(5, (person) => (person < 12 ? 1 : 0)),
    column(6, (person) => person % 2),
    column(7, able(20), {
      options,
      right: ['a'],
      chosen: persons.map((person) => (person >= 38 ? ['b'] : person >= 20 ? ['a'] : ['c'])),
    }),
    column(8, () => 1),
  ]);

  test.each([
    [1, []],
    [2, []],
    [3, ['tooHard']],
    [4, ['tooEasy']],
    [5, ['keySuspect']],
    [6, ['weak']],
    [7, ['distractorAttracts', 'distractorUnused']],
    [8, ['tooEasy']],
  ])('question %i is flagged %j', (questionId, flags) => {
    const item = paper.items.find((one) => one.questionId === questionId);
    expect(item?.flags.filter((flag) => questionId === 6 || flag !== 'weak')).toEqual(flags);
  });

  test('each option is counted, and told whether the able took it', () => {
    const item = paper.items.find((one) => one.questionId === 7);
    expect(item?.options.map(({ optionId, count, share, right }) => [optionId, count, share, right])).toEqual([
      ['a', 18, 0.45, true],
      ['b', 2, 0.05, false],
      ['c', 20, 0.5, false],
      ['d', 0, 0, false],
    ]);
    expect(item?.options[1]?.discrimination).toBeGreaterThan(0);
    expect(item?.options[2]?.discrimination).toBeLessThan(0);
    expect(item?.options[3]).toMatchObject({ discrimination: null, flags: ['distractorUnused'] });
  });

  test.each([
    ['four of the best', [36, 37, 38, 39], ['distractorAttracts']],
    ['some of all, slightly more of the better half', [3, 9, 14, 24, 29, 39], []],
    ['the very best alone', [39], ['distractorUnused']],
  ])('a wrong option taken by %s', (_, takers, flags) => {
    const chosen = persons.map((person) => (takers.includes(person) ? ['b'] : person >= 20 ? ['a'] : ['c']));
    const item = paperStatistics([
      column(1, able(10)),
      column(2, able(20)),
      column(3, able(30)),
      column(4, (person) => (person >= 20 && !takers.includes(person) ? 1 : 0), { options, right: ['a'], chosen }),
    ]).items.at(-1);
    expect(item?.options.find(({ optionId }) => optionId === 'b')?.flags).toEqual(flags);
  });

  test('a question that everyone has right tells nobody apart', () => {
    expect(paper.items.at(-1)).toMatchObject({ pointBiserial: null, corrected: null, difficulty: 1 });
  });

  test('the best and the weakest 27 % are eleven of forty', () => {
    expect(upperLowerIndex(persons.map(able(29)), persons, 1)).toBe(1);
    expect(upperLowerIndex(persons.map(able(30)), persons, 1)).toBeCloseTo(10 / 11);
  });
});

describe('edges', () => {
  test('one question has no alpha, nor have equal totals', () => {
    expect([
      alphaOf([[1, 0]]),
      alphaOf([]),
      alphaOf([
        [1, 0],
        [0, 1],
      ]),
    ]).toEqual([null, null, null]);
  });

  test('nobody sat it', () => {
    expect(paperStatistics([{ questionId: 1, possible: 100, scores: [] }])).toMatchObject({
      persons: 0,
      alpha: null,
      standardError: null,
      verdict: null,
      items: [{ difficulty: 0, upperLower: 0 }],
    });
    expect(paperStatistics([])).toMatchObject({ persons: 0, items: [] });
  });

  test('a question without points has no difficulty', () => {
    expect(paperStatistics([{ questionId: 1, possible: 0, scores: [0, 0] }]).items[0]?.difficulty).toBe(0);
  });

  test.each([
    [
      [
        [1, 1, 0, 0],
        [1, 1, 0, 0],
      ],
      'high',
    ],
    [
      [
        [1, 1, 1, 0],
        [1, 1, 0, 0],
        [1, 0, 0, 0],
      ],
      'usable',
    ],
    [
      [
        [1, 0, 1, 0],
        [1, 1, 0, 0],
      ],
      'low',
    ],
  ])('reliability of %j is %s', (scores, verdict) => {
    const it = paperStatistics(scores.map((one, index) => ({ questionId: index, possible: 1, scores: one })));
    expect(it.verdict).toBe(verdict);
  });
});
