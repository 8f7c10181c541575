import type { Paper } from './types.ts';

/** Papers composed from the bank: contests under their own rules, and practice without them. */
export const papers = [
  {
    code: 'amc8-mock-a',
    title: { en: 'AMC 8 mock A', zh: 'AMC 8 模拟卷 A' },
    variant: 'amc-8',
    author: 'qiao',
    written: { days: -110, time: '15:00' },
    seconds: 2400,
    sections: [{ title: { en: 'Contest', zh: '竞赛题' }, sets: ['amc8-1', 'amc8-2', 'amc8-3', 'amc8-4', 'amc8-5'] }],
  },
] as const satisfies readonly Paper[];
