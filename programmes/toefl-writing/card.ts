import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/**
 * Names and routes of writing practice for TOEFL. Report and analysis share one screen, also for teachers.
 */
export const toeflWritingCard = {
  id: 'toefl-writing',
  position: 160,
  name: { en: 'TOEFL writing practice', zh: '托福写作练习' },
  borrowsFrom: ['toefl-2023', 'toefl-classic'],
  routes: {
    exam: '/toefl/writing/practice',
    homework: '/toefl/writing/practice/homework',
    aliases: {
      '/toefl/writing/practice/report': '/homework/tf/writing/practice/stuReportAndAnalyse',
      '/toefl/writing/practice/correct': '/homework/tf/writing/practice/correct',
      '/toefl/writing/practice/homework/exercise': '/homework/tf/writing/practice/stuExercise',
      '/toefl/writing/practice/homework/report': '/homework/tf/writing/practice/stuReportAndAnalyse',
      '/toefl/writing/practice/homework/correct': '/homework/tf/writing/practice/correct',
    },
  },
  sections: ['writing'],
  exams: { practice: { en: 'TOEFL writing practice', zh: '托福写作练习' } },
} as const satisfies ProgrammeCard;
