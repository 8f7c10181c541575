import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/**
 * Names and routes of the SAT. The paper test has more sections than there are screens: its verbal sections use Reading
 * and Writing, both halves of mathematics use Math. Practice of one skill has its own legacy routes.
 */
export const satCard = {
  id: 'sat',
  position: 50,
  name: { en: 'SAT', zh: 'SAT' },
  routes: {
    exam: '/sat',
    homework: '/sat/homework',
    aliases: {
      '/sat/ownReport': '/stu/satReport',
      '/sat/finished': '/ws/sat/finished',
      '/sat/correctFiles': '/correct/sat',
      '/sat/reading': '/ws/sat/readingWriting',
      '/sat/writing': '/ws/sat/readingWriting',
      '/sat/writingLanguage': '/ws/sat/readingWriting',
      '/sat/essay': '/ws/sat/readingWriting',
      '/sat/mathNoCalculator': '/ws/sat/math',
      '/sat/mathCalculator': '/ws/sat/math',
      '/sat/homework/reading': '/exam/sat/reading',
      '/sat/homework/writing': '/exam/sat/writing',
    },
  },
  sections: [
    'reading-writing',
    'math',
    'reading',
    'writing-language',
    'math-no-calculator',
    'math-calculator',
    'essay',
    'writing',
  ],
  examLanguage: 'en',
  exams: {
    digital: { en: 'Digital SAT', zh: 'SAT 机考' },
    paper: { en: 'SAT on paper', zh: 'SAT 笔试' },
    practice: { en: 'SAT practice', zh: 'SAT 练习' },
  },
} as const satisfies ProgrammeCard;
