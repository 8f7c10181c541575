import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of admission interviews; tests and homework share their screens. */
export const interviewCard = {
  id: 'interview',
  position: 80,
  name: { en: 'Interview', zh: '面试' },
  routes: {
    exam: '/interview',
    homework: '/interview/homework',
    aliases: {
      '/interview/report': '/homework/interview/report',
      '/interview/correct': '/homework/interview/correct',
      '/interview/homework/exercise': '/homework/interview/exercise',
      '/interview/homework/report': '/homework/interview/report',
      '/interview/homework/correct': '/homework/interview/correct',
    },
  },
  sections: ['interview', 'writing'],
  audioCall: 'upload/interviewAudio',
  exams: {
    admission: { en: 'Admission interview', zh: '入学面试' },
    practice: { en: 'Interview practice', zh: '面试练习' },
  },
} as const satisfies ProgrammeCard;
