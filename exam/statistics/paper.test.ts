import { describe, expect, test } from 'vitest';
import { upperLowerIndex } from './item.ts';
import { correlation, mean, variance } from './moments.ts';
import { cronbachAlpha, paperStatistics } from './paper.ts';
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
  test('use population divisors', () => {
    expect([mean([]), mean([1, 2, 6]), variance([1, 3])]).toEqual([0, 3, 1]);
  });

  test('a correlation is Pearson’s, and null if one side does not vary', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(correlation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8);
    expect(correlation([1, 1], [1, 2])).toBeNull();
    expect(correlation([1, 2], [1, 1])).toBeNull();
  });
});

describe('five persons and four questions, computed by hand', () => {
  const paper = paperStatistics(columns);

  test('difficulty is the share of right answers', () => {
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

  test('upper-lower index: one person at each end', () => {
    expect(paper.items.map((item) => item.upperLower)).toEqual([1, 1, 1, 1]);
  });

  test('with too few persons there are no flags', () => {
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
    const item = paper.items.find((candidate) => candidate.questionId === questionId);
    expect(item?.flags.filter((flag) => questionId === 6 || flag !== 'weak')).toEqual(flags);
  });

  test('each option is counted, with its discrimination', () => {
    const item = paper.items.find((candidate) => candidate.questionId === 7);
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
    ['the best one only', [39], ['distractorUnused']],
  ])('a wrong option selected by %s', (_, takers, flags) => {
    const chosen = persons.map((person) => (takers.includes(person) ? ['b'] : person >= 20 ? ['a'] : ['c']));
    const item = paperStatistics([
      column(1, able(10)),
      column(2, able(20)),
      column(3, able(30)),
      column(4, (person) => (person >= 20 && !takers.includes(person) ? 1 : 0), { options, right: ['a'], chosen }),
    ]).items.at(-1);
    expect(item?.options.find(({ optionId }) => optionId === 'b')?.flags).toEqual(flags);
  });

  test('a question that everybody answers right does not discriminate', () => {
    expect(paper.items.at(-1)).toMatchObject({ pointBiserial: null, corrected: null, difficulty: 1 });
  });

  test('the upper and lower 27 % of forty persons are eleven each', () => {
    expect(upperLowerIndex(persons.map(able(29)), persons, 1)).toBe(1);
    expect(upperLowerIndex(persons.map(able(30)), persons, 1)).toBeCloseTo(10 / 11);
  });
});

/** The first module: questions 1 and 2. */
const firstTwo = (persons: readonly number[]): ItemColumn[] => [
  { questionId: 1, possible: 100, scores: persons.map((person) => (person >= 8 ? 100 : 0)) },
  { questionId: 2, possible: 100, scores: persons.map((person) => (person >= 20 ? 100 : 0)) },
];

describe('if not everybody was shown every question', () => {
  const persons = Array.from({ length: 40 }, (_, person) => person);
  /** Forty persons; the ten best were routed to questions 3 and 4, all others to 5 and 6. */
  const routed = paperStatistics([
    ...firstTwo(persons),
    { questionId: 3, possible: 100, scores: persons.map((person) => (person >= 30 ? 100 : null)) },
    { questionId: 4, possible: 100, scores: persons.map((person) => (person >= 30 ? (person % 2) * 100 : null)) },
    { questionId: 5, possible: 100, scores: persons.map((person) => (person < 30 ? (person >= 10 ? 100 : 0) : null)) },
    { questionId: 6, possible: 100, scores: persons.map((person) => (person < 30 ? (person % 3 ? 100 : 0) : null)) },
  ]);

  test('a question shown to ten of forty, all right, has difficulty 1 over ten persons and no flag', () => {
    expect(routed.items[2]).toMatchObject({ persons: 10, reliable: false, difficulty: 1, corrected: null, flags: [] });
  });

  test('the others are compared among themselves, and the first module among all', () => {
    expect(routed.items.map((item) => item.persons)).toEqual([40, 40, 10, 10, 30, 30]);
    expect(routed.items[4]?.corrected).toBeGreaterThan(0.3);
    expect(routed.items[4]?.difficulty).toBeCloseTo(20 / 30);
    expect(routed.items[0]?.corrected).toBeCloseTo(0.5);
  });

  test('alpha uses only the questions that nearly everybody was shown', () => {
    expect(routed.persons).toBe(40);
    expect(routed.alpha).toBe(paperStatistics(firstTwo(persons)).alpha);
    expect(routed.items.slice(2).map((item) => item.alphaIfDeleted)).toEqual([null, null, null, null]);
  });

  test('an answer that waits for its mark is excluded instead of counted as zero', () => {
    const scores = persons.map((person) => (person === 0 ? null : 50));
    const [essay] = paperStatistics([{ questionId: 1, possible: 100, scores }]).items;
    expect(essay).toMatchObject({ persons: 39, difficulty: 0.5 });
  });

  test('a person who never reached the second section hardly changes the figures of the others', () => {
    const first = persons.map((person) => (person >= 10 ? 100 : 0));
    const second = persons.map((person) => (person >= 25 ? 100 : 0));
    const figures = (early: readonly number[]) =>
      paperStatistics([
        { questionId: 1, possible: 100, scores: first },
        {
          questionId: 2,
          possible: 100,
          scores: second.map((score, person) => (early.includes(person) ? null : score)),
        },
      ]).items;
    expect(figures([39])[0]?.corrected).toBeCloseTo(figures([])[0]?.corrected ?? 0, 1);
    expect(figures([39])[1]).toMatchObject({ persons: 39 });
  });

  test('equal totals are treated equally, whatever their order in the list', () => {
    const right = (at: number) => (at < 15 ? 1 : 0);
    const those = Array.from({ length: 30 }, (_, at) => at);
    expect(
      upperLowerIndex(
        those.map(right),
        those.map(() => 3),
        1,
      ),
    ).toBe(0);
    const mirrored = those.toReversed();
    const totals = those.map((at) => Math.floor(at / 7));
    expect(upperLowerIndex(those.map(right), totals, 1)).toBeCloseTo(
      upperLowerIndex(
        mirrored.map(right),
        mirrored.map((at) => totals[at] ?? 0),
        1,
      ),
      12,
    );
  });
});

describe('edge cases', () => {
  test('a single question and equal totals have no alpha', () => {
    expect([
      cronbachAlpha([[1, 0]]),
      cronbachAlpha([]),
      cronbachAlpha([
        [1, 0],
        [0, 1],
      ]),
    ]).toEqual([null, null, null]);
  });

  test('a paper without attempts', () => {
    expect(paperStatistics([{ questionId: 1, possible: 100, scores: [] }])).toMatchObject({
      persons: 0,
      alpha: null,
      standardError: null,
      verdict: null,
      items: [{ persons: 0, difficulty: null, upperLower: null }],
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
    const item = paperStatistics(
      scores.map((candidate, index) => ({ questionId: index, possible: 1, scores: candidate })),
    );
    expect(item.verdict).toBe(verdict);
  });
});
