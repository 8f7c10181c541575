import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of the school's own papers preparing for AMC; tests and homework share their screens. */
export const amcBasicCard = {
  id: 'amc-basic',
  position: 190,
  name: { en: 'AMC Basic', zh: 'AMC 基础' },
  routes: {
    exam: '/amcBasicExam',
    homework: '/amcBasicExam/homework',
    aliases: {
      '/amcBasicExam/homework/exercise': '/amcBasicExam/exercise',
      '/amcBasicExam/homework/report': '/amcBasicExam/report',
      '/amcBasicExam/homework/correct': '/amcBasicExam/correct',
    },
  },
  sections: ['part-a', 'part-b', 'part-c'],
  exams: { paper: { en: 'AMC Basic paper', zh: 'AMC 基础卷' } },
} as const satisfies ProgrammeCard;
