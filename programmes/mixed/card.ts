import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** The most sections of a mixed paper. */
export const maxMixedSections = 12;

/** Names and routes of papers that mix question sets of several programmes; tests and homework share their screens. */
export const mixedCard = {
  id: 'mixed',
  position: 235,
  name: { en: 'Mixed paper', zh: '混合卷' },
  borrowsFrom: 'all',
  routes: {
    exam: '/mixed',
    homework: '/mixed/homework',
    aliases: {
      '/mixed/homework/exercise': '/mixed/exercise',
      '/mixed/homework/report': '/mixed/report',
      '/mixed/homework/correct': '/mixed/correct',
    },
  },
  sections: Array.from({ length: maxMixedSections }, (_, index) => `section-${index + 1}`),
  exams: { paper: { en: 'Mixed paper', zh: '混合卷' } },
} as const satisfies ProgrammeCard;
