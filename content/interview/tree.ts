import type { TreeNode } from '../bank-types.ts';

const point = (code: string, en: string, zh: string): TreeNode => ({
  code: `interview.${code}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

/** What admission interviews ask. */
export const interviewTree: TreeNode = {
  code: 'interview',
  level: 'programme',
  name: { en: 'Interview', zh: '面试' },
  children: [
    {
      code: 'interview.speaking',
      level: 'subject',
      name: { en: 'Interview', zh: '面试问答' },
      children: [
        {
          code: 'interview.speaking.questions',
          level: 'section',
          name: { en: 'Questions', zh: '问题' },
          children: [
            point('speaking.self', 'About yourself', '关于你自己'),
            point('speaking.picture', 'A picture', '看图'),
            point('speaking.depth', 'In depth', '深入提问'),
            point('speaking.reflect', 'Looking back', '回顾与反思'),
            point('speaking.free', 'A longer answer, free speech', '较长的回答与自由发言'),
          ],
        },
      ],
    },
    {
      code: 'interview.writing',
      level: 'subject',
      name: { en: 'Writing sample', zh: '写作样本' },
      children: [
        {
          code: 'interview.writing.prompts',
          level: 'section',
          name: { en: 'Prompts', zh: '题目' },
          children: [point('writing.sample', 'One of three prompts', '三题选一')],
        },
      ],
    },
  ],
};
