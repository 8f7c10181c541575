import type { LocalizedText, Programme } from '@inkstone/exam/blueprint';
import { singleScaleScoring } from '../common/percent-scoring.ts';
import { hrReadingCard } from './card.ts';

const passages: LocalizedText = { en: 'Passages', zh: '文章' };

/** Reading passages for applicants; the time is set with each invitation. */
export const hrReading: Programme = {
  id: hrReadingCard.id,
  name: hrReadingCard.name,
  routes: hrReadingCard.routes,
  variants: [
    {
      id: 'reading',
      name: hrReadingCard.exams.reading,
      sections: [
        {
          id: 'reading',
          name: { en: 'Reading', zh: '阅读' },
          skill: 'reading',
          directions: {
            en: '<p>Read the passage and answer its questions. They may be answered in any order and changed until you hand in. Nobody expects you to know the subject: everything that you need stands in the passage.</p>',
            zh: '<p>阅读文章并回答问题。可按任意顺序作答，提交前可以修改。不需要任何专业知识，答案都在文章里。</p>',
          },
          navigation: 'section',
          reviewScreen: true,
          tools: ['flag', 'highlighter', 'notes', 'zoom'],
          clipboard: false,
          configurable: true,
          parts: [{ id: 'passages', name: passages, types: [], questions: null, sets: { from: 1, to: 6 } }],
        },
      ],
      scoring: singleScaleScoring({ id: 'reading', name: { en: 'Reading', zh: '阅读' } }, ['reading']),
      rubrics: [],
    },
  ],
  reports: {},
  sources: [],
};
