import { defineMessages } from '@inkstone/base';

/** Refusals of the error book. */
export const refusals = defineMessages('error-book.refusals', {
  'error.resting': {
    en: 'This question is asked in work that you are doing, or whose report is not open yet. It is back once that report is open.',
    zh: '这道题出现在你正在做的、或报告尚未开放的作业或测试中。报告开放后，它会回到错题本。',
  },
  'answer.unfit': { en: 'This answer does not fit the question.', zh: '该答案与题目不符。' },
});
