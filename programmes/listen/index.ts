import type { Programme } from '@inkstone/exam/blueprint';
import { repeatRubric } from '../toefl-2026/rubrics.ts';
import { practiceScoring } from '../common/percent-scoring.ts';
import { listenCard } from './card.ts';
import { sections } from './sections.ts';
import { speechRubric } from './speech-rubric.ts';

/** Listening and speaking practice: dictation, repeating, timed speaking. */
export const listen: Programme = {
  id: listenCard.id,
  name: listenCard.name,
  routes: listenCard.routes,
  variants: [
    {
      id: 'practice',
      name: listenCard.exams.practice,
      sections,
      scoring: practiceScoring(sections.map(({ id }) => id)),
      rubrics: [{ ...repeatRubric, of: ['repeat'] }, speechRubric],
    },
  ],
  reports: {},
  sources: [],
};
