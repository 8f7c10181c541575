import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of listening for international schools. */
export const internationalCard = {
  id: 'international',
  position: 170,
  name: { en: 'International school', zh: '国际学校' },
  routes: {
    exam: '/international/listening',
    homework: '/international/homework/listening',
    aliases: {
      '/international/listening/report': '/international/homework/listening/report',
      '/international/listening/correct': '/international/homework/listening/correct',
    },
  },
  sections: ['listening'],
  options: 3,
  exams: {
    listening: { en: 'International school listening', zh: '国际学校听力' },
    practice: { en: 'International school practice', zh: '国际学校听力练习' },
  },
} as const satisfies ProgrammeCard;
