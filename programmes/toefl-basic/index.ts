import type { Programme } from '@inkstone/exam/blueprint';
import { percentScoring } from '../common/percent-scoring.ts';
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
      scoring: percentScoring(sections),
      rubrics: [speakingRubric, textRubric],
    },
  ],
  // The specification has no paper type for these; this one is ours: family 01, the school's own.
  reports: { 2000109: 'basic' },
  sources: [],
};
