import type { TreeNode } from '../bank-types.ts';

const subject = (
  id: string,
  [en, zh]: readonly [string, string],
  points: readonly (readonly [id: string, en: string, zh: string])[],
): TreeNode => ({
  code: `toefl-basic.${id}`,
  level: 'subject',
  name: { en, zh },
  children: [
    {
      code: `toefl-basic.${id}.tasks`,
      level: 'section',
      name: { en: 'Tasks', zh: '任务' },
      children: points.map(([point, nameEn, nameZh]) => ({
        code: `toefl-basic.${id}.${point}`,
        level: 'point',
        name: { en: nameEn, zh: nameZh },
        children: [],
      })),
    },
  ],
});

/** What beginners practise on the way to TOEFL. */
export const toeflBasicTree: TreeNode = {
  code: 'toefl-basic',
  level: 'programme',
  name: { en: 'TOEFL Basic', zh: '托福基础' },
  children: [
    subject(
      'reading',
      ['Reading', '阅读'],
      [
        ['main', 'Main idea', '主旨'],
        ['detail', 'Details', '细节'],
        ['words', 'Words in context', '语境词义'],
        ['inference', 'Inferences', '推断'],
      ],
    ),
    subject(
      'listening',
      ['Listening', '听力'],
      [
        ['main', 'Main idea', '主旨'],
        ['detail', 'Details', '细节'],
        ['inference', 'Inferences', '推断'],
      ],
    ),
    subject('speaking', ['Speaking', '口语'], [['opinion', 'One’s own choice', '表达选择']]),
    subject('writing', ['Writing', '写作'], [['message', 'A message', '留言与邮件']]),
  ],
};
