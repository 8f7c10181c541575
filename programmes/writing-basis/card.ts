import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/**
 * Names and places of the basis of writing. Homework is read by the student and by the teacher at addresses apart; what was
 * a test has its report at one, for everybody.
 */
export const writingBasisCard = {
  id: 'writing-basis',
  name: { en: 'Writing basis', zh: '写作基础' },
  routes: {
    exam: '/homework/writing',
    homework: '/homework/writing/basis',
    aliases: {
      '/homework/writing/report': '/homework/writing/basis/report',
      '/homework/writing/correct': '/homework/writing/basis/report',
      '/homework/writing/basis/introduction': '/homework/writing/basis/guide',
      '/homework/writing/basis/ownReport': '/homework/writing/ansAndReportStu',
      '/homework/writing/basis/taughtReport': '/homework/writing/ansAndReportTeacher',
    },
  },
  sections: ['writing'],
  exams: { practice: { en: 'Writing basis', zh: '写作基础' } },
} as const satisfies ProgrammeCard;
