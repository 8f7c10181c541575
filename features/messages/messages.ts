import { defineMessages, type LocalizedText } from '@inkstone/base';
import type { NotificationEvent } from './notifications.ts';

/** Sentences of notifications, translated when read. */
export const notificationMessages = defineMessages('messages.told', {
  testGiven: { en: 'New test “{title}”, due {deadline}.', zh: '新测试《{title}》，截止时间 {deadline}。' },
  homeworkGiven: { en: 'New assignment “{title}”, due {deadline}.', zh: '新作业《{title}》，截止时间 {deadline}。' },
  textbookGiven: {
    en: 'New textbook “{title}”, to read by {deadline}.',
    zh: '新教材《{title}》，请在 {deadline} 前阅读。',
  },
  courseGiven: { en: 'New course “{title}”, due {deadline}.', zh: '新课程《{title}》，截止时间 {deadline}。' },
  textbookWithdrawn: {
    en: 'The textbook has been withdrawn by the teacher. “{title}”',
    zh: '老师已撤回该教材。《{title}》',
  },
  courseWithdrawn: {
    en: 'The course has been withdrawn by the teacher. “{title}”',
    zh: '老师已撤回该课程。《{title}》',
  },
  courseDeleted: { en: 'The course has been deleted by the teacher. “{title}”', zh: '老师已删除该课程。《{title}》' },
  textbookDrawn: { en: 'The annotated PDF of “{title}” is ready.', zh: '《{title}》的批注版 PDF 已生成。' },
  testWithdrawn: { en: 'The test has been withdrawn by the teacher. “{title}”', zh: '老师已撤回该测试。《{title}》' },
  homeworkWithdrawn: {
    en: 'The assignment has been withdrawn by the teacher. “{title}”',
    zh: '老师已撤回该作业。《{title}》',
  },
  deadlineMoved: { en: 'The deadline of “{title}” is now {deadline}.', zh: '《{title}》的截止时间改为 {deadline}。' },
  beginMoved: { en: 'The opening time of “{title}” has changed.', zh: '《{title}》的开放时间已调整。' },
  extraGiven: {
    en: 'Your time for “{title}” was extended by {minutes} min.',
    zh: '《{title}》为你延长了 {minutes} 分钟。',
  },
  redoAsked: {
    en: 'Your teacher asks you to redo part of “{title}” by {deadline}. Questions: {questions}.',
    zh: '老师请你在 {deadline} 前重做《{title}》中的 {questions} 题。',
  },
  redoMoved: { en: 'The redo of “{title}” is now due {deadline}.', zh: '《{title}》的重做截止时间改为 {deadline}。' },
  redoWithdrawn: { en: '“{title}” no longer needs to be redone.', zh: '《{title}》已不需要重做。' },
  reportOpened: { en: 'The report of “{title}” is open.', zh: '《{title}》的报告已开放。' },
  workMarked: { en: 'Your teacher has marked “{title}”.', zh: '老师已批改《{title}》。' },
  scoreChanged: {
    en: 'Your points in “{title}” changed from {oldScore} to {newScore} of {maxScore}.',
    zh: '你在《{title}》中的得分由 {oldScore} 分改为 {newScore} 分，满分 {maxScore} 分。',
  },
  paperMarked: { en: 'Your mark of “{title}” is there.', zh: '《{title}》的成绩已公布。' },
  paperScoreChanged: {
    en: 'Your mark of “{title}” changed from {oldScore} to {newScore} of {maxScore}.',
    zh: '你在《{title}》中的成绩由 {oldScore} 分改为 {newScore} 分，满分 {maxScore} 分。',
  },
  paperTestDeleted: {
    en: 'The test on paper “{title}” has been deleted by the teacher, with its marks.',
    zh: '老师已删除纸笔测试《{title}》及其成绩。',
  },
  deadlineNear: {
    en: '“{title}” is due {deadline}. You have not handed it in yet.',
    zh: '《{title}》将于 {deadline} 截止，你还没有提交。',
  },
  environmentMissing: {
    en: 'Check your sound and microphone before “{title}” opens on {begin}.',
    zh: '《{title}》将于 {begin} 开放，请提前检查声音和麦克风。',
  },
  phaseReportPublished: { en: 'A report on your progress is ready: “{title}”.', zh: '你的阶段报告《{title}》已发布。' },
  announcement: { en: '{student} writes: {title}', zh: '{student}发来通知：{title}' },
  keyChanged: {
    en: '{student} changed the key of a question in “{title}”. Scores that changed: {scores}.',
    zh: '{student}更改了《{title}》中一道题的答案，{scores} 份成绩随之改变。',
  },
  keyWaiting: {
    en: '{student} changed a key of your question set “{title}” in their own assignments. Decide whether it counts for everybody.',
    zh: '{student}在自己布置的内容中更改了题组《{title}》的一个答案，请决定是否对所有人生效。',
  },
  keyApproved: {
    en: '{student} approved your change of a key in “{title}”. It now counts for everybody.',
    zh: '{student}已采纳你对《{title}》答案的更改，现已对所有人生效。',
  },
  keyDeclined: {
    en: '{student} did not adopt your change of a key in “{title}”. It still counts in your own assignments.',
    zh: '{student}未采纳你对《{title}》答案的更改，该更改仍在你布置的内容中生效。',
  },
  handedIn: { en: '{student} has handed in “{title}”.', zh: '{student}已提交《{title}》。' },
  lateAnswers: {
    en: 'Answers of {student} in “{title}” arrived late. Decide whether they count.',
    zh: '{student}在《{title}》中的部分答案超时才送达，请决定是否计分。',
  },
  markReleased: {
    en: '{student} has released the marks of one student in “{title}”.',
    zh: '{student}已发还《{title}》中 1 名学生的批改。',
  },
  candidateTestGiven: {
    en: 'You are invited to the test “{title}”. Take it by {deadline}.',
    zh: '邀请你参加测试《{title}》，请在 {deadline} 前完成。',
  },
  candidateTestWithdrawn: {
    en: 'The test “{title}” has been withdrawn. You do not need to take it.',
    zh: '测试《{title}》已撤回，无需参加。',
  },
  candidateTestMarked: {
    en: 'Your test “{title}” has been marked. The school will tell you the result.',
    zh: '你的测试《{title}》已完成批改，结果将由学校另行告知。',
  },
  candidateHandedIn: { en: 'Candidate {student} has handed in “{title}”.', zh: '应聘者{student}已提交《{title}》。' },
  candidateExpired: {
    en: 'The deadline of “{title}” passed before candidate {student} handed it in.',
    zh: '《{title}》已截止，应聘者{student}未提交。',
  },
  mailRests: {
    en: 'Mail to {title} was returned: {failure}. Nothing more is sent there until the address is changed.',
    zh: '发往 {title} 的邮件被退回：{failure}。更换邮箱地址前不会再发送。',
  },
  pushRests: {
    en: 'One of your browsers no longer accepts push messages ({failure}). You can switch them on again there.',
    zh: '你的一个浏览器已无法接收推送（{failure}），可在该浏览器中重新开启。',
  },
  robotRests: {
    en: 'The group robot of “{title}” no longer accepts posts ({failure}). Change its address or send a test.',
    zh: '“{title}”的群机器人已无法接收消息（{failure}），请更换地址或发送测试。',
  },
} satisfies Record<NotificationEvent, LocalizedText>);

/** Sentences of a notification that gathers several occurrences, counted by `count`. */
export const severalMessages = defineMessages('messages.several', {
  handedIn: {
    en: '{count} students have handed in “{title}”, {student} most recently.',
    zh: '已有 {count} 名学生提交《{title}》，最近一位是{student}。',
  },
  lateAnswers: {
    en: 'Answers of {count} students in “{title}” arrived late, {student} most recently. Decide whether they count.',
    zh: '《{title}》中有 {count} 名学生的部分答案超时才送达，最近一位是{student}，请决定是否计分。',
  },
  markReleased: {
    en: '{student} has released the marks of {count} students in “{title}”.',
    zh: '{student}已发还《{title}》中 {count} 名学生的批改。',
  },
} satisfies Partial<Record<NotificationEvent, LocalizedText>>);

/** Sentences for mail and push where that of the bell holds what must not leave the product, such as a score. */
export const outsideMessages = defineMessages('messages.outside', {
  scoreChanged: { en: 'Your score in “{title}” has changed.', zh: '你在《{title}》中的得分有变化。' },
  paperScoreChanged: { en: 'Your mark of “{title}” has changed.', zh: '你在《{title}》中的成绩有变化。' },
} satisfies Partial<Record<NotificationEvent, LocalizedText>>);

/** A notification with the teacher's message. */
export const notificationParts = defineMessages('messages.notificationParts', {
  withRecruiterWords: { en: '{sentence} A message for you: {words}', zh: '{sentence}给你的留言：{words}' },
  withWords: { en: '{sentence} Your teacher writes: {words}', zh: '{sentence}老师留言：{words}' },
});

/** Messages of the popover. */
export const messages = defineMessages('messages', {
  title: { en: 'Messages', zh: '消息' },
  none: { en: 'No messages yet', zh: '暂无消息' },
  noneBody: {
    en: 'News about tests, assignments, reports and textbooks appears here.',
    zh: '测试、作业、报告、教材有新动态时，会在这里通知。',
  },
  unreadFirst: { en: 'Unread: ', zh: '未读：' },
  deleteOne: { en: 'Delete message: {message}', zh: '删除消息：{message}' },
  deleted: { en: 'Deleted.', zh: '删除成功。' },
  clearAll: { en: 'Clear all', zh: '全部清空' },
  clearAsk: { en: 'The messages cannot be recovered. Clear all?', zh: '清空后消息将无法恢复，确定清空吗？' },
  announcements: { en: 'Announcements to you', zh: '收到的通知' },
  older: { en: 'Older messages', zh: '更早的消息' },
  more: { en: 'Loading more…', zh: '正在加载更多……' },
  failed: { en: 'Your messages did not load.', zh: '消息未能加载。' },
  retry: { en: 'Try again', zh: '重试' },
  linkTitle: { en: 'Message', zh: '消息' },
  openMessage: { en: 'Open', zh: '打开' },
  messageGone: { en: 'This message is gone', zh: '这条消息已不存在' },
  messageGoneBody: {
    en: 'It was deleted, or it was sent to another account.',
    zh: '消息已被删除，或是发给其他账号的。',
  },
  windowBlocked: {
    en: 'The browser did not open the window. Allow pop-ups for this site and try again.',
    zh: '浏览器拦截了新窗口。请允许本站弹出窗口后重试。',
  },
});
