import type { Programme } from '@inkstone/exam/blueprint';
import { duolingoCard } from './card.ts';
import { examWindow } from './exam-window.ts';
import { practice } from './practice.ts';
import { spokenRubric, writtenRubric } from './rubrics.ts';
import { scoring } from './scoring.ts';
import { examSections } from './sections.ts';

/** The Duolingo English Test since July 2025, as a fixed form, and practice without its clocks. */
export const duolingo: Programme = {
  id: duolingoCard.id,
  name: duolingoCard.name,
  routes: duolingoCard.routes,
  examWindow,
  variants: [
    {
      id: 'july-2025',
      name: duolingoCard.exams['july-2025'],
      sections: examSections,
      scoring,
      rubrics: [writtenRubric, spokenRubric],
      setUpSeconds: 300,
      appliesTo: 'from 1 Jul 2025',
    },
    practice,
  ],
  // The specification has no paper type for this test.
  reports: {},
  sources: [
    'testcenter.zendesk.com',
    'collegedunia.com',
    'abroadcube.com',
    'detpractice-tadehub.com',
    'goarno.io',
    'det-portal',
  ],
};
