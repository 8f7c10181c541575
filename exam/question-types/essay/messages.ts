import { defineMessages } from '@inkstone/base';

/** Texts of the editor for an essay question. */
export const messages = defineMessages('question.essay', {
  text: { en: 'Task', zh: '题干' },
  model: { en: 'Model answer (optional)', zh: '参考范文（选填）' },
  least: { en: 'Fewest words', zh: '最少词数' },
  leastHow: { en: 'Shown beside the word count; 0 says nothing.', zh: '显示在词数旁；填 0 则不提示。' },
});
