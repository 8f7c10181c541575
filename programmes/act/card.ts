import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of the ACT. */
export const actCard = {
  id: 'act',
  position: 60,
  name: { en: 'ACT', zh: 'ACT' },
  routes: {
    exam: '/act',
    homework: '/act/homework',
    aliases: { '/act/finished': '/ws/act/finished' },
  },
  sections: ['english', 'math', 'reading', 'science', 'writing'],
  examLanguage: 'en',
  exams: {
    enhanced: { en: 'Enhanced ACT', zh: 'ACT 新版' },
    classic: { en: 'Classic ACT', zh: 'ACT 旧版' },
    practice: { en: 'ACT practice', zh: 'ACT 练习' },
  },
} as const satisfies ProgrammeCard;
