import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/**
 * Names and routes of the school's own paper for applicants in accounting and business. It is assigned to candidates as
 * a test; homework uses the same screens.
 */
export const businessCard = {
  id: 'business',
  position: 130,
  name: { en: 'Accounting and business', zh: '财会与商务' },
  routes: {
    exam: '/recruitment',
    homework: '/recruitment/homework',
    aliases: {
      '/recruitment/introduction': '/recruitment/business/guide',
      '/recruitment/report': '/recruitment/business/report',
      '/recruitment/correct': '/recruitment/business/correct',
      '/recruitment/homework/exercise': '/recruitment/business/exercise',
      '/recruitment/homework/report': '/recruitment/business/report',
      '/recruitment/homework/correct': '/recruitment/business/correct',
    },
  },
  sections: ['choice', 'figures', 'cases'],
  exams: { paper: { en: 'Accounting and business paper', zh: '财会与商务卷' } },
} as const satisfies ProgrammeCard;
