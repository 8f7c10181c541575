import { defineMessages } from '@inkstone/base';

/** Texts of a single choice. */
export const messages = defineMessages('question.choice', {
  hint: { en: 'Choose one answer.', zh: '选择一个答案。' },
});
