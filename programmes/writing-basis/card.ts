import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/**
 * Names and routes of basic writing. Homework reports have separate routes for students and teachers, test reports a
 * common one.
 */
export const writingBasisCard = {
  id: 'writing-basis',
  position: 100,
  name: { en: 'Writing basis', zh: '写作基础' },
  routes: {
    exam: '/homework/writing',
    homework: '/homework/writing/basis',
    aliases: {
      '/homework/writing/report': '/homework/writing/basis/report',
      '/homework/writing/correct': '/homework/writing/basis/correct',
      '/homework/writing/basis/introduction': '/homework/writing/basis/guide',
      '/homework/writing/basis/ownReport': '/homework/writing/ansAndReportStu',
      '/homework/writing/basis/taughtReport': '/homework/writing/ansAndReportTeacher',
    },
  },
  sections: ['writing'],
  exams: { practice: { en: 'Writing basis', zh: '写作基础' } },
} as const satisfies ProgrammeCard;
