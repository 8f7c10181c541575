import type { Programme, SectionRule } from '@inkstone/exam/blueprint';
import { practiceScoring } from '../common/percent-scoring.ts';
import { internationalCard } from './card.ts';
import { listening } from './listening.ts';

const maxQuestions = 25;

/**
 * Any number and type of tasks, without the paper's clock; every recording twice unless the assignment sets otherwise.
 */
const practice: SectionRule = {
  id: 'listening',
  name: listening.name,
  skill: 'listening',
  directions: {
    en: '<p>Listen and answer in any order. How often a recording may be heard is said beside it. An answer can be changed until you hand in.</p>',
    zh: '<p>听录音，可按任意顺序作答。录音旁会注明可听的遍数。提交前可随时修改答案。</p>',
  },
  navigation: 'section',
  reviewScreen: true,
  tools: listening.tools,
  clipboard: true,
  configurable: true,
  parts: [
    {
      id: 'tasks',
      name: { en: 'Tasks', zh: '题目' },
      types: [],
      questions: null,
      sets: { from: 1, to: 60 },
      plays: 2,
    },
  ],
};

/** Listening as in entrance tests of international schools, and practice of its tasks. */
export const international: Programme = {
  id: internationalCard.id,
  name: internationalCard.name,
  routes: internationalCard.routes,
  variants: [
    {
      id: 'listening',
      name: internationalCard.exams.listening,
      sections: [listening],
      scoring: {
        answers: { right: 100, wrong: 0, blank: 0, fixed: true },
        scales: [
          {
            id: 'listening',
            name: listening.name,
            tests: [{ sections: ['listening'], conversion: { by: 'raw' } }],
            least: 0,
            most: maxQuestions,
            step: 1,
          },
        ],
        total: { combine: 'sum', of: ['listening'], least: 0, most: maxQuestions, step: 1, estimate: false },
      },
      rubrics: [],
    },
    {
      id: 'practice',
      name: internationalCard.exams.practice,
      sections: [practice],
      scoring: practiceScoring([practice.id]),
      rubrics: [],
    },
  ],
  reports: {},
  sources: ['sites.google.com/view/dersimiz-dunya (B1 listening)', 'progressive15.org'],
};
