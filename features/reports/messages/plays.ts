import { defineMessages } from '@inkstone/base';

/** Texts about how often the recordings of an attempt were played. */
export const playsMessages = defineMessages('reports.plays', {
  title: { en: 'What was heard', zh: '听了几遍' },
  questions_one: { en: 'question {numbers}', zh: '第 {numbers} 题' },
  questions_other: { en: 'questions {numbers}', zh: '第 {numbers} 题' },
  comma: { en: ', ', zh: '、' },
  never: { en: 'not played', zh: '没有播放' },
  times_one: { en: '{count} time', zh: '{count} 遍' },
  times_other: { en: '{count} times', zh: '{count} 遍' },
  ofMost: { en: '{count} of {most} times', zh: '{count} 遍，最多 {most} 遍' },
  clip: { en: 'its part at question {number}', zh: '第 {number} 题的片段' },
});
