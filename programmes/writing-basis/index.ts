import type { LocalizedText, Programme } from '@inkstone/exam/blueprint';
import { singleScaleScoring } from '../common/percent-scoring.ts';
import { writingBasisCard } from './card.ts';
import { basisRubric } from './rubric.ts';

const writing: LocalizedText = { en: 'Writing', zh: '写作' };
const anyNumber = { questions: null, sets: { from: 0, to: 30 } } as const;

/** From sentences to a text: building sentences (marked by machine) and a first text (marked by a teacher). */
export const writingBasis: Programme = {
  id: writingBasisCard.id,
  name: writingBasisCard.name,
  routes: writingBasisCard.routes,
  variants: [
    {
      id: 'practice',
      name: writingBasisCard.exams.practice,
      sections: [
        {
          id: 'writing',
          name: writing,
          skill: 'writing',
          directions: {
            en: '<p>First build sentences from the words given. Then write a text of your own: decide what you want to say, give it a detail that others can see, and read it once aloud before you hand in.</p><p><b>Scoring.</b> Each sentence that is built rightly earns a point. A teacher marks the text from 0 to 5 for what it says, its order, its words and its grammar, and writes into it. Everything can be changed until you hand in.</p>',
            zh: '<p>先用所给词语组句，再写一篇短文：想好要说什么，写出别人看得见的细节，提交前小声读一遍。</p><p><b>评分。</b>每组对一句得 1 分。短文由老师从内容、条理、用词、语法四方面评分，每项 0 到 5 分，并在文中批注。提交前都可以修改。</p>',
          },
          navigation: 'section',
          reviewScreen: true,
          tools: ['flag', 'notes', 'zoom'],
          clipboard: true,
          configurable: true,
          parts: [
            {
              id: 'sentences',
              name: { en: 'Sentences', zh: '组句' },
              types: ['sentence-build', 'blanks'],
              ...anyNumber,
            },
            {
              id: 'texts',
              name: { en: 'Text', zh: '短文' },
              types: ['essay', 'short-answer'],
              pointsByType: { essay: 500 },
              ...anyNumber,
            },
          ],
        },
      ],
      scoring: singleScaleScoring({ id: 'writing', name: writing }, ['writing']),
      rubrics: [basisRubric],
    },
  ],
  reports: {},
  sources: [],
};
