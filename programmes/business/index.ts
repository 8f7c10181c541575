import type { Programme } from '@inkstone/exam/blueprint';
import { businessCard } from './card.ts';
import { caseRubric } from './rubric.ts';
import { sections } from './sections.ts';

/** The school's own paper for those who apply in accounting and business: its sections, minutes and points are the paper's, the score is a percentage. */
export const business: Programme = {
  id: businessCard.id,
  name: businessCard.name,
  routes: businessCard.routes,
  variants: [
    {
      id: 'paper',
      name: businessCard.exams.paper,
      sections,
      scoring: {
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
        total: {
          combine: 'weighted',
          of: sections.map(({ id }) => id),
          least: 0,
          most: 100,
          step: 1,
          estimate: false,
        },
      },
      rubrics: [caseRubric],
    },
  ],
  // The specification names no paper type of it.
  reports: {},
  // There is no public standard: the paper is the school's own.
  sources: [],
};
