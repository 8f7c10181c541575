import { defineMessages } from '@inkstone/base';

/** Messages of a printed paper. */
export const printMessages = defineMessages('bank.print', {
  title: { en: 'Print the paper', zh: '打印试卷' },
  intro: {
    en: 'Prints the questions as students meet them, with lines for name, class, date and score.',
    zh: '按学生看到的样子打印题目，并附姓名、班级、日期和得分栏。',
  },
  withSheet: { en: 'With an answer sheet', zh: '附答题卡' },
  withKey: { en: 'With the key, on a page of its own', zh: '附参考答案（另起一页）' },
  print: { en: 'Print', zh: '打印' },
  cancel: { en: 'Cancel', zh: '取消' },
  name: { en: 'Name', zh: '姓名' },
  class: { en: 'Class', zh: '班级' },
  date: { en: 'Date', zh: '日期' },
  score: { en: 'Score', zh: '得分' },
  ofPoints: { en: '/ {points}', zh: '/ {points}' },
  count_one: { en: '{count} question', zh: '{count} 题' },
  count_other: { en: '{count} questions', zh: '{count} 题' },
  countAndTime_one: { en: '{count} question, {minutes} min', zh: '{count} 题，{minutes} 分钟' },
  countAndTime_other: { en: '{count} questions, {minutes} min', zh: '{count} 题，{minutes} 分钟' },
  countAndShared_one: {
    en: '{count} question; {minutes} min for the whole section',
    zh: '{count} 题；整个部分共 {minutes} 分钟',
  },
  countAndShared_other: {
    en: '{count} questions; {minutes} min for the whole section',
    zh: '{count} 题；整个部分共 {minutes} 分钟',
  },
  number: { en: '{number}.', zh: '{number}.' },
  points: { en: '({points})', zh: '（{points} 分）' },
  recording: { en: 'Recording', zh: '听录音' },
  spoken: { en: 'Answer by speaking.', zh: '口头作答。' },
  answerSheet: { en: 'Answer sheet', zh: '答题卡' },
  key: { en: 'Key', zh: '参考答案' },
  marked: { en: 'marked by a teacher', zh: '老师批改' },
});
