import type { LocalizedText, ScoringRule, SectionRule } from '@inkstone/exam/blueprint';

/**
 * Scoring of the school's own papers: each section as a percentage of its points, the total by all points; wrong
 * answers cost nothing.
 */
export const percentScoring = (sections: readonly Pick<SectionRule, 'id' | 'name'>[]): ScoringRule => ({
  answers: { right: 100, wrong: 0, blank: 0 },
  scales: sections.map(({ id, name }) => ({
    id,
    name,
    tests: [{ sections: [id], conversion: { by: 'percent' } }],
    least: 0,
    most: 100,
    step: 1,
  })),
  // Without weights each section counts by its points, as set in the paper.
  total: { combine: 'weighted', of: sections.map(({ id }) => id), least: 0, most: 100, step: 1, estimate: false },
});

/** One score: the percentage of all points of the sections. */
export const singleScaleScoring = (
  { id, name }: { id: string; name: LocalizedText },
  sections: readonly string[],
): ScoringRule => ({
  answers: { right: 100, wrong: 0, blank: 0 },
  scales: [{ id, name, tests: [{ sections, conversion: { by: 'percent' } }], least: 0, most: 100, step: 1 }],
  total: { combine: 'single', of: [id], least: 0, most: 100, step: 1, estimate: false },
});

/** Percentage of all points: practice has no exam score. */
export const practiceScoring = (sections: readonly string[]): ScoringRule =>
  singleScaleScoring({ id: 'practice', name: { en: 'Practice', zh: '练习' } }, sections);
