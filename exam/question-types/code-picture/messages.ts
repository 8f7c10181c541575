import { defineMessages } from '@inkstone/base';

/** Texts of the editor for a question that takes pictures of a program. */
export const messages = defineMessages('question.code-picture', {
  text: { en: 'What the pictures should show', zh: '截图要求' },
  most: { en: 'Most pictures', zh: '最多图片数' },
  mostHow: { en: 'From 1 to 20.', zh: '1 到 20 张。' },
  model: { en: 'What a marker looks for (optional)', zh: '评分要点（选填）' },
});
