import type { LocalizedText, PartRule, Programme } from '@inkstone/exam/blueprint';
import { commonCard } from './card.ts';
import { singleScaleScoring } from './percent-scoring.ts';

const questions: LocalizedText = { en: 'Questions', zh: '题目' };

const anyNumber = { questions: null, sets: { from: 1, to: 60 } } as const;

/** Speaking keeps its preparation and response times. */
const speaking: PartRule = {
  id: 'speaking',
  name: { en: 'Speaking', zh: '口语' },
  types: ['timed-speech'],
  windows: { prepSeconds: 20, responseSeconds: 60 },
  ...anyNumber,
};

/** Assignments of no exam: any number and type of questions, without a clock. */
export const common = {
  id: commonCard.id,
  name: commonCard.name,
  routes: commonCard.routes,
  variants: [
    {
      id: 'practice',
      name: commonCard.exams.practice,
      sections: [
        {
          id: 'select',
          name: questions,
          skill: 'general',
          directions: {
            en: '<p>Answer in any order. An answer can be changed until you hand in.</p>',
            zh: '<p>可按任意顺序作答。提交前可随时修改答案。</p>',
          },
          navigation: 'section',
          reviewScreen: true,
          tools: ['flag', 'eliminator', 'highlighter', 'notes', 'line-reader', 'zoom'],
          clipboard: true,
          configurable: true,
          parts: [speaking, { id: 'questions', name: questions, types: [], ...anyNumber }],
        },
      ],
      scoring: singleScaleScoring({ id: 'select', name: questions }, ['select']),
      rubrics: [],
    },
  ],
  reports: {},
  sources: [],
} as const satisfies Programme;
