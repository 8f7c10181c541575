import type { TreeNode } from '../bank-types.ts';

const point = (id: string, en: string, zh: string): TreeNode => ({
  code: `long-sentences.sentences.${id}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

/** Long and difficult sentences. */
export const longSentencesTree: TreeNode = {
  code: 'long-sentences',
  level: 'programme',
  name: { en: 'Long sentences', zh: '长难句' },
  children: [
    {
      code: 'long-sentences.sentences',
      level: 'subject',
      name: { en: 'Sentences', zh: '句子' },
      children: [
        {
          code: 'long-sentences.sentences.structure',
          level: 'section',
          name: { en: 'Structure and meaning', zh: '结构与意思' },
          children: [
            point('main', 'Main clause', '句子主干'),
            point('clauses', 'Clauses', '从句'),
            point('order', 'Inversion and late objects', '倒装与后置'),
            point('meaning', 'Putting it into other words', '翻译与改写'),
          ],
        },
      ],
    },
  ],
};
