import type { Programme } from '@inkstone/exam/blueprint';
import { percentScoring } from '../common/percent-scoring.ts';
import { businessCard } from './card.ts';
import { caseRubric } from './rubric.ts';
import { sections } from './sections.ts';

/**
 * The school's own paper for applicants in accounting and business: the paper sets sections, minutes and points; the
 * score is a percentage.
 */
export const business: Programme = {
  id: businessCard.id,
  name: businessCard.name,
  routes: businessCard.routes,
  variants: [
    {
      id: 'paper',
      name: businessCard.exams.paper,
      sections,
      scoring: percentScoring(sections),
      rubrics: [caseRubric],
    },
  ],
  // The specification has no paper type for it.
  reports: {},
  // There is no public standard: the paper is the school's own.
  sources: [],
};
