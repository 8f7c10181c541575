import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Programme, variant and subject of assignments that belong to no exam. */
export const commonAssignment = { programme: 'common', variant: 'practice', subject: 'general' } as const;

/**
 * Names and routes of assignments that belong to no exam; the specification's routes are irregular, so each is an
 * alias.
 */
export const commonCard = {
  id: 'common',
  position: 230,
  name: { en: 'General practice', zh: '通用练习' },
  routes: {
    exam: '/exam/common',
    homework: '/exam/common/homework',
    aliases: {
      '/exam/common/report': '/stu/commonReport',
      '/exam/common/taughtReport': '/report/select',
      '/exam/common/homework/report': '/stu/commonReport',
      '/exam/common/homework/taughtReport': '/report/select',
    },
  },
  sections: ['select'],
  exams: { practice: { en: 'General practice', zh: '通用练习' } },
} as const satisfies ProgrammeCard;
