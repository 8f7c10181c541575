import type { LocalizedText, Programme } from '@inkstone/exam/blueprint';
import { singleScaleScoring } from '../common/percent-scoring.ts';
import { fillBlanksCard } from './card.ts';

const gaps: LocalizedText = { en: 'Texts with gaps', zh: '短文填空' };

/** Texts with gaps: whole words, or missing halves of words; credit per gap. */
export const fillBlanks: Programme = {
  id: fillBlanksCard.id,
  name: fillBlanksCard.name,
  routes: fillBlanksCard.routes,
  variants: [
    {
      id: 'practice',
      name: fillBlanksCard.exams.practice,
      sections: [
        {
          id: 'blanks',
          name: gaps,
          skill: 'blanks',
          directions: {
            en: '<p>Read the whole text once before you fill anything in. Then write one word into each gap; spelling counts, capitals do not. Everything can be changed until you hand in.</p>',
            zh: '<p>先通读全文，再动笔。每空填一个词，拼写要正确，大小写不影响得分。提交前都可以修改。</p>',
          },
          navigation: 'section',
          reviewScreen: true,
          tools: ['flag', 'highlighter', 'notes', 'line-reader', 'zoom'],
          clipboard: true,
          configurable: true,
          parts: [
            {
              id: 'gaps',
              name: gaps,
              types: ['blanks', 'complete-the-words'],
              questions: null,
              sets: { from: 1, to: 40 },
            },
          ],
        },
      ],
      scoring: singleScaleScoring({ id: 'blanks', name: gaps }, ['blanks']),
      rubrics: [],
    },
  ],
  reports: {},
  sources: [],
};
