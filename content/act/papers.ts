import type { Paper } from '../bank-types.ts';

type Section = Paper['sections'][number];

const english: Section = {
  title: { en: 'English', zh: '英语' },
  section: 'english',
  part: 'passages',
  sets: ['act-e1', 'act-e2', 'act-e3', 'act-e4', 'act-e5'],
};
const math: Section = {
  title: { en: 'Math', zh: '数学' },
  section: 'math',
  part: 'questions',
  sets: ['act-m1', 'act-m2', 'act-m3'],
};
const reading: Section = {
  title: { en: 'Reading', zh: '阅读' },
  section: 'reading',
  part: 'passages',
  sets: ['act-r1', 'act-r2', 'act-r3', 'act-r4'],
};
const science: Section = {
  title: { en: 'Science', zh: '科学' },
  section: 'science',
  part: 'passages',
  sets: ['act-s1', 'act-s2', 'act-s3', 'act-s4', 'act-s5', 'act-s6', 'act-s7'],
};
const writing: Section = {
  title: { en: 'Writing', zh: '写作' },
  section: 'writing',
  part: 'essay',
  sets: ['act-w1'],
};

/** Papers of the ACT: the whole enhanced mock, what of it makes the composite, and practice. */
export const actPapers = [
  {
    code: 'act-mock-a',
    title: { en: 'ACT mock A', zh: 'ACT 模拟卷 A' },
    programme: 'act',
    variant: 'enhanced',
    author: 'mei',
    written: { days: -29, time: '15:00' },
    sections: [english, math, reading, science, writing],
  },
  {
    code: 'act-core-a',
    title: { en: 'ACT mock A, without Science and Writing', zh: 'ACT 模拟卷 A（不含科学和写作）' },
    programme: 'act',
    variant: 'enhanced',
    author: 'mei',
    written: { days: -29, time: '15:20' },
    sections: [english, math, reading],
  },
  {
    code: 'act-practice-birds',
    title: { en: 'ACT practice: birds and an essay', zh: 'ACT 练习：飞鸟与作文' },
    programme: 'act',
    variant: 'practice',
    author: 'mei',
    written: { days: -13, time: '16:40' },
    sections: [
      { ...science, part: 'tasks', sets: ['act-s7'] },
      { ...writing, part: 'tasks', sets: ['act-w2'] },
    ],
  },
] as const satisfies readonly Paper[];
