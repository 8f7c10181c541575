import { defineMessages } from '@inkstone/base';

/** Messages about questions that are alike. */
export const likenessMessages = defineMessages('bank.likeness', {
  alike: { en: 'Similar questions', zh: '相似题目' },
  alikeFailed: { en: 'Similar questions did not load', zh: '相似题目未能加载' },
  noneAlike: { en: 'No other set has questions like these.', zh: '其他题组中没有相似题目。' },
  question: { en: 'Question {number}', zh: '第 {number} 题' },
  percent: { en: '{percent}% the same text', zh: '文字相同 {percent}%' },
  placeIn: { en: 'question {number} of {title}', zh: '《{title}》第 {number} 题' },
});
