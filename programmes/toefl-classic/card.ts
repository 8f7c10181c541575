import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of TOEFL iBT from August 2019 to 25 July 2023. */
export const toeflClassicCard = {
  id: 'toefl-classic',
  position: 30,
  name: { en: 'TOEFL classic', zh: '托福改革前' },
  borrowsFrom: ['toefl-2023'],
  routes: {
    exam: '/exam/tf',
    homework: '/homework/tf',
    aliases: { '/exam/tf/introduction': '/toeflIntroduction', '/exam/tf/break': '/ws/exam/break' },
  },
  sections: ['reading', 'listening', 'speaking', 'writing'],
  examLanguage: 'en',
  exams: {
    'toefl-classic': { en: 'TOEFL classic', zh: '托福改革前' },
    practice: { en: 'TOEFL classic practice', zh: '托福改革前练习' },
  },
} as const satisfies ProgrammeCard;
