import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of the AMC contests. */
export const amcCard = {
  id: 'amc',
  position: 10,
  name: { en: 'AMC', zh: 'AMC 数学竞赛' },
  routes: { exam: '/amc', homework: '/amc/homework' },
  sections: ['contest', 'practice'],
  options: 5,
  examLanguage: 'both',
  exams: {
    'amc-8': { en: 'AMC 8', zh: 'AMC 8' },
    'amc-10': { en: 'AMC 10', zh: 'AMC 10' },
    'amc-12': { en: 'AMC 12', zh: 'AMC 12' },
    practice: { en: 'AMC practice', zh: 'AMC 数学竞赛练习' },
  },
} as const satisfies ProgrammeCard;
