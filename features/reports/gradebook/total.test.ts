import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultScheme, schemeKinds } from './scheme.ts';
import { computeTotal, type ReleasedScore } from './total.ts';

const score = (workId: number, family: 'homework' | 'test', points: number, maximum: number): ReleasedScore => ({
  ...{ workId, family, points, maximum },
});

const scores = [score(1, 'homework', 5, 10), score(2, 'homework', 10, 10), score(3, 'test', 20, 100)];

describe('the total', () => {
  test.each([
    ['equal weights', { kind: 'equal' as const }, (0.5 + 1 + 0.2) / 3],
    ['by points', { kind: 'points' as const }, 35 / 120],
    ['by kind of work', { kind: 'families' as const }, 0.4 * 0.75 + 0.6 * 0.2],
    ['own weights', { kind: 'works' as const, workWeights: [{ id: 3, weight: 2 }] }, (0.5 + 1 + 0.4) / 4],
  ])('%s', (_name, scheme, share) => {
    expect(computeTotal(scores, { ...defaultScheme, ...scheme }).share).toBeCloseTo(share, 9);
  });

  test('of a kind of work without scores nothing is taken away', () => {
    const scheme = { ...defaultScheme, kind: 'families' as const };
    expect(computeTotal(scores.slice(0, 2), scheme).share).toBeCloseTo(0.75, 9);
  });

  test('the lowest is dropped, and never all', () => {
    const scheme = { ...defaultScheme, dropLowest: 1 };
    expect(computeTotal(scores, scheme)).toMatchObject({ share: 0.75, counted: 2, droppedIds: [3] });
    expect(computeTotal(scores, { ...scheme, dropLowest: 9 })).toMatchObject({ share: 1, counted: 1 });
  });

  test('nothing released is no total, and weights of nothing are none either', () => {
    expect(computeTotal([], defaultScheme)).toEqual({ share: null, counted: 0, droppedIds: [] });
    const scheme = { ...defaultScheme, kind: 'works' as const, workWeights: [{ id: 1, weight: 0 }] };
    expect(computeTotal(scores.slice(0, 1), scheme).share).toBeNull();
  });

  test('it lies between the lowest and the highest share, whatever the scheme', () => {
    const anyScore = fc.record({
      ...{ family: fc.constantFrom('homework' as const, 'test' as const), points: fc.nat(100) },
      maximum: fc.constant(100),
    });
    const anyScheme = fc.record({
      ...{ kind: fc.constantFrom(...schemeKinds), homeworkWeight: fc.integer({ min: 1, max: 100 }) },
      ...{ testWeight: fc.integer({ min: 1, max: 100 }), dropLowest: fc.nat(5), workWeights: fc.constant([]) },
    });
    fc.assert(
      fc.property(fc.array(anyScore, { minLength: 1, maxLength: 20 }), anyScheme, (drafts, scheme) => {
        const all = drafts.map((draft, index) => ({ ...draft, workId: index }));
        const { share } = computeTotal(all, scheme);
        const shares = all.map(({ points, maximum }) => points / maximum);
        expect(share).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-9);
        expect(share).toBeLessThanOrEqual(Math.max(...shares) + 1e-9);
      }),
    );
  });
});
