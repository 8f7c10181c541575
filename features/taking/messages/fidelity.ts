import { defineMessages } from '@inkstone/base';

/** Messages of the comparison with the real exam. */
export const fidelityMessages = defineMessages('taking.fidelity', {
  title: { en: 'This window and the real exam', zh: '本窗口与正式考试的异同' },
  same: { en: '{count} as in the real exam', zh: '一致 {count} 项' },
  differs_one: { en: '{count} differs', zh: '不同 {count} 项' },
  differs_other: { en: '{count} differ', zh: '不同 {count} 项' },
  unknown: { en: '{count} nobody knows', zh: '尚无定论 {count} 项' },
  comfortsDiffer: {
    en: 'This is training: its extra aids differ from the real exam and are listed under “What differs”.',
    zh: '这是训练：辅助工具与正式考试不同，已列在“与正式考试不同”中。',
  },
  differsTitle: { en: 'What differs', zh: '与正式考试不同' },
  unknownTitle: { en: 'What nobody knows', zh: '尚无定论' },
  sameTitle: { en: 'As in the real exam', zh: '与正式考试一致' },
  here: { en: 'Here:', zh: '本窗口：' },
  ownRules: {
    en: 'This test has its own number of questions or its own time; what is said of these below holds for the real exam alone.',
    zh: '本次测试的题数或时间有所不同；下文所说的题数和时间只适用于正式考试。',
  },
  compiled: {
    en: 'Compiled from public sources, as of {month}. How sure a fact is stands behind it.',
    zh: '根据公开资料整理，截至 {month}。每条之后注明其可靠程度。',
  },
  official: { en: 'official', zh: '官方资料' },
  firstHand: { en: 'told by test takers', zh: '考生讲述' },
  thirdParty: { en: 'unofficial', zh: '非官方资料' },
  conflicting: { en: 'sources differ', zh: '说法不一' },
  order: { en: 'Order', zh: '顺序' },
  clock: { en: 'Time', zh: '时间' },
  movement: { en: 'Moving about', zh: '跳转' },
  break: { en: 'Breaks', zh: '休息' },
  tool: { en: 'Tools', zh: '工具' },
  absentTool: { en: 'Tools that are absent', zh: '没有的工具' },
  task: { en: 'Questions', zh: '题目' },
  sound: { en: 'Recordings', zh: '录音' },
  warning: { en: 'Notices', zh: '提示' },
  layout: { en: 'Screen', zh: '界面' },
  report: { en: 'Scores', zh: '成绩' },
  demoTitle: { en: 'How near the exam windows are', zh: '各考试窗口与正式考试的异同' },
  demoIntro: {
    en: 'What each exam window here does as the real one, what it does otherwise, and what nobody has published.',
    zh: '各考试窗口哪些与正式考试一致，哪些不同，哪些尚未公布。',
  },
  programme: { en: 'Programme', zh: '考试项目' },
  exam: { en: 'Exam', zh: '考试' },
});
