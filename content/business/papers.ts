import type { Paper } from '../bank-types.ts';

/** The paper for whoever applies to keep the school's books: a quarter of the points for knowing, a third for figures, the rest for cases. */
export const businessPapers = [
  {
    code: 'business-1',
    title: { en: 'Accounts assistant: a year at Larkfield Paper', zh: '会计助理岗：纸业公司的一年' },
    programme: 'business',
    variant: 'paper',
    author: 'qiao',
    written: { days: -14, time: '17:10' },
    sections: [
      {
        title: { en: 'Multiple choice', zh: '选择题' },
        section: 'choice',
        part: 'questions',
        seconds: 900,
        sets: ['biz-choice'],
      },
      {
        title: { en: 'Figures', zh: '计算题' },
        section: 'figures',
        part: 'questions',
        seconds: 1500,
        sets: ['biz-year', 'biz-decisions'],
      },
      {
        title: { en: 'Written cases', zh: '书面案例' },
        section: 'cases',
        part: 'questions',
        seconds: 2400,
        sets: ['biz-desk', 'biz-cash'],
      },
    ],
  },
] as const satisfies readonly Paper[];
