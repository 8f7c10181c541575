import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of the SSAT: one screen for all sections, tests and homework. */
export const ssatCard = {
  id: 'ssat',
  position: 90,
  name: { en: 'SSAT', zh: 'SSAT' },
  routes: {
    exam: '/ssat',
    homework: '/ssat/homework',
    aliases: { '/ssat/report': '/ssat/homework/report', '/ssat/correct': '/ssat/homework/correct' },
  },
  sections: ['writing-sample', 'quantitative-1', 'reading', 'verbal', 'quantitative-2', 'experimental', 'quantitative'],
  options: 5,
  examLanguage: 'en',
  exams: {
    upper: { en: 'SSAT Upper Level', zh: 'SSAT 高级' },
    middle: { en: 'SSAT Middle Level', zh: 'SSAT 中级' },
    elementary: { en: 'SSAT Elementary Level', zh: 'SSAT 初级' },
    practice: { en: 'SSAT practice', zh: 'SSAT 练习' },
  },
} as const satisfies ProgrammeCard;
