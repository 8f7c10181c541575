import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of listening homework for TOEFL; its papers may also use recordings of the full exams. */
export const toeflListeningCard = {
  id: 'toefl-listening',
  position: 140,
  name: { en: 'TOEFL listening', zh: '托福听力' },
  borrowsFrom: ['toefl-2023', 'toefl-2026'],
  routes: {
    exam: '/toefl/listening',
    homework: '/toefl/homework/listening',
    aliases: {
      '/toefl/listening/report': '/toefl/homework/listening/report',
      '/toefl/listening/correct': '/toefl/homework/listening/correct',
    },
  },
  sections: ['listening'],
  exams: { practice: { en: 'TOEFL listening practice', zh: '托福听力练习' } },
} as const satisfies ProgrammeCard;
