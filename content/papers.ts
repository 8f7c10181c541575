import type { Paper } from './types.ts';

const contest = { en: 'Contest', zh: '竞赛题' };
const practice = { en: 'Practice', zh: '练习' };

/** Papers composed from the bank: contests under their own rules, and practice without them. */
export const papers = [
  {
    code: 'amc8-mock-a',
    title: { en: 'AMC 8 mock A', zh: 'AMC 8 模拟卷 A' },
    variant: 'amc-8',
    author: 'qiao',
    written: { days: -110, time: '15:00' },
    seconds: 2400,
    sections: [{ title: contest, sets: ['amc8-1', 'amc8-2', 'amc8-3', 'amc8-4', 'amc8-5'] }],
  },
  {
    code: 'amc10-mock-a',
    title: { en: 'AMC 10 mock A', zh: 'AMC 10 模拟卷 A' },
    variant: 'amc-10',
    author: 'qiao',
    written: { days: -36, time: '15:00' },
    seconds: 4500,
    sections: [{ title: contest, sets: ['amc10-1', 'amc10-2', 'amc10-3', 'amc10-4', 'amc10-5'] }],
  },
  {
    code: 'amc12-mock-a',
    title: { en: 'AMC 12 mock A', zh: 'AMC 12 模拟卷 A' },
    variant: 'amc-12',
    author: 'qiao',
    written: { days: -72, time: '15:00' },
    seconds: 4500,
    sections: [{ title: contest, sets: ['amc12-1', 'amc12-2', 'amc12-3', 'amc12-4', 'amc12-5'] }],
  },
  {
    code: 'practice-numbers',
    title: { en: 'Practice: divisors and remainders', zh: '练习：因数与余数' },
    variant: 'practice',
    author: 'qiao',
    written: { days: -86, time: '17:30' },
    sections: [{ title: practice, sets: ['hw-numbers'] }],
  },
  {
    code: 'practice-geometry',
    title: { en: 'Practice: lengths, angles and areas', zh: '练习：长度、角与面积' },
    variant: 'practice',
    author: 'dou',
    written: { days: -80, time: '16:50' },
    sections: [{ title: practice, sets: ['hw-geometry'] }],
  },
  {
    code: 'practice-counting',
    title: { en: 'Practice: counting without listing', zh: '练习：不列举也能数' },
    variant: 'practice',
    author: 'qiao',
    written: { days: -68, time: '18:40' },
    sections: [{ title: practice, sets: ['hw-counting'] }],
  },
  {
    code: 'practice-algebra',
    title: { en: 'Practice: identities, powers and functions', zh: '练习：恒等式、幂与函数' },
    variant: 'practice',
    author: 'qiao',
    written: { days: -54, time: '19:00' },
    sections: [{ title: practice, sets: ['hw-algebra'] }],
  },
  {
    code: 'practice-probability',
    title: { en: 'Practice: what are the chances?', zh: '练习：可能性有多大' },
    variant: 'practice',
    author: 'qiao',
    written: { days: -40, time: '18:10' },
    sections: [{ title: practice, sets: ['hw-probability'] }],
  },
  {
    code: 'practice-words',
    title: { en: 'Practice: from words to equations', zh: '练习：从文字到方程' },
    variant: 'practice',
    author: 'dou',
    written: { days: -30, time: '17:50' },
    sections: [{ title: practice, sets: ['hw-words'] }],
  },
  {
    code: 'practice-review',
    title: { en: 'Practice: number and shape, a review', zh: '练习：数与形综合复习' },
    variant: 'practice',
    author: 'qiao',
    written: { days: -22, time: '18:30' },
    sections: [
      { title: { en: 'Number', zh: '数' }, sets: ['amc8-4'] },
      { title: { en: 'Shape', zh: '形' }, sets: ['amc8-3'] },
    ],
  },
  {
    code: 'practice-tools',
    title: { en: 'Practice: AMC 12 tools', zh: '练习：AMC 12 常用工具' },
    variant: 'practice',
    author: 'qiao',
    written: { days: -20, time: '18:30' },
    sections: [{ title: practice, sets: ['amc12-1', 'amc12-2'] }],
  },
] as const satisfies readonly Paper[];
