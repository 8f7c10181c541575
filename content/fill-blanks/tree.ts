import type { TreeNode } from '../bank-types.ts';

const point = (id: string, en: string, zh: string): TreeNode => ({
  code: `fill-blanks.blanks.${id}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

/** Texts with gaps. */
export const fillBlanksTree: TreeNode = {
  code: 'fill-blanks',
  level: 'programme',
  name: { en: 'Fill in the blank', zh: '填空练习' },
  children: [
    {
      code: 'fill-blanks.blanks',
      level: 'subject',
      name: { en: 'Texts with gaps', zh: '短文填空' },
      children: [
        {
          code: 'fill-blanks.blanks.texts',
          level: 'section',
          name: { en: 'Short texts', zh: '短文' },
          children: [point('verbs', 'Forms of the verb', '动词形式'), point('links', 'Small words', '介词与连词')],
        },
      ],
    },
  ],
};
