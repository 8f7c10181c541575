import { defineMessages } from '@inkstone/base';

/** Letters to guardians, and the page behind them. */
export const letterMessages = defineMessages('reports.letter', {
  subject: { en: '{school}: report on {student}', zh: '{school}：{student}的阶段报告' },
  text: {
    en: `Dear {name},

{author} of {school} has published a report on {student}: “{title}”.

Read it here:
{link}

The address is meant for you alone and works until {until}. Please do not pass it on.
This message was sent automatically. To reply, please write to the teacher.
`,
    zh: `{name}，您好！

{school}的{author}发布了{student}的阶段报告《{title}》。

请点击以下链接查看：
{link}

该链接仅供您本人使用，有效期至 {until}，请勿转发。
本邮件由系统自动发送，如需联系请直接与老师沟通。
`,
  },
  page: { en: 'Report for guardians', zh: '家长查看报告' },
  cannot: { en: 'The report cannot be opened', zh: '报告无法打开' },
  noLink: {
    en: 'Open the address from the letter once more; it has to be complete.',
    zh: '请重新打开邮件中的完整链接。',
  },
  failed: { en: 'The report did not load.', zh: '报告未能加载。' },
  until: { en: 'This page opens until {at}.', zh: '此页面可查看至 {at}。' },
  letters: { en: 'Letters to guardians', zh: '家长信' },
  draftFirst: {
    en: 'Once the report is published it can be mailed to guardians.',
    zh: '报告发布后，可通过邮件发送给家长。',
  },
  none: { en: 'No guardian is on file. Add one on the page of the student.', zh: '尚未登记家长，可在学生页面添加。' },
  send: { en: 'Send', zh: '发送' },
  sendTo: { en: 'Send to {name}', zh: '发送给{name}' },
  sendAgain: { en: 'Send again', zh: '重新发送' },
  revoke: { en: 'Revoke', zh: '撤销' },
  revokeOf: { en: 'Revoke the letter to {name}', zh: '撤销发给{name}的家长信' },
  notSent: { en: 'Not sent', zh: '未发送' },
  queuedAt: { en: 'Queued {at}', zh: '{at} 已排队，等待发送' },
  retrying: { en: 'Queued {at}, trying again: {failure}', zh: '{at} 已排队，正在重试：{failure}' },
  failedAt: { en: 'Not delivered {at}: {failure}', zh: '{at} 发送失败：{failure}' },
  sentAt: { en: 'Sent {at}', zh: '{at} 发送' },
  readAt: { en: 'read {at}', zh: '{at} 已读' },
  notRead: { en: 'not read yet', zh: '尚未查看' },
  revokedAt: { en: 'revoked {at}', zh: '{at} 撤销' },
  expired: { en: 'expired', zh: '已过期' },
  sent: { en: 'The letter is queued.', zh: '家长信已排队，等待发送。' },
  revoked: { en: 'The letter can no longer be opened.', zh: '家长信已失效。' },
});
