import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../attempt/shuffle.ts';
import { correlationInterval, facilityInterval } from './interval.ts';
import { correlation } from './moments.ts';

const toSums = (shares: readonly number[]) => ({
  count: shares.length,
  sum: shares.reduce((sum, share) => sum + share, 0),
  squares: shares.reduce((sum, share) => sum + share * share, 0),
});
const rightAnswers = (right: number, count: number) => ({ count, sum: right, squares: right });

// Expected values from Maxima 5: quantile_normal(0.975, 0, 1) and the closed forms of Wilson and of Fisher's z
// (`maxima --very-quiet -b` with the formulas written there again).
describe('the interval of a facility', () => {
  test.each([
    [7, 10, 0.3967781474611452, 0.892208732593699],
    [3, 3, 0.4385029682449544, 1],
    [0, 5, 0, 0.4344824647831749],
    [180, 200, 0.8505941875672826, 0.934329551330904],
  ])('of %i right of %i is Wilson’s', (right, count, lower, upper) => {
    const interval = facilityInterval(rightAnswers(right, count));
    expect(interval?.lower).toBeCloseTo(lower, 9);
    expect(interval?.upper).toBeCloseTo(upper, 9);
  });

  test('of partial credit has the effective sample size 225/29 for 1, ½, ½, 0 and ¾', () => {
    const interval = facilityInterval(toSums([1, 0.5, 0.5, 0, 0.75]));
    expect(interval?.lower).toBeCloseTo(0.2466743165365227, 9);
    expect(interval?.upper).toBeCloseTo(0.8202098861340983, 9);
  });

  test('of nobody is not there, and of three equal answers is wide', () => {
    expect(facilityInterval(toSums([]))).toBeNull();
    const interval = facilityInterval(toSums([0.5, 0.5, 0.5]));
    expect((interval?.upper ?? 0) - (interval?.lower ?? 0)).toBeGreaterThan(0.4);
  });

  const random = createSeededRandom(27);
  const populations = [
    { name: 'right or wrong', draw: () => (random() < 0.7 ? 1 : 0), truth: 0.7 },
    { name: 'thirds of the points', draw: () => Math.floor(random() * 4) / 3, truth: 0.5 },
    { name: 'marks of essays', draw: () => Math.round(5 + 2 * (random() + random() - 1)) / 10, truth: 0.5 },
  ];
  test.each(populations.flatMap((population) => [3, 5, 10, 30, 100].map((count) => ({ ...population, count }))))(
    'holds the truth at least 91 of 100 times: $name, $count persons',
    ({ draw, truth, count }) => {
      const hits = Array.from({ length: 2000 }, () => {
        const interval = facilityInterval(toSums(Array.from({ length: count }, draw)));
        return interval !== null && interval.lower <= truth && truth <= interval.upper;
      });
      expect(hits.filter(Boolean).length / hits.length).toBeGreaterThan(0.91);
    },
  );
});

describe('the interval of a correlation', () => {
  test.each([
    [0.3, 29, -0.0675725114457854, 0.595867415436738],
    [-0.4, 11, -0.7920728591487856, 0.2257174640547664],
    [0.5, 3, -0.8876337464301155, 0.9868585703985147],
  ])('of %f with %i degrees of freedom is Fisher’s', (value, degrees, lower, upper) => {
    const interval = correlationInterval(value, degrees);
    expect(interval?.lower).toBeCloseTo(lower, 9);
    expect(interval?.upper).toBeCloseTo(upper, 9);
  });

  test('of fewer than four persons is not there', () => {
    expect([correlationInterval(0.9, 2), correlationInterval(-1, 1)]).toEqual([null, null]);
  });

  test('of a perfect one among four persons says nearly nothing, and among forty much', () => {
    expect(correlationInterval(-1, 3)?.upper).toBeGreaterThan(0.5);
    expect(correlationInterval(-1, 39)?.upper).toBeLessThan(-0.9);
    expect(correlationInterval(-1, 39)?.lower).toBe(-1);
  });

  const random = createSeededRandom(83);
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  /** Right answers and rest scores of some persons, whose abilities correlate by `strength` with being able to answer. */
  const draw = (strength: number, count: number) => {
    const rest = Array.from({ length: count }, drawNormal);
    const noiseShare = Math.sqrt(1 - strength * strength);
    return { rest, own: rest.map((ability) => (strength * ability + noiseShare * drawNormal() > 0.5 ? 1 : 0)) };
  };
  const measure = ({ own, rest }: ReturnType<typeof draw>) => correlation(own, rest);

  test.each([0, 0.3, 0.6].flatMap((strength) => [4, 6, 10, 30, 100].map((count) => [strength, count] as const)))(
    'of strength %f among %i persons holds the truth at least 93 of 100 times',
    (strength, count) => {
      const truth = measure(draw(strength, 60_000)) ?? 0;
      const values = Array.from({ length: 1500 }, () => measure(draw(strength, count))).filter(
        (value) => value !== null,
      );
      const hits = values.filter((value) => {
        const interval = correlationInterval(value, count - 1);
        return interval !== null && interval.lower <= truth && truth <= interval.upper;
      });
      expect(hits.length / values.length).toBeGreaterThan(0.93);
    },
  );
});
