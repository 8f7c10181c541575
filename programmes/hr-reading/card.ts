import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of the reading test for candidates: TOEFL passages at a route of recruitment. */
export const hrReadingCard = {
  id: 'hr-reading',
  position: 120,
  name: { en: 'Recruitment reading', zh: '招聘阅读' },
  borrowsFrom: ['toefl-2023', 'toefl-classic'],
  routes: {
    exam: '/recruitment/reading',
    homework: '/recruitment/reading/homework',
    aliases: {
      '/recruitment/reading/reading': '/exam/tf/hrReading',
      '/recruitment/reading/homework/exercise': '/exam/tf/hrReading',
    },
  },
  sections: ['reading'],
  exams: { reading: { en: 'Recruitment reading', zh: '招聘阅读' } },
} as const satisfies ProgrammeCard;
