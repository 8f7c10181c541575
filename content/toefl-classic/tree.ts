import type { TreeNode } from '../bank-types.ts';

/** What only TOEFL before July 2023 asks; everything else stands under TOEFL of July 2023, whose sets its papers take. */
export const toeflClassicTree = {
  code: 'toefl-classic',
  level: 'programme',
  name: { en: 'TOEFL classic (before July 2023)', zh: '托福（2023 年 7 月改革前）' },
  children: [
    {
      code: 'toefl-classic.writing',
      level: 'subject',
      name: { en: 'Writing', zh: '写作' },
      children: [
        {
          code: 'toefl-classic.writing.tasks',
          level: 'section',
          name: { en: 'Tasks', zh: '任务' },
          children: [
            {
              code: 'toefl-classic.writing.independent',
              level: 'point',
              name: { en: 'Independent essay', zh: '独立写作' },
              children: [],
            },
          ],
        },
      ],
    },
  ],
} as const satisfies TreeNode;
