import { defineMessages, type LocalizedText } from '@inkstone/base';
import type { NotificationTopic } from '@inkstone/messages/contract';

/** Words of mails that carry messages. */
export const mailMessages = defineMessages('notifications.mail', {
  subject: { en: '{title} · {school}', zh: '{title} · {school}' },
  digestSubject: { en: '{count} messages · {school}', zh: '{count} 条消息 · {school}' },
  greeting: { en: 'Dear {name},', zh: '{name}：' },
  open: { en: 'Open: {link}', zh: '打开：{link}' },
  signIn: { en: 'Sign in to {school} to read more.', zh: '请登录{school}查看详情。' },
  footer: {
    en: 'You receive this because messages of this kind are switched on in your account.',
    zh: '你的账户已开启此类消息的邮件通知，因此收到本邮件。',
  },
});

/** Names of topics on the settings page. */
export const topicMessages = defineMessages('notifications.topics', {
  assigned: { en: 'New assignments, tests, textbooks and courses', zh: '新作业、测试、教材和课程' },
  changed: { en: 'Moved deadlines, more time, withdrawals', zh: '截止时间调整、延长时间、撤回' },
  reminder: { en: 'Reminders a day and two hours before a deadline', zh: '截止前一天和两小时的提醒' },
  environment: { en: 'A missing check of sound and microphone before a test', zh: '测试前尚未完成的声音与麦克风检查' },
  report: { en: 'Reports that open and marked work', zh: '报告开放与批改完成' },
  score: { en: 'A changed score', zh: '分数变动' },
  redo: { en: 'Requests to redo questions', zh: '重做题目的要求' },
  phaseReport: { en: 'Phase reports', zh: '阶段报告' },
  announcement: { en: 'Announcements', zh: '通知公告' },
  handIns: { en: 'Work handed in', zh: '学生提交' },
  lateAnswers: { en: 'Late answers that wait for a decision', zh: '待处理的迟到答案' },
  marking: { en: 'Marks that a colleague released', zh: '同事发布的批改结果' },
  keys: { en: 'Changed keys of questions', zh: '题目答案的更改' },
  files: { en: 'Annotated PDFs that are ready', zh: '已生成的批注版 PDF' },
  candidates: { en: 'Candidates who handed in or did not in time', zh: '应聘者提交或逾期' },
} satisfies Record<NotificationTopic, LocalizedText>);

/** Words of the settings page. */
export const messages = defineMessages('notifications', {
  title: { en: 'Notifications', zh: '通知设置' },
  intro: {
    en: 'Every message appears under the bell. Choose what you also want to receive elsewhere.',
    zh: '所有消息都会显示在铃铛里。你可以选择哪些消息还要通过其他方式接收。',
  },
  topic: { en: 'What', zh: '内容' },
  mail: { en: 'Mail', zh: '邮件' },
  push: { en: 'Push', zh: '推送' },
  byWay: { en: '{topic}: {way}', zh: '{topic}：{way}' },
  mailTo: { en: 'Mail goes to {address}.', zh: '邮件将发送至 {address}。' },
  noAddress: {
    en: 'Your account has no mail address. Ask your school to enter one.',
    zh: '你的账户没有邮箱地址，请联系学校添加。',
  },
  noMail: { en: 'This school does not send mail.', zh: '本校未启用邮件。' },
  mailFails: {
    en: 'Mail to {address} was returned ({failure}). Nothing is sent there until the address is changed.',
    zh: '发往 {address} 的邮件被退回（{failure}）。更换邮箱地址前不会再发送。',
  },
  when: { en: 'When', zh: '时间' },
  quiet: { en: 'Quiet hours', zh: '免打扰时段' },
  quietHint: {
    en: 'No mail and no push in these hours; what comes meanwhile follows at their end.',
    zh: '该时段内不发送邮件和推送，期间的消息将在时段结束后发送。',
  },
  from: { en: 'From', zh: '开始' },
  until: { en: 'Until', zh: '结束' },
  digest: { en: 'One mail a day', zh: '每天汇总一封邮件' },
  digestHint: { en: 'The mails of a day come together at this time.', zh: '当天的邮件在这个时间合并发送。' },
  at: { en: 'At', zh: '时间' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved.', zh: '已保存。' },
  failed: { en: 'Your settings did not load.', zh: '设置未能加载。' },
});
