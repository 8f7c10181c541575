import type { ScoringRule, SectionRule } from '@inkstone/exam/blueprint';

/**
 * Scores of a paper of the school's own: each section in percent of its points, 0 to 100, and the whole by the points of
 * all; a wrong answer costs nothing.
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
  // Without weights each section counts by its points, which whoever writes the paper gives to its questions.
  total: { combine: 'weighted', of: sections.map(({ id }) => id), least: 0, most: 100, step: 1, estimate: false },
});
