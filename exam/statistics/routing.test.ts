import { describe, expect, test } from 'vitest';
import { areSharesExact, binPercents, estimatePercents, maxPercentBins, shareRoutes } from './routing.ts';

const students = (percents: readonly number[]) => percents.map((percent) => ({ percent, weight: 1 }));
const sumWeights = (bins: readonly { weight: number }[]) => bins.reduce((sum, { weight }) => sum + weight, 0);

describe('a histogram of results', () => {
  test('has a bin for each result while there are few', () => {
    expect(binPercents(students([60, 40, 60]))).toEqual([
      { from: 40, to: 40, weight: 1 },
      { from: 60, to: 60, weight: 2 },
    ]);
  });

  test('has at most 21 bins, which lose nobody and do not overlap', () => {
    const bins = binPercents(students(Array.from({ length: 101 }, (_, percent) => percent)));
    expect(bins).toHaveLength(maxPercentBins);
    expect(sumWeights(bins)).toBe(101);
    expect(bins[0]).toEqual({ from: 0, to: 4, weight: 5 });
    expect(bins.at(-1)).toEqual({ from: 100, to: 100, weight: 1 });
    for (const [index, bin] of bins.entries()) expect(bin.from).toBeGreaterThan(bins[index - 1]?.to ?? -1);
  });

  test('of nobody is empty', () => {
    expect(binPercents([])).toEqual([]);
  });
});

describe('the share of each route', () => {
  const bins = binPercents(students([20, 40, 60, 80, 100]));

  test.each<[number[], number[]]>([
    [
      [60, 0],
      [0.6, 0.4],
    ],
    [
      [61, 0],
      [0.4, 0.6],
    ],
    [
      [100, 0],
      [0.2, 0.8],
    ],
    [
      [80, 40, 0],
      [0.4, 0.4, 0.2],
    ],
  ])('by the cuts %s: a result at a cut reaches it', (cuts, shares) => {
    const found = shareRoutes(bins, cuts);
    for (const [index, share] of shares.entries()) expect(found[index]).toBeCloseTo(share, 12);
  });

  test('adds up to everybody, for any cuts and also within a bin', () => {
    const wide = binPercents(students(Array.from({ length: 200 }, (_, index) => index / 2)));
    for (let cut = 1; cut <= 100; cut += 1) {
      const [harder = 0, easier = 0] = shareRoutes(wide, [cut, 0]);
      expect(harder + easier).toBeCloseTo(1, 12);
      expect(Math.abs(harder - (200 - 2 * cut) / 200)).toBeLessThan(0.02);
    }
  });

  test('is exact unless a cut falls between results of one bin', () => {
    const wide = binPercents(students(Array.from({ length: 101 }, (_, percent) => percent)));
    expect([60, 62, 64, 65].map((cut) => areSharesExact(wide, [cut, 0]))).toEqual([true, false, false, true]);
    expect(areSharesExact(bins, [61, 0])).toBe(true);
  });

  test('is nothing without results', () => {
    expect(shareRoutes([], [60, 0])).toEqual([0, 0]);
  });
});

describe('an estimate from facilities', () => {
  test('is the distribution of independent questions', () => {
    const questions = [0.5, 0.8].map((facility) => ({ points: 100, facility }));
    const found = estimatePercents(questions);
    expect(found.map(({ percent }) => percent)).toEqual([0, 50, 100]);
    for (const [index, weight] of [0.1, 0.5, 0.4].entries()) expect(found[index]?.weight).toBeCloseTo(weight, 12);
  });

  test('weighs questions by their points', () => {
    const found = estimatePercents([
      { points: 300, facility: 0.25 },
      { points: 100, facility: 1 },
    ]);
    expect(found).toEqual([
      { percent: 25, weight: 0.75 },
      { percent: 100, weight: 0.25 },
    ]);
  });

  test('has the mean of the facilities, and everybody, also for many questions of odd points', () => {
    const questions = Array.from({ length: 90 }, (_, index) => ({
      points: 101 + index * 7,
      facility: (index % 10) / 10,
    }));
    const found = estimatePercents(questions);
    const total = questions.reduce((sum, { points }) => sum + points, 0);
    const mean = questions.reduce((sum, { points, facility }) => sum + points * facility, 0) / total;
    expect(sumWeights(found)).toBeCloseTo(1, 9);
    expect(found.reduce((sum, { percent, weight }) => sum + percent * weight, 0)).toBeCloseTo(100 * mean, 0);
  });

  test('of questions without points is nothing', () => {
    expect(estimatePercents([])).toEqual([]);
  });
});
