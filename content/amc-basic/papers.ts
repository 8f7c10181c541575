import type { Paper } from '../bank-types.ts';

/** The school's own papers for beginners, with their own minutes. */
export const amcBasicPapers = [
  {
    code: 'amc-basic-1',
    title: { en: 'AMC Basic paper 1', zh: 'AMC 基础卷一' },
    programme: 'amc-basic',
    variant: 'paper',
    author: 'dou',
    written: { days: -26, time: '16:30' },
    sections: [
      { title: { en: 'Part A', zh: '第一部分' }, section: 'part-a', part: 'questions', seconds: 900, sets: ['amcb-1'] },
      {
        title: { en: 'Part B', zh: '第二部分' },
        section: 'part-b',
        part: 'questions',
        seconds: 1500,
        sets: ['amcb-2'],
      },
    ],
  },
] as const satisfies readonly Paper[];
