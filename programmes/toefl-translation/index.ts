import type { Programme, SectionRule } from '@inkstone/exam/blueprint';
import { practiceScoring } from '../common/percent-scoring.ts';
import { toeflTranslationCard } from './card.ts';
import { translationRubric } from './rubric.ts';

/** Sentences for speaking tasks, translated into English orally or in writing. */
const translation: SectionRule = {
  id: 'translation',
  name: { en: 'Translation', zh: '翻译' },
  skill: 'speaking',
  directions: {
    en: '<p>Put each sentence into English, aloud or in writing as the task says. Say it as you would in the speaking test: a whole sentence, not word by word. A recording can be made again until you hand in.</p>',
    zh: '<p>按要求把每句话译成英语，口头或书面作答。像口语考试那样说出完整的句子，不要逐词硬译。提交前可以重录。</p>',
  },
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'notes', 'headset-check'],
  clipboard: true,
  configurable: true,
  parts: [
    {
      id: 'sentences',
      name: { en: 'Sentences', zh: '句子' },
      types: ['translation'],
      pointsByType: { translation: 500 },
      questions: null,
      sets: { from: 1, to: 60 },
    },
  ],
};

/** Translation for TOEFL speaking, marked by meaning, completeness and language. */
export const toeflTranslation: Programme = {
  id: toeflTranslationCard.id,
  name: toeflTranslationCard.name,
  routes: toeflTranslationCard.routes,
  variants: [
    {
      id: 'practice',
      name: toeflTranslationCard.exams.practice,
      sections: [translation],
      scoring: practiceScoring([translation.id]),
      rubrics: [translationRubric],
    },
  ],
  reports: {},
  sources: [],
};
