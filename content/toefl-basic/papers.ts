import type { Paper } from '../bank-types.ts';

/** The school's own papers on the way to TOEFL, with their own minutes. */
export const toeflBasicPapers = [
  {
    code: 'toefl-basic-1',
    title: { en: 'TOEFL Basic paper 1', zh: '托福基础卷一' },
    programme: 'toefl-basic',
    variant: 'paper',
    author: 'mei',
    written: { days: -24, time: '15:30' },
    sections: [
      {
        title: { en: 'Reading', zh: '阅读' },
        section: 'reading',
        part: 'tasks',
        seconds: 900,
        sets: ['tfb-r1', 'tfb-r2'],
      },
      {
        title: { en: 'Listening', zh: '听力' },
        section: 'listening',
        part: 'tasks',
        seconds: 600,
        sets: ['tfb-l1', 'tfb-l2'],
      },
      { title: { en: 'Speaking', zh: '口语' }, section: 'speaking', part: 'tasks', sets: ['tfb-s1'] },
      { title: { en: 'Writing', zh: '写作' }, section: 'writing', part: 'tasks', seconds: 900, sets: ['tfb-w1'] },
    ],
  },
] as const satisfies readonly Paper[];
