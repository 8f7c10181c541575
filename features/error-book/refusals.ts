import { words } from '@inkstone/base';

/** What the error book can say no with. */
export const refusals = words('error-book.refusals', {
  'answer.unfit': { en: 'This answer does not fit the question.', zh: '该答案与题目不符。' },
});
