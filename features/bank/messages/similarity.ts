import { defineMessages } from '@inkstone/base';

/** Messages about similar questions. */
export const similarityMessages = defineMessages('bank.similarity', {
  similar: { en: 'Similar questions', zh: '相似题目' },
  loadFailed: { en: 'Similar questions did not load', zh: '相似题目未能加载' },
  none: { en: 'No other set has questions like these.', zh: '其他题组中没有相似题目。' },
  question: { en: 'Question {number}', zh: '第 {number} 题' },
  percent: { en: '{percent}% the same text', zh: '文字相同 {percent}%' },
  placeIn: { en: 'question {number} of {title}', zh: '《{title}》第 {number} 题' },
});
