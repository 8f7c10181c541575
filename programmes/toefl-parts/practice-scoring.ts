import type { ScoringRule, SectionRule } from '@inkstone/exam/blueprint';

/** Percentage of all points: practice has no exam score. */
export const practiceScoring = (sections: readonly Pick<SectionRule, 'id'>[]): ScoringRule => ({
  answers: { right: 100, wrong: 0, blank: 0 },
  scales: [
    {
      id: 'practice',
      name: { en: 'Practice', zh: '练习' },
      tests: [{ sections: sections.map(({ id }) => id), conversion: { by: 'percent' } }],
      least: 0,
      most: 100,
      step: 1,
    },
  ],
  total: { combine: 'single', of: ['practice'], least: 0, most: 100, step: 1, estimate: false },
});
