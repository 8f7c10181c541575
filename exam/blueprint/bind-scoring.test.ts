import { describe, expect, test } from 'vitest';
import type { ScoringRule, TotalRule } from './scoring-rule.ts';
import { buildBlueprint, buildSectionRule } from './testing.ts';

const skills = ['reading', 'listening', 'writing'];
const named = (id: string) => ({ en: id, zh: id });

const scoring = (total: Partial<TotalRule> = {}): ScoringRule => ({
  answers: { right: 100, wrong: 0, blank: 0 },
  scales: skills.map((id) => ({
    id,
    name: named(id),
    tests: [{ sections: [id], conversion: { by: 'raw' } }],
    least: 0,
    most: 30,
    step: 1,
  })),
  total: { combine: 'sum', of: skills, least: 0, most: 90, step: 1, estimate: false, ...total },
});

const boundTo = (held: readonly string[], rule: ScoringRule) =>
  buildBlueprint({
    sections: skills.map((id) => buildSectionRule(id)),
    filled: held.map((section, index) => ({ section, sets: [[index + 1]] })),
    variant: { scoring: rule },
  }).scoring;

describe('a paper of some sections', () => {
  test('has the scores of those sections, and a total limited to them', () => {
    const { scales, total } = boundTo(['reading', 'writing'], scoring());
    expect(scales.map(({ id }) => id)).toEqual(['reading', 'writing']);
    expect(total).toMatchObject({ of: ['reading', 'writing'], least: 0, most: 60 });
  });

  test('keeps the bounds of a mean', () => {
    expect(boundTo(['writing'], scoring({ combine: 'mean', most: 30 })).total).toMatchObject({
      of: ['writing'],
      most: 30,
    });
  });

  test('has the means whose scores all exist', () => {
    const mean = (id: string, of: readonly string[]) => ({ id, name: named(id), of, step: 1 });
    const means = [mean('both', ['reading', 'writing']), mean('ears', ['reading', 'listening'])];
    expect(boundTo(['reading', 'writing'], { ...scoring(), means }).means?.map(({ id }) => id)).toEqual(['both']);
    expect(boundTo(skills, { ...scoring(), means }).means).toEqual(means);
  });

  test('keeps the rule if all sections are present, or none of those that count', () => {
    expect(boundTo(skills, scoring())).toEqual(scoring());
    expect(boundTo(['writing'], scoring({ of: ['reading'] })).total.of).toEqual(['reading']);
  });
});

test('a scale in points has the points of the paper’s questions as its maximum, and so has its total', () => {
  const rule = scoring({ combine: 'single', of: ['reading'], most: 30 });
  const measured = { ...rule, scales: rule.scales.map((scale) => ({ ...scale, mostIsPoints: true })) };
  const { scales, total } = boundTo(['reading'], measured);
  expect(scales.find(({ id }) => id === 'reading')?.most).toBe(1);
  expect(total.most).toBe(1);
});
