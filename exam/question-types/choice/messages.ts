import { defineMessages } from '@inkstone/base';

/** What a single choice says. */
export const messages = defineMessages('question.choice', {
  hint: { en: 'Choose one answer.', zh: '选择一个答案。' },
});
