import type { Programme, SectionRule } from '@inkstone/exam/blueprint';
import { essayRubric } from '../toefl-classic/essay-rubric.ts';
import { discussionRubric } from '../toefl-parts/discussion-rubric.ts';
import { integratedRubric } from '../toefl-parts/integrated-rubric.ts';
import { practiceScoring } from '../common/percent-scoring.ts';
import { writingPoints } from '../toefl-parts/writing.ts';
import { toeflWritingCard } from './card.ts';

const texts = { types: ['essay'], pointsByType: writingPoints, questions: null, sets: { from: 1, to: 30 } } as const;

/** TOEFL texts without the exam's clocks; students analyse their marked texts. */
const writing: SectionRule = {
  id: 'writing',
  name: { en: 'Writing', zh: '写作' },
  skill: 'writing',
  directions: {
    en: '<p>Write, and change everything until you hand in.</p><p><b>Afterwards.</b> A teacher marks each text from 0 to 5 and writes into it. When the marks are back, read them and say in your own words what went wrong and what you will do next: that is the second half of the practice, and your teacher reads it.</p>',
    zh: '<p>请写作，提交前都可以修改。</p><p><b>之后。</b>老师对每篇评 0 到 5 分，并在文中批注。批改发还后，请阅读批注，用自己的话写下问题出在哪里、下一步怎么做：这是练习的后半部分，老师会看。</p>',
  },
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'highlighter', 'notes'],
  clipboard: true,
  configurable: true,
  ownAnalysis: true,
  parts: [
    {
      id: 'integrated',
      name: { en: 'Integrated writing', zh: '综合写作' },
      ...texts,
      material: ['text', 'audio'],
      windows: { readSeconds: 180, readHidesText: true, textReturns: true },
      words: { from: 150, to: 225 },
    },
    {
      id: 'discussion',
      name: { en: 'Academic discussion', zh: '学术讨论' },
      ...texts,
      material: ['text'],
      words: { from: 100, to: null },
    },
    { id: 'independent', name: { en: 'Independent essay', zh: '独立写作' }, ...texts, words: { from: 300, to: null } },
  ],
};

/** Writing practice for TOEFL: written, marked, and analysed by the student. */
export const toeflWriting: Programme = {
  id: toeflWritingCard.id,
  name: toeflWritingCard.name,
  routes: toeflWritingCard.routes,
  variants: [
    {
      id: 'practice',
      name: toeflWritingCard.exams.practice,
      sections: [writing],
      scoring: practiceScoring([writing.id]),
      rubrics: [integratedRubric, discussionRubric, essayRubric],
    },
  ],
  reports: {},
  sources: [],
};
