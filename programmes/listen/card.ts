import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of listening and speaking practice; reports share the screens of assignments without exam. */
export const listenCard = {
  id: 'listen',
  position: 180,
  name: { en: 'Listening and speaking', zh: '听说练习' },
  routes: {
    exam: '/listen',
    homework: '/listen/homework',
    aliases: {
      '/listen/speak': '/speak/exam',
      '/listen/report': '/stu/commonReport',
      '/listen/taughtReport': '/report/select',
      '/listen/homework/report': '/stu/commonReport',
      '/listen/homework/taughtReport': '/report/select',
    },
  },
  sections: ['transcription', 'repeat', 'speak'],
  exams: { practice: { en: 'Listening and speaking practice', zh: '听说练习' } },
} as const satisfies ProgrammeCard;
