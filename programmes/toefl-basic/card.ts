import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of the school's own papers preparing for TOEFL; tests and homework share their screens. */
export const toeflBasicCard = {
  id: 'toefl-basic',
  position: 200,
  name: { en: 'TOEFL Basic', zh: '托福基础' },
  routes: {
    exam: '/toeflBasicExam',
    homework: '/toeflBasicExam/homework',
    aliases: {
      '/toeflBasicExam/homework/exercise': '/toeflBasicExam/exercise',
      '/toeflBasicExam/homework/report': '/toeflBasicExam/report',
      '/toeflBasicExam/homework/correct': '/toeflBasicExam/correct',
    },
  },
  audioCall: 'upload/toeflBasicAudio',
  sections: ['reading', 'listening', 'speaking', 'writing'],
  exams: { paper: { en: 'TOEFL Basic paper', zh: '托福基础卷' } },
} as const satisfies ProgrammeCard;
