import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/**
 * Names and routes of the Duolingo English Test; one screen for taking it and one for the report, for students and
 * teachers.
 */
export const duolingoCard = {
  id: 'duolingo',
  position: 220,
  name: { en: 'Duolingo', zh: '多邻国' },
  routes: {
    exam: '/duolingo',
    homework: '/duolingo/homework',
    aliases: {
      '/duolingo/report': '/homework/duolingo/listenReport',
      '/duolingo/homework/exercise': '/homework/duolingo/listening/exercise',
      '/duolingo/homework/report': '/homework/duolingo/listenReport',
    },
  },
  sections: ['graded', 'sample', 'reading', 'listening', 'writing', 'speaking'],
  audioCall: 'upload/duolingoAudio',
  examLanguage: 'en',
  exams: {
    'july-2025': { en: 'Duolingo English Test', zh: '多邻国英语测试' },
    practice: { en: 'Duolingo practice', zh: '多邻国练习' },
  },
} as const satisfies ProgrammeCard;
