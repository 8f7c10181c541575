import { describe, expect, test } from 'vitest';
import { findProgramme } from '@inkstone/programmes';
import { choosePracticeSets, getSecondsPerQuestion, type PracticeCandidate } from './practice-rules.ts';

const candidate = (setId: number, draft: Partial<PracticeCandidate> = {}): PracticeCandidate => ({
  ...{ setId, questionCount: 1, rightShare: null, isSeen: false },
  ...draft,
});
const many = (count: number, draft: (at: number) => Partial<PracticeCandidate> = () => ({})) =>
  Array.from({ length: count }, (_, at) => candidate(at + 1, draft(at)));
const wish = { questions: 8, level: 0.6, seed: 'f00d' };
const toIds = (sets: readonly PracticeCandidate[]) => sets.map(({ setId }) => setId);

describe('the choice of sets', () => {
  test('is the same for the same seed, whatever the order of the candidates, and another for another seed', () => {
    const sets = many(40);
    const chosen = toIds(choosePracticeSets(sets, wish));
    expect(toIds(choosePracticeSets(sets.toReversed(), wish))).toEqual(chosen);
    expect(toIds(choosePracticeSets(sets, { ...wish, seed: 'beef' }))).not.toEqual(chosen);
  });

  test('takes what was not met first, and what was met only where that is not enough', () => {
    const sets = many(12, (at) => ({ isSeen: at >= 5 }));
    const chosen = choosePracticeSets(sets, wish);
    expect(chosen.map(({ isSeen }) => isSeen)).toEqual([
      ...Array<boolean>(5).fill(false),
      ...Array<boolean>(3).fill(true),
    ]);
  });

  test('mixes difficulty around the level: half at it, a quarter easier, a quarter harder', () => {
    const shares = [0.6, 0.95, 0.2];
    const sets = many(60, (at) => ({ rightShare: shares[at % 3] ?? null }));
    const chosen = choosePracticeSets(sets, wish).map(({ rightShare }) => rightShare);
    const count = (share: number) => chosen.filter((rightShare) => rightShare === share).length;
    expect([count(0.6), count(0.95), count(0.2)]).toEqual([4, 2, 2]);
  });

  test('asks no more than was wanted, and a whole set where each is longer', () => {
    const sets = many(20, (at) => ({ questionCount: (at % 5) + 1 }));
    const sum = choosePracticeSets(sets, wish).reduce((total, { questionCount }) => total + questionCount, 0);
    expect(sum).toBe(8);
    const long = many(3, (at) => ({ questionCount: 12 + at }));
    expect(toIds(choosePracticeSets(long, wish))).toEqual([1]);
    expect(choosePracticeSets([], wish)).toEqual([]);
  });
});

test('the pace of an exam is the one of its section, else a minute and a half', () => {
  const pace = getSecondsPerQuestion(findProgramme('sat'), 'math');
  expect(pace).toBeGreaterThan(30);
  expect(pace).toBeLessThan(180);
  expect(getSecondsPerQuestion(findProgramme('sat'), 'nothing')).toBe(90);
  expect(getSecondsPerQuestion(undefined, 'math')).toBe(90);
});
