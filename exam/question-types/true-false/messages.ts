import { defineMessages } from '@inkstone/base';

/** Texts of a true-or-false question. */
export const messages = defineMessages('question.true-false', {
  true: { en: 'True', zh: '正确 True' },
  false: { en: 'False', zh: '错误 False' },
  hint: { en: 'Is the statement true or false?', zh: '判断这句话是否正确。' },
  text: { en: 'Statement', zh: '陈述' },
  keyOf: { en: 'The statement is', zh: '这句话' },
});
