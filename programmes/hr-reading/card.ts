import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and places of the reading that candidates sit: passages of TOEFL at an address of the recruitment's own. */
export const hrReadingCard = {
  id: 'hr-reading',
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
