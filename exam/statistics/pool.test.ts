import { describe, expect, test } from 'vitest';
import { poolSamples } from './pool.ts';
import { sampleItem } from './sample.ts';
import type { ItemColumn } from './types.ts';

/** An assignment of a question and a rest of one other question, with the points of each person in hundredths. */
const buildColumns = (
  own: readonly number[],
  rest: readonly number[],
  more: Partial<ItemColumn> = {},
): readonly ItemColumn[] => [
  { questionId: 1, possible: 100, scores: own.map((share) => share * 100), ...more },
  { questionId: 2, possible: 2000, scores: rest.map((share) => share * 2000) },
];
const sample = (own: readonly number[], rest: readonly number[], more: Partial<ItemColumn> = {}) =>
  sampleItem(buildColumns(own, rest, more), 0);

const first = sample([1, 0, 1, 0], [0.75, 0.25, 0.5, 0.5]);
const second = sample([1, 1, 0], [1, 0.8, 0.6]);

describe('pooled over two classes', () => {
  test('the discrimination is 9√30/(10√41) with five degrees of freedom, as computed in Maxima', () => {
    const { discrimination } = poolSamples([first, second], []);
    expect(discrimination?.value).toBeCloseTo(0.7698590304914715, 9);
    expect(discrimination?.interval?.lower).toBeCloseTo(-0.1111430963336791, 9);
    expect(discrimination?.interval?.upper).toBeCloseTo(0.973308840320067, 9);
  });

  test('the facility is over all persons', () => {
    expect(poolSamples([first, second], [])).toMatchObject({ persons: 7, facility: { value: expect.closeTo(4 / 7) } });
  });

  test('a class that is better throughout does not pass for discrimination', () => {
    const weak = sample([1, 0, 0, 0], [0.1, 0.1, 0.2, 0.1]);
    const strong = sample([1, 1, 1, 0], [0.9, 0.9, 0.8, 0.9]);
    const together = sample([1, 0, 0, 0, 1, 1, 1, 0], [0.1, 0.1, 0.2, 0.1, 0.9, 0.9, 0.8, 0.9]);
    expect(poolSamples([together], []).discrimination?.value).toBeGreaterThan(0.4);
    expect(poolSamples([weak, strong], []).discrimination?.value).toBeLessThan(0);
  });

  test('the order of the classes does not matter, and nobody changes nothing', () => {
    const pooled = poolSamples([first, second], []);
    expect(poolSamples([second, first, sample([], [])], [])).toEqual(pooled);
  });

  test('a class in which everybody was right says nothing of discrimination', () => {
    const all = sample([1, 1, 1], [0.2, 0.5, 0.9]);
    expect(poolSamples([first, all], []).discrimination).toEqual(poolSamples([first], []).discrimination);
    expect(poolSamples([all], []).discrimination).toBeNull();
  });
});

test('of three persons there is a value and no interval yet', () => {
  const { discrimination, facility, groups } = poolSamples([second], []);
  expect(discrimination?.value).toBeGreaterThan(0);
  expect([discrimination?.interval, groups]).toEqual([null, []]);
  expect(facility?.interval).not.toBeNull();
});

test('persons who were not shown the question, or wait for a mark, are left out', () => {
  const columns: ItemColumn[] = [
    { questionId: 1, possible: 100, scores: [100, null, 0, 100] },
    { questionId: 2, possible: 100, scores: [100, 0, 0, 100] },
  ];
  expect(poolSamples([sampleItem(columns, 0)], []).persons).toBe(3);
});

/** Choices of `count` persons by rank, weakest first. */
const choose = (count: number, pick: (rank: number) => string) => {
  const rest = Array.from({ length: count }, (_, rank) => rank / count);
  const chosen = rest.map((_, rank) => [pick(rank)]);
  const own = chosen.map(([id]) => (id === 'b' ? 1 : 0));
  return sample(own, rest, { options: ['a', 'b', 'c'], right: ['b'], chosen });
};

describe('the curve of an option', () => {
  const sound = choose(50, (rank) => (rank >= 20 ? 'b' : rank % 2 ? 'a' : 'c'));

  test('has fifths of fifty persons, weakest first', () => {
    const figures = poolSamples([sound], ['b']);
    expect(figures.groups).toEqual([10, 10, 10, 10, 10]);
    expect(figures.options.map(({ optionId, curve }) => [optionId, curve])).toEqual([
      ['a', [0.5, 0.5, 0, 0, 0]],
      ['b', [0, 0, 1, 1, 1]],
      ['c', [0.5, 0.5, 0, 0, 0]],
    ]);
    expect(figures.options[1]).toMatchObject({ isKey: true, count: 30, share: 0.6 });
  });

  test.each([
    [5, []],
    [8, [4, 4]],
    [12, [4, 4, 4]],
    [25, [5, 5, 5, 5, 5]],
  ])('has as many groups as %i persons allow', (count, groups) => {
    expect(poolSamples([choose(count, () => 'b')], ['b']).groups).toEqual(groups);
  });

  test('shares the places of equal rest scores, whatever the order of the persons', () => {
    const rest = Array.from({ length: 30 }, () => 0.5);
    const figures = poolSamples(
      [sample(rest, rest, { options: ['b'], right: ['b'], chosen: rest.map(() => ['b']) })],
      ['b'],
    );
    expect(figures.groups).toEqual([0, 0, 30, 0, 0]);
    expect(figures.options[0]?.curve).toEqual([null, null, 1, null, null]);
  });
});

describe('the alarm for a probably wrong key', () => {
  test('rings where the able choose a wrong option and the weak the key', () => {
    const figures = poolSamples([choose(12, (rank) => (rank < 6 ? 'b' : 'a'))], ['b']);
    expect(figures.discrimination?.interval?.upper).toBeLessThan(0);
    expect(figures.isKeySuspect).toBe(true);
  });

  test('rings where a wrong option draws the able while the key says nothing', () => {
    const figures = poolSamples([choose(60, (rank) => (rank >= 40 ? 'a' : rank % 3 ? 'c' : 'b'))], ['b']);
    expect(figures.isKeySuspect).toBe(true);
  });

  test('is silent for a sound key, and for a wrong one among four persons', () => {
    expect(poolSamples([choose(50, (rank) => (rank >= 20 ? 'b' : 'a'))], ['b']).isKeySuspect).toBe(false);
    expect(poolSamples([choose(4, (rank) => (rank < 2 ? 'b' : 'a'))], ['b']).isKeySuspect).toBe(false);
  });

  test('rings for many small classes together that are silent one by one', () => {
    const small = choose(4, (rank) => (rank < 2 ? 'b' : 'a'));
    expect(poolSamples([small, small, small, small], ['b']).isKeySuspect).toBe(true);
  });

  test('goes with the key in force', () => {
    const reversed = choose(12, (rank) => (rank < 6 ? 'b' : 'a'));
    const { products } = reversed;
    const rescored = { ...reversed, products: -products };
    expect(poolSamples([rescored], ['a']).isKeySuspect).toBe(false);
  });
});
