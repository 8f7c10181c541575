import { defineMessages, type LocalizedText } from '@inkstone/base';
import type { NotificationTopic } from '@inkstone/messages/contract';
import type { NoticeEvent } from './sent-notices.ts';

/** Words of mails that carry messages. */
export const mailMessages = defineMessages('notifications.mail', {
  subject: { en: '{title} · {school}', zh: '{title} · {school}' },
  digestSubject: { en: 'Messages: {count} · {school}', zh: '{count} 条消息 · {school}' },
  greeting: { en: 'Dear {name},', zh: '{name}：' },
  open: { en: 'Open: {link}', zh: '打开：{link}' },
  signIn: { en: 'Sign in to {school} to read more.', zh: '请登录{school}查看详情。' },
  footer: {
    en: 'You receive this because messages of this kind are switched on in your account.',
    zh: '你的账号已开启此类消息的邮件通知，因此收到本邮件。',
  },
});

/** What a group robot posts; each in both languages. */
export const robotMessages = defineMessages('notifications.robot', {
  testCreated: { en: 'New test “{title}”, by {deadline}.', zh: '新测试《{title}》，截止时间 {deadline}。' },
  homeworkCreated: { en: 'New assignment “{title}”, due {deadline}.', zh: '新作业《{title}》，截止时间 {deadline}。' },
  textbookCreated: {
    en: 'New textbook “{title}”, to read by {deadline}.',
    zh: '新教材《{title}》，请在 {deadline} 前阅读。',
  },
  videoCreated: { en: 'New course “{title}”, by {deadline}.', zh: '新课程《{title}》，请在 {deadline} 前完成。' },
  moved: { en: 'The deadline of “{title}” is now {deadline}.', zh: '《{title}》的截止时间改为 {deadline}。' },
  withdrawn: { en: '“{title}” has been withdrawn by the teacher.', zh: '老师已撤回《{title}》。' },
  announcement: { en: 'New announcement: “{title}”.', zh: '新通知：《{title}》。' },
  test: { en: 'Test message for {name}.', zh: '{name}的测试消息。' },
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
  announcement: { en: 'Announcements', zh: '通知' },
  handIns: { en: 'Work handed in', zh: '学生提交' },
  lateAnswers: { en: 'Late answers that wait for a decision', zh: '待决定的超时送达答案' },
  marking: { en: 'Marks that a colleague released', zh: '同事发还的批改' },
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
    en: 'Your account has no confirmed mail address.',
    zh: '你的账号还没有已验证的邮箱。',
  },
  setAddress: { en: 'Set one on the page of your account.', zh: '前往账号页面设置。' },
  noMail: {
    en: 'This school does not send mail. Your choices for mail are kept and apply once it does.',
    zh: '本校未启用邮件。你对邮件的选择会保留，启用后生效。',
  },
  mailOff: { en: 'off', zh: '未启用' },
  mailFails: {
    en: 'Mail to {address} was returned: {reason}. Nothing is sent there until the address is changed.',
    zh: '发往 {address} 的邮件被退回：{reason}。更换邮箱地址前不会再发送。',
  },
  pushHere: { en: 'Push in this browser', zh: '在此浏览器接收推送' },
  pushHint: {
    en: 'Messages appear on this device even while no page is open, until you sign out.',
    zh: '即使没有打开页面，消息也会显示在此设备上，直到你退出登录。',
  },
  insecure: { en: 'Push needs https, which this address does not use.', zh: '推送需要 https，当前网址未使用。' },
  unsupported: { en: 'This browser does not support push.', zh: '此浏览器不支持推送。' },
  denied: {
    en: 'Push is blocked for this site in the settings of your browser.',
    zh: '浏览器设置已禁止本站发送通知，因此无法推送。',
  },
  pushFailed: {
    en: 'Push could not be changed here. Try again later.',
    zh: '推送设置未能更改，请稍后再试。',
  },
  when: { en: 'When', zh: '时间' },
  quiet: { en: 'Quiet hours', zh: '免打扰时段' },
  quietHint: {
    en: 'No mail and no push in these hours; messages from this time are sent afterwards.',
    zh: '该时段内不发送邮件和推送，期间的消息将在时段结束后发送。',
  },
  from: { en: 'From', zh: '开始' },
  until: { en: 'Until', zh: '结束' },
  digest: { en: 'One mail a day', zh: '每天汇总一封邮件' },
  digestHint: { en: 'The messages of a day are sent in one mail at this time.', zh: '当天的邮件在这个时间合并发送。' },
  at: { en: 'At', zh: '时间' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved.', zh: '已保存。' },
  failed: { en: 'Your settings did not load.', zh: '设置未能加载。' },
});

/** Words of a class's group robot on the class's page. */
export const classRobotMessages = defineMessages('notifications.classRobot', {
  title: { en: 'Group robot', zh: '群机器人' },
  intro: {
    en: 'A robot of WeCom, DingTalk or Feishu posts new work, moved deadlines, withdrawals and the titles of announcements to the class’s group, without names of students and without scores.',
    zh: '企业微信、钉钉或飞书的群机器人会把新任务、截止时间调整、撤回和通知标题发送到班级群，不含学生姓名和分数。',
  },
  wecom: { en: 'WeCom', zh: '企业微信' },
  dingtalk: { en: 'DingTalk', zh: '钉钉' },
  feishu: { en: 'Feishu', zh: '飞书' },
  address: { en: 'Address (webhook)', zh: 'Webhook 地址' },
  addressHint: {
    en: 'Copy it from the settings of the robot in your group. It is not shown again after saving.',
    zh: '从群机器人的设置中复制。保存后不再显示。',
  },
  addressKept: { en: 'Leave empty to keep {address}.', zh: '留空则保留 {address}。' },
  addressOdd: {
    en: 'Enter the full address of a robot of WeCom, DingTalk or Feishu.',
    zh: '请填写企业微信、钉钉或飞书群机器人的完整地址。',
  },
  kindGuess: { en: 'Recognised: {kind}', zh: '已识别：{kind}' },
  secret: { en: 'Secret for signing', zh: '签名密钥' },
  secretHint: {
    en: 'Only where the robot is set up with a signature. WeCom has none.',
    zh: '仅在机器人启用签名时填写，企业微信无需填写。',
  },
  secretKept: {
    en: 'Leave empty to keep the secret. To post without a signature, enter the address again.',
    zh: '留空则保留原密钥。如需取消签名，请重新填写地址。',
  },
  set: { en: 'Set up a robot', zh: '设置机器人' },
  change: { en: 'Change', zh: '更改' },
  cancel: { en: 'Cancel', zh: '取消' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Robot saved.', zh: '机器人已保存。' },
  signed: { en: 'signed', zh: '已签名' },
  unsigned: { en: 'without a signature', zh: '未签名' },
  test: { en: 'Send a test', zh: '发送测试' },
  testSent: { en: 'The service accepted the test message.', zh: '服务已接受测试消息。' },
  testFailed: { en: 'The test was not delivered: {reason}', zh: '测试未送达：{reason}' },
  remove: { en: 'Remove', zh: '移除' },
  removeTitle: { en: 'Remove the group robot?', zh: '移除群机器人？' },
  removeBody: {
    en: 'Nothing more is posted to the group. Posts that are still waiting are not sent.',
    zh: '之后不再向群里发送消息，尚未发出的消息也不会发送。',
  },
  removed: { en: 'Robot removed.', zh: '机器人已移除。' },
  resting: {
    en: 'The robot no longer accepts posts: {reason} Nothing is sent until the address is changed or a test succeeds.',
    zh: '群机器人已无法接收消息：{reason}更换地址或测试成功前不会再发送。',
  },
  lastFailed: { en: 'The last post failed: {reason}', zh: '最近一次发送失败：{reason}' },
  latest: { en: 'Latest posts', zh: '最近发送' },
  noPosts: { en: 'Nothing has been posted yet.', zh: '还没有发送过消息。' },
  waiting: { en: 'Waiting', zh: '等待发送' },
  retrying: { en: 'Trying again', zh: '重试中' },
  sent: { en: 'Sent', zh: '已发送' },
  failed: { en: 'Failed', zh: '失败' },
  skipped: { en: 'Not sent', zh: '未发送' },
  loadFailed: { en: 'The group robot did not load.', zh: '群机器人未能加载。' },
  'reason.removed': {
    en: 'the robot or its address no longer exists ({code}).',
    zh: '机器人或地址已不存在（{code}）。',
  },
  'reason.unreadable': {
    en: 'the stored address cannot be read. Enter it again.',
    zh: '无法读取已保存的地址，请重新填写。',
  },
  'reason.security': {
    en: 'the signature, a keyword or the allowed addresses of the robot do not fit ({code}).',
    zh: '机器人的签名、关键词或 IP 白名单设置不符（{code}）。',
  },
  'reason.busy': { en: 'the service is busy ({code}).', zh: '服务繁忙（{code}）。' },
  'reason.limited': { en: 'the group has had too many posts.', zh: '群内发送过多。' },
  'reason.unreachable': { en: 'the service could not be reached.', zh: '无法连接该服务。' },
  'reason.unknown': { en: 'the service refused it ({code}).', zh: '服务拒绝了消息（{code}）。' },
});

/** Words of what the members of a class were sent. */
export const classNoticeMessages = defineMessages('notifications.classNotices', {
  title: { en: 'Sent to the class', zh: '发给本班的通知' },
  intro: {
    en: 'What was sent by mail and push within two weeks: your announcements, the work that you gave these students, and work given to the whole class.',
    zh: '近两周通过邮件和推送发出的内容：你发的通知、你布置给这些学生的任务，以及布置给全班的任务。',
  },
  notice: { en: 'Notice', zh: '内容' },
  at: { en: 'Latest', zh: '最近发送' },
  students: { en: 'Students', zh: '学生' },
  mail: { en: 'Mail', zh: '邮件' },
  push: { en: 'Push', zh: '推送' },
  none: { en: 'Nothing has been sent within two weeks', zh: '近两周没有发送过' },
  noneNext: {
    en: 'Students who have a confirmed mail address, or push switched on, are sent what you give and write.',
    zh: '学生验证邮箱或开启推送后，你布置的内容和通知会同时发送给他们。',
  },
  failed: { en: 'What was sent to the class did not load.', zh: '发送情况未能加载。' },
  resting: { en: 'Mail to these students is returned', zh: '以下学生的邮件被退回' },
  restingNext: {
    en: 'Nothing more is sent there until they have confirmed another address on the page of their account.',
    zh: '他们在账号页面验证新的邮箱前，不会再发送邮件。',
  },
  restingOne: { en: '{name}: {reason}', zh: '{name}：{reason}' },
  stateCount: { en: '{state}: {count}', zh: '{state} {count}' },
  'state.waiting': { en: 'Waiting', zh: '等待发送' },
  'state.retrying': { en: 'Trying again', zh: '重试中' },
  'state.sent': { en: 'Sent', zh: '已发送' },
  'state.failed': { en: 'Given up', zh: '已放弃' },
  'state.resting': { en: 'Address rests', zh: '地址已停用' },
  'state.skipped': { en: 'No longer needed', zh: '无需发送' },
});

/** What happened, in few words, for the page of a class. */
export const noticeNames = defineMessages('notifications.noticeNames', {
  testGiven: { en: 'New test', zh: '新测试' },
  homeworkGiven: { en: 'New assignment', zh: '新作业' },
  textbookGiven: { en: 'New textbook', zh: '新教材' },
  courseGiven: { en: 'New course', zh: '新课程' },
  testWithdrawn: { en: 'Test withdrawn', zh: '测试已撤回' },
  homeworkWithdrawn: { en: 'Assignment withdrawn', zh: '作业已撤回' },
  textbookWithdrawn: { en: 'Textbook withdrawn', zh: '教材已撤回' },
  courseWithdrawn: { en: 'Course withdrawn', zh: '课程已撤回' },
  courseDeleted: { en: 'Course deleted', zh: '课程已删除' },
  deadlineMoved: { en: 'Deadline moved', zh: '截止时间调整' },
  beginMoved: { en: 'Opening time moved', zh: '开放时间调整' },
  extraGiven: { en: 'More time', zh: '延长时间' },
  redoAsked: { en: 'Redo requested', zh: '要求重做' },
  redoMoved: { en: 'Redo deadline moved', zh: '重做截止时间调整' },
  redoWithdrawn: { en: 'Redo withdrawn', zh: '重做已撤回' },
  reportOpened: { en: 'Report opened', zh: '报告开放' },
  workMarked: { en: 'Marked', zh: '批改完成' },
  scoreChanged: { en: 'Score changed', zh: '分数变动' },
  deadlineNear: { en: 'Deadline reminder', zh: '截止提醒' },
  environmentMissing: { en: 'Sound check reminder', zh: '声音检查提醒' },
  announcement: { en: 'Announcement', zh: '通知' },
} satisfies Record<NoticeEvent, LocalizedText>);
