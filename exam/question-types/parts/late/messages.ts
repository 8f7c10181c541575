import { defineMessages } from '@inkstone/base';

/** Texts beside an answer, or a part of one, that arrived after its deadline. */
export const lateMessages = defineMessages('question.late', {
  after: { en: 'Arrived {span} after handing in', zh: '提交后 {span}才送达' },
  afterClock: { en: 'Arrived {span} after its clock', zh: '计时结束 {span}后才送达' },
  seconds: { en: '{seconds} s', zh: '{seconds} 秒' },
  pastLimit: {
    en: 'Worked on until {span} after the time limit; counts like the rest',
    zh: '作答至限时后 {span}，照常计分',
  },
  pastLimitTimes: { en: 'Time was up {up}, last changed {changed}', zh: '{up} 到时，最后修改于 {changed}' },
  times: { en: 'Given {claimed}, received {received}', zh: '作答于 {claimed}，送达于 {received}' },
  late: { en: 'Another answer arrived {span} after its clock:', zh: '另有一份答案在计时结束 {span}后才送达：' },
  lateBare: { en: 'Another answer was given after its time:', zh: '另有一份答案在时间结束后作答：' },
  handedIn: { en: 'Another answer arrived after the hand-in:', zh: '另有一份答案在提交之后才送达：' },
  reportOpen: {
    en: 'Another answer arrived when the report, which shows the keys, was open:',
    zh: '另有一份答案在报告开放之后才送达，此时已能看到参考答案：',
  },
  left: { en: 'Another answer arrived after this part had been left:', zh: '另有一份答案在离开此部分之后才送达：' },
  notOpen: { en: 'Another answer arrived while the question was not open:', zh: '另有一份答案在该题未开放时送达：' },
  open: { en: 'It is kept and does not count unless the teacher says so.', zh: '已保留，老师认可后才计分。' },
  counted: { en: 'The teacher has let it count.', zh: '老师已认可，按此答案计分。' },
  leftOut: { en: 'The teacher has left it out.', zh: '老师决定不计此答案。' },
});
