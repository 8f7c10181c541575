import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of TOEFL iBT from 26 July 2023 to 20 January 2026. */
export const toefl2023Card = {
  id: 'toefl-2023',
  position: 20,
  name: { en: 'TOEFL 2023', zh: '托福 2023' },
  borrowsFrom: ['toefl-classic'],
  routes: {
    exam: '/exam/tfReform',
    homework: '/homework/tfReform',
    aliases: { '/exam/tfReform/introduction': '/toeflReformIntroduction' },
  },
  sections: ['reading', 'listening', 'speaking', 'writing'],
  examLanguage: 'en',
  exams: {
    'toefl-2023': { en: 'TOEFL 2023', zh: '托福 2023' },
    practice: { en: 'TOEFL 2023 practice', zh: '托福 2023 练习' },
  },
} as const satisfies ProgrammeCard;
