import { defineMessages } from '@inkstone/base';

/** Messages about answers whose key is shown at once. */
export const feedbackMessages = defineMessages('taking.feedback', {
  check: { en: 'Check my answer', zh: '核对答案' },
  checkNote: {
    en: 'Shows at once whether it is right. After that it cannot be changed.',
    zh: '立即显示对错和解析，之后不能再修改。',
  },
  answerFirst: { en: 'Answer first, then check it.', zh: '请先作答，再核对。' },
  notNow: { en: 'It can no longer be checked: its time is over.', zh: '本题时间已过，不能再核对。' },
  byTeacher: { en: 'Your teacher marks this question.', zh: '本题由老师批改。' },
  checked: { en: 'Checked', zh: '已核对' },
  right: { en: 'Right', zh: '答对了' },
  partial: { en: 'Partly right', zh: '部分正确' },
  wrong: { en: 'Not right', zh: '答错了' },
  final: { en: 'The key was shown, so this answer can no longer be changed.', zh: '答案已公布，本题不能再修改。' },
  sending: { en: 'Checking your answer. It can no longer be changed.', zh: '正在核对，答案不能再修改。' },
  offline: {
    en: 'Your answer is kept on this device and can no longer be changed. It will be checked when the network is back. You can go on with the next question.',
    zh: '答案已保存在本设备，不能再修改。网络恢复后会自动核对，你可以先继续作答。',
  },
  again: { en: 'Try again', zh: '重试' },
  explanation: { en: 'Explanation', zh: '解析' },
  noExplanation: { en: 'Nobody has written an explanation yet.', zh: '暂无解析。' },
});
