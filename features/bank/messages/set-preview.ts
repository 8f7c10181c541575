import { defineMessages } from '@inkstone/base';

/** Messages about where a question set is used. */
export const setUseMessages = defineMessages('bank.setUse', {
  use: { en: 'Where it is used', zh: '使用情况' },
  useFailed: { en: 'Its uses did not load', zh: '使用情况未能加载' },
  unused: { en: 'It is in no paper and has not been assigned yet.', zh: '还没有试卷使用，也没有布置过。' },
  papers: { en: 'Papers', zh: '试卷' },
  earlierVersion: { en: 'an earlier version', zh: '旧版本' },
  assignments: { en: 'Assignments', zh: '已布置' },
  begun: { en: '{begun} of {students} have begun', zh: '{students} 人中 {begun} 人已开始' },
  moreAssignments_one: { en: 'and {count} earlier one', zh: '另有更早的 {count} 次' },
  moreAssignments_other: { en: 'and {count} earlier ones', zh: '另有更早的 {count} 次' },
});

/** Messages about similar questions. */
export const similarityMessages = defineMessages('bank.similarity', {
  similar: { en: 'Similar questions', zh: '相似题目' },
  loadFailed: { en: 'Similar questions did not load', zh: '相似题目未能加载' },
  none: { en: 'No other set has questions like these.', zh: '其他题组中没有相似题目。' },
  question: { en: 'Question {number}', zh: '第 {number} 题' },
  percent: { en: '{percent}% the same text', zh: '文字相同 {percent}%' },
  placeIn: { en: 'question {number} of {title}', zh: '《{title}》第 {number} 题' },
});
