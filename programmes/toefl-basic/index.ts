import type { Programme } from '@inkstone/exam/blueprint';
import { speakingRubric } from '../toefl-parts/speaking-rubric.ts';
import { toeflBasicCard } from './card.ts';
import { sections } from './sections.ts';
import { textRubric } from './text-rubric.ts';

/** The school's own papers for beginners: any of the four skills, with the paper's own minutes; scored in percent. */
export const toeflBasic: Programme = {
  id: toeflBasicCard.id,
  name: toeflBasicCard.name,
  routes: toeflBasicCard.routes,
  variants: [
    {
      id: 'paper',
      name: toeflBasicCard.exams.paper,
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
        total: {
          combine: 'weighted',
          of: sections.map(({ id }) => id),
          least: 0,
          most: 100,
          step: 1,
          estimate: false,
        },
      },
      rubrics: [speakingRubric, textRubric],
    },
  ],
  // The specification names no paper type of these; this one is ours: family 01, the school's own.
  reports: { 2000109: 'basic' },
  sources: [],
};
