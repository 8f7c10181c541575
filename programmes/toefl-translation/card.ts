import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of translation for TOEFL speaking. */
export const toeflTranslationCard = {
  id: 'toefl-translation',
  position: 150,
  name: { en: 'TOEFL speaking translation', zh: '托福口语翻译' },
  routes: {
    exam: '/toefl/speaking/translation',
    homework: '/toefl/homework/speaking/translation',
    aliases: {
      '/toefl/speaking/translation/report': '/toefl/homework/speaking/translation/report',
      '/toefl/speaking/translation/correct': '/toefl/homework/speaking/translation/correct',
    },
  },
  audioCall: 'upload/translateAudio',
  sections: ['translation'],
  exams: { practice: { en: 'TOEFL speaking translation', zh: '托福口语翻译' } },
} as const satisfies ProgrammeCard;
