import type { Programme } from '@inkstone/exam/blueprint';
import { discussionRubric } from '../toefl-parts/discussion-rubric.ts';
import { fourSkillsPracticeScoring } from '../toefl-parts/practice.ts';
import { toefl2026Card } from './card.ts';
import { examWindow } from './exam-window.ts';
import { listening } from './listening.ts';
import { practiceSections } from './practice.ts';
import { reading } from './reading.ts';
import { emailRubric, interviewRubric, repeatRubric } from './rubrics.ts';
import { scoring } from './scoring.ts';
import { speaking } from './speaking.ts';
import { textRubric } from './text-rubric.ts';
import { writing } from './writing.ts';

const rubrics = [emailRubric, discussionRubric, repeatRubric, interviewRubric];

/** TOEFL iBT since 21 January 2026: reading and listening adapt, four bands from 1 to 6, no break. */
export const toefl2026: Programme = {
  id: toefl2026Card.id,
  name: toefl2026Card.name,
  routes: toefl2026Card.routes,
  examWindow,
  variants: [
    {
      id: 'toefl-2026',
      name: toefl2026Card.exams['toefl-2026'],
      sections: [reading, listening, writing, speaking],
      scoring,
      rubrics,
      appliesTo: 'from 21 Jan 2026',
    },
    {
      id: 'practice',
      name: toefl2026Card.exams.practice,
      sections: practiceSections,
      scoring: fourSkillsPracticeScoring,
      rubrics: [textRubric, repeatRubric, interviewRubric],
    },
  ],
  // The specification has no paper type for TOEFL; this one is ours: family 01, fourth form.
  reports: { 2000104: 'standard' },
  sources: [
    'es.ets.org',
    'prepdrills.com',
    'dr-speak.com',
    'lingoleap.ai',
    'wizprep.ai',
    'toeflresources.com',
    'magoosh.com',
    'testsucceed.com',
    'writing30.com',
  ],
};
