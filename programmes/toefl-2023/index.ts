import type { Programme } from '@inkstone/exam/blueprint';
import { discussion } from '../toefl-parts/writing.ts';
import { integratedRubric } from '../toefl-parts/integrated-rubric.ts';
import { fourSkillsPracticeScoring, practiceSections } from '../toefl-parts/practice.ts';
import { scoring } from '../toefl-parts/scoring.ts';
import { speakingRubric } from '../toefl-parts/speaking-rubric.ts';
import { buildSpeaking } from '../toefl-parts/speaking.ts';
import { toefl2023Card } from './card.ts';
import { examWindow } from './exam-window.ts';
import { discussionRubric } from '../toefl-parts/discussion-rubric.ts';
import { listening, reading, writing } from './sections.ts';

const rubrics = [speakingRubric, integratedRubric, discussionRubric];

/** TOEFL iBT from 26 July 2023 to 20 January 2026: four sections without a break, 116 minutes as published. */
export const toefl2023: Programme = {
  id: toefl2023Card.id,
  name: toefl2023Card.name,
  routes: toefl2023Card.routes,
  examWindow,
  variants: [
    {
      id: 'toefl-2023',
      name: toefl2023Card.exams['toefl-2023'],
      sections: [reading, listening, buildSpeaking(16), writing],
      scoring,
      rubrics,
      appliesTo: '26 Jul 2023 - 20 Jan 2026',
    },
    {
      id: 'practice',
      name: toefl2023Card.exams.practice,
      sections: practiceSections(discussion),
      scoring: fourSkillsPracticeScoring,
      rubrics,
    },
  ],
  // The specification has no paper type for TOEFL; this one is ours: family 01, third form.
  reports: { 2000103: 'standard' },
  sources: [
    'edwisefoundation.com',
    'ottawa-english.com',
    'epicexamprep.com',
    'fullpracticetests.com',
    'terranovamd.com',
    'prepspire',
    'toeflresources.com',
    'eduzms',
    'writing30.com',
  ],
};
