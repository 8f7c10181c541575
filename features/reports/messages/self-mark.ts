import { defineMessages } from '@inkstone/base';

/** Messages about a student's own marks. */
export const selfMarkMessages = defineMessages('reports.selfMark', {
  title: { en: 'Mark it yourself', zh: '自行批改' },
  titleTaught: { en: 'The student’s own marks', zh: '学生的自评' },
  how: {
    en: 'Go through the questions below, compare with the key and say how many points you earned. Your teacher sees your marks beside the report.',
    zh: '逐题对照答案，给自己打分。老师会在报告旁看到你的自评。',
  },
  markedOf: { en: '{done} of {all} questions marked', zh: '已批改 {done} / {all} 题' },
  givesSelf_one: { en: 'You give yourself {earned} of {possible} point.', zh: '你给自己 {earned} / {possible} 分。' },
  givesSelf_other: {
    en: 'You give yourself {earned} of {possible} points.',
    zh: '你给自己 {earned} / {possible} 分。',
  },
  gaveSelf_one: { en: '{earned} of {possible} point', zh: '{earned} / {possible} 分' },
  gaveSelf_other: { en: '{earned} of {possible} points', zh: '{earned} / {possible} 分' },
  noneYet: { en: 'Nothing marked yet.', zh: '尚未批改。' },
  points: { en: 'Points you give yourself, of {possible}', zh: '你给自己的分数（满分 {possible} 分）' },
  ofTheirs: { en: 'The student gave {earned} of {possible}.', zh: '学生自评 {earned} / {possible} 分。' },
  kept: { en: 'Kept', zh: '已保存' },
  notKept: { en: 'Your mark was not kept. Try again.', zh: '自评未能保存，请再试一次。' },
});
