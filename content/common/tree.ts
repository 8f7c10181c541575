import type { TreeNode } from '../bank-types.ts';

const point = (code: string, en: string, zh: string): TreeNode => ({
  code,
  level: 'point',
  name: { en, zh },
  children: [],
});

/** Practice that belongs to no exam. */
export const commonTree = {
  code: 'common',
  level: 'programme',
  name: { en: 'General practice', zh: '通用练习' },
  children: [
    {
      code: 'common.english',
      level: 'subject',
      name: { en: 'English', zh: '英语' },
      children: [
        {
          code: 'common.english.words',
          level: 'section',
          name: { en: 'Words', zh: '词汇' },
          children: [
            point('common.english.meaning', 'Meaning in context', '词义理解'),
            point('common.english.collocation', 'Words that go together', '固定搭配'),
            point('common.english.forms', 'Forms of a word', '词形变化'),
          ],
        },
        {
          code: 'common.english.grammar',
          level: 'section',
          name: { en: 'Grammar', zh: '语法' },
          children: [
            point('common.english.tenses', 'Tenses', '时态'),
            point('common.english.agreement', 'Agreement', '主谓一致'),
            point('common.english.articles', 'Articles', '冠词'),
            point('common.english.order', 'Order of words', '语序'),
          ],
        },
        {
          code: 'common.english.reading',
          level: 'section',
          name: { en: 'Reading', zh: '阅读' },
          children: [point('common.english.structure', 'How a text is built', '篇章结构')],
        },
        {
          code: 'common.english.voice',
          level: 'section',
          name: { en: 'Listening and speaking', zh: '听说' },
          children: [
            point('common.english.listening', 'Listening word by word', '逐词听辨'),
            point('common.english.speaking', 'Speaking clearly', '清楚表达'),
          ],
        },
      ],
    },
    {
      code: 'common.study',
      level: 'subject',
      name: { en: 'Study skills', zh: '学习方法' },
      children: [
        {
          code: 'common.study.habits',
          level: 'section',
          name: { en: 'Habits', zh: '学习习惯' },
          children: [
            point('common.study.memory', 'Remembering', '记忆'),
            point('common.study.place', 'A place to study', '学习环境'),
            point('common.study.planning', 'Planning', '计划与步骤'),
          ],
        },
      ],
    },
  ],
} as const satisfies TreeNode;
