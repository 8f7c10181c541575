import type { TreeNode } from '../bank-types.ts';

const point = (id: string, en: string, zh: string): TreeNode => ({
  code: `writing-basis.writing.${id}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

/** The basis of writing. */
export const writingBasisTree: TreeNode = {
  code: 'writing-basis',
  level: 'programme',
  name: { en: 'Writing basis', zh: '写作基础' },
  children: [
    {
      code: 'writing-basis.writing',
      level: 'subject',
      name: { en: 'Writing', zh: '写作' },
      children: [
        {
          code: 'writing-basis.writing.first',
          level: 'section',
          name: { en: 'First texts', zh: '初学写作' },
          children: [
            point('order', 'Order of words', '语序'),
            point('verbs', 'Verbs and what follows them', '动词搭配'),
            point('detail', 'Details', '细节描写'),
          ],
        },
      ],
    },
  ],
};
