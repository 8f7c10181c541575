import type { Programme } from '@inkstone/exam/blueprint';
import { integratedRubric } from '../toefl-parts/integrated-rubric.ts';
import { fourSkillsPracticeScoring, practiceSections } from '../toefl-parts/practice.ts';
import { scoring } from '../toefl-parts/scoring.ts';
import { speakingRubric } from '../toefl-parts/speaking-rubric.ts';
import { buildSpeaking } from '../toefl-parts/speaking.ts';
import { toeflClassicCard } from './card.ts';
import { examWindow } from './exam-window.ts';
import { essayRubric } from './essay-rubric.ts';
import { listening, reading, independent, writing } from './sections.ts';

const rubrics = [speakingRubric, integratedRubric, essayRubric];

/** TOEFL iBT from August 2019 to 25 July 2023: four sections with a break of ten minutes after the second. */
export const toeflClassic: Programme = {
  id: toeflClassicCard.id,
  name: toeflClassicCard.name,
  routes: toeflClassicCard.routes,
  examWindow,
  variants: [
    {
      id: 'toefl-classic',
      name: toeflClassicCard.exams['toefl-classic'],
      sections: [reading, listening, buildSpeaking(17), writing],
      scoring,
      rubrics,
      appliesTo: 'Aug 2019 - 25 Jul 2023',
    },
    {
      id: 'practice',
      name: toeflClassicCard.exams.practice,
      sections: practiceSections(independent),
      scoring: fourSkillsPracticeScoring,
      rubrics,
    },
  ],
  // The specification has no paper type for TOEFL; this one is ours: family 01, second form.
  reports: { 2000102: 'standard' },
  sources: [
    'mindmaster.io',
    'hellotoefl.com',
    'improvedenglish.com',
    'magoosh.com',
    'toeflresources.com',
    'perfectreview.co.in',
    'studylib',
    'eduzms',
  ],
};
