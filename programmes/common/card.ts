import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** What work that belongs to no exam is kept as. */
export const commonAssignment = { programme: 'common', variant: 'practice', subject: 'general' } as const;

/** Names and places of work that belongs to no exam; its old addresses are not alike, so each is an alias. */
export const commonCard = {
  id: 'common',
  name: { en: 'General practice', zh: '通用练习' },
  routes: {
    exam: '/exam/common',
    homework: '/exam/common/homework',
    aliases: {
      '/exam/common/report': '/stu/commonReport',
      '/exam/common/taughtReport': '/report/select',
      '/exam/common/correct': '/report/select',
      '/exam/common/homework/report': '/stu/commonReport',
      '/exam/common/homework/taughtReport': '/report/select',
      '/exam/common/homework/correct': '/report/select',
    },
  },
  sections: ['select'],
  exams: { practice: { en: 'General practice', zh: '通用练习' } },
} as const satisfies ProgrammeCard;
