import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of texts with gaps: one screen for students, one for marking. */
export const fillBlanksCard = {
  id: 'fill-blanks',
  position: 110,
  name: { en: 'Fill in the blank', zh: '填空练习' },
  routes: {
    exam: '/fillInTheBlank',
    homework: '/fillInTheBlank/homework',
    aliases: {
      '/fillInTheBlank/blanks': '/exercise/fillInTheBlank',
      '/fillInTheBlank/correct': '/correct/fillInTheBlank',
      '/fillInTheBlank/homework/correct': '/correct/fillInTheBlank',
    },
  },
  sections: ['blanks'],
  exams: { practice: { en: 'Fill in the blank', zh: '填空练习' } },
} as const satisfies ProgrammeCard;
