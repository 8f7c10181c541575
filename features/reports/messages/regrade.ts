import { words } from '@inkstone/base';

/** What changing a wrong key says. */
export const regradeMessages = words('reports.regrade', {
  title: { en: 'Change the key', zh: '更改答案' },
  how: {
    en: 'Choose the key that should count. Nothing changes before you have seen who it touches.',
    zh: '请选择应当生效的答案。在看到影响到谁之前，不会有任何更改。',
  },
  notAllowed: {
    en: 'Keys are changed by teachers who may edit the question bank.',
    zh: '有题库编辑权限的老师才能更改答案。',
  },
  sameKey: { en: 'This is the key that counts now.', zh: '这是当前生效的答案。' },
  chooseKey: { en: 'Choose a key first.', zh: '请先选择答案。' },
  dryRun: { en: 'See who would change', zh: '看看会影响谁' },
  keyChange: { en: 'The key:', zh: '答案：' },
  changes_one: { en: '{count} attempt would change.', zh: '{count} 份作答会改变。' },
  changes_other: { en: '{count} attempts would change.', zh: '{count} 份作答会改变。' },
  unchanged_one: { en: '{count} stays as it is.', zh: '{count} 份不变。' },
  unchanged_other: { en: '{count} stay as they are.', zh: '{count} 份不变。' },
  elsewhere_one: {
    en: '{count} of them is in another teacher’s work and is not named here.',
    zh: '其中 {count} 份属于其他老师布置的内容，此处不列出姓名。',
  },
  elsewhere_other: {
    en: '{count} of them are in other teachers’ work and are not named here.',
    zh: '其中 {count} 份属于其他老师布置的内容，此处不列出姓名。',
  },
  showAll: { en: 'Show all {count}', zh: '显示全部 {count} 份' },
  everywhere: {
    en: 'The key counts wherever this question was given, in other assignments too.',
    zh: '凡用到此题之处均生效，包括其他作业和测试。',
  },
  noneChange: { en: 'No score would change; the key and the reports would.', zh: '分数都不变，仅答案与报告会更新。' },
  name: { en: 'Name', zh: '姓名' },
  work: { en: 'Work', zh: '作业' },
  answer: { en: 'Answer', zh: '作答' },
  points: { en: 'This question', zh: '本题' },
  score: { en: 'Score', zh: '总分' },
  fromTo: { en: '{from} → {to}', zh: '{from} → {to}' },
  blank: { en: 'blank', zh: '未答' },
  apply: { en: 'Change the key', zh: '更改答案' },
  back: { en: 'Choose another key', zh: '换一个答案' },
  applied_one: {
    en: 'The key is changed; {count} attempt was scored again.',
    zh: '答案已更改，{count} 份作答已重新计分。',
  },
  applied_other: {
    en: 'The key is changed; {count} attempts were scored again.',
    zh: '答案已更改，{count} 份作答已重新计分。',
  },
  ledger: { en: 'Changes of this key', zh: '答案更改记录' },
  changedBy: { en: '{by}, {at}', zh: '{by}，{at}' },
  touched_one: { en: '{count} attempt changed', zh: '{count} 份作答有变' },
  touched_other: { en: '{count} attempts changed', zh: '{count} 份作答有变' },
  reversedAt: { en: 'Taken back {at}', zh: '{at} 已撤销' },
  reverse: { en: 'Take back', zh: '撤销' },
  reverseAsk: { en: 'Take back this change of the key?', zh: '撤销这次答案更改吗？' },
  reverseBody: {
    en: 'The former key counts again, and every score that followed the change goes back.',
    zh: '原答案重新生效，由此改变的分数都会恢复。',
  },
  reversed: { en: 'The change is taken back.', zh: '更改已撤销。' },
  notDone: { en: 'The key was not changed.', zh: '答案没有更改。' },
});
