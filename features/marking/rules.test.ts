import { describe, expect, test } from 'vitest';
import type { Rubric } from '@inkstone/exam/blueprint';
import { computeEarnedPoints, getSubmissionState, getMaxPoints, computeMarkPoints, areScoresValid } from './rules.ts';

const says = { en: 'Like this.', zh: '如此。' };
const levels = [400, 0].map((points) => ({ points, says }));
const criterion = (id: string) => ({ id, name: says, least: 0, most: 400, step: 50, levels });
const rubric = (joined: Rubric['joined']): Rubric => ({
  id: 'one',
  name: says,
  types: ['essay'],
  joined,
  criteria: [criterion('content'), criterion('language')],
  levels,
});

test('a mark is nothing, then a draft, then released', () => {
  expect([null, { releasedAt: null }, { releasedAt: new Date(0) }].map(getSubmissionState)).toEqual([
    'toMark',
    'draft',
    'released',
  ]);
});

describe('scores', () => {
  test.each([
    ['inside the rubric and on a step', { content: 350 }, null, true],
    ['of a criterion that the rubric lacks', { charm: 100 }, null, false],
    ['above the criterion', { content: 450 }, null, false],
    ['between two steps', { content: 325 }, null, false],
    ['for the whole, within the levels', {}, 350, true],
    ['for the whole, above the levels', {}, 450, false],
    ['for the whole, between two steps', {}, 325, false],
  ])('%s', (_what, scores, points, fits) => {
    expect(areScoresValid(rubric('holistic'), 100, { scores, points })).toBe(fits);
  });

  test('without a rubric the points are those of the question', () => {
    expect(areScoresValid(null, 130, { scores: {}, points: 130 })).toBe(true);
    expect(areScoresValid(null, 130, { scores: {}, points: 150 })).toBe(false);
    expect(getMaxPoints(null, 130)).toBe(130);
  });
});

test('a sum needs all of its criteria; a holistic mark has points of its own', () => {
  expect(computeMarkPoints(rubric('sum'), { scores: { content: 300, language: 250 }, points: 0 })).toBe(550);
  expect(computeMarkPoints(rubric('sum'), { scores: { content: 300 }, points: 400 })).toBeNull();
  expect(computeMarkPoints(rubric('mean'), { scores: { content: 300, language: 200 }, points: null })).toBe(250);
  expect(computeMarkPoints(rubric('holistic'), { scores: { content: 300, language: 200 }, points: 300 })).toBe(300);
});

test('a question earns its points by the share of the scale', () => {
  expect(computeEarnedPoints(300, { pointsMost: 400, possible: 100 })).toBe(75);
  expect(computeEarnedPoints(350, { pointsMost: 500, possible: 500 })).toBe(350);
  expect(computeEarnedPoints(0, { pointsMost: 0, possible: 100 })).toBe(0);
});
