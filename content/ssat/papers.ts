import type { Paper } from '../bank-types.ts';

type Section = Paper['sections'][number];

const writing: Section = {
  title: { en: 'Writing sample', zh: '写作样本' },
  section: 'writing-sample',
  part: 'writing',
  sets: ['ssat-w1'],
};
const quantitative: Section = {
  title: { en: 'Quantitative 1', zh: '数学一' },
  section: 'quantitative-1',
  part: 'questions',
  sets: ['ssat-q1', 'ssat-q2'],
};
const reading: Section = {
  title: { en: 'Reading', zh: '阅读' },
  section: 'reading',
  part: 'passages',
  sets: ['ssat-r1', 'ssat-r2', 'ssat-r3', 'ssat-r4', 'ssat-r5', 'ssat-r6', 'ssat-r7', 'ssat-r8'],
};
const synonyms: Section = {
  title: { en: 'Synonyms', zh: '同义词' },
  section: 'verbal',
  part: 'synonyms',
  sets: ['ssat-v1', 'ssat-v2'],
};
const analogies: Section = {
  title: { en: 'Analogies', zh: '类比' },
  section: 'verbal',
  part: 'analogies',
  sets: ['ssat-v3', 'ssat-v4'],
};
const quantitativeAgain: Section = {
  title: { en: 'Quantitative 2', zh: '数学二' },
  section: 'quantitative-2',
  part: 'questions',
  sets: ['ssat-q3', 'ssat-q4'],
};
const experimental: Section = {
  title: { en: 'Experimental', zh: '试测部分' },
  section: 'experimental',
  part: 'mixed',
  sets: ['ssat-x1', 'ssat-x2', 'ssat-x3'],
};

/** Papers of the SSAT: the whole mock of the Upper Level, its verbal section alone, and practice. */
export const ssatPapers = [
  {
    code: 'ssat-mock-a',
    title: { en: 'SSAT Upper mock A', zh: 'SSAT 高级模拟卷 A' },
    programme: 'ssat',
    variant: 'upper',
    author: 'mei',
    written: { days: -38, time: '15:00' },
    sections: [writing, quantitative, reading, synonyms, analogies, quantitativeAgain, experimental],
  },
  {
    code: 'ssat-verbal-a',
    title: { en: 'SSAT Upper mock A, Verbal alone', zh: 'SSAT 高级模拟卷 A（仅词汇）' },
    programme: 'ssat',
    variant: 'upper',
    author: 'mei',
    written: { days: -38, time: '15:20' },
    sections: [synonyms, analogies],
  },
  {
    code: 'ssat-practice-mixed',
    title: { en: 'SSAT practice: roots, a bridge and a story', zh: 'SSAT 练习：词根、一座桥和一个故事' },
    programme: 'ssat',
    variant: 'practice',
    author: 'mei',
    written: { days: -16, time: '16:40' },
    sections: [
      { ...reading, part: 'tasks', sets: ['ssat-p2'] },
      { ...synonyms, title: { en: 'Verbal', zh: '词汇' }, part: 'tasks', sets: ['ssat-p1'] },
      { ...writing, part: 'tasks', sets: ['ssat-w2'] },
    ],
  },
  {
    code: 'ssat-practice-percent',
    title: { en: 'SSAT practice: percent and ratio', zh: 'SSAT 练习：百分数与比' },
    programme: 'ssat',
    variant: 'practice',
    author: 'dou',
    written: { days: -15, time: '17:00' },
    sections: [
      { title: { en: 'Quantitative', zh: '数学' }, section: 'quantitative', part: 'tasks', sets: ['ssat-p3'] },
    ],
  },
] as const satisfies readonly Paper[];
