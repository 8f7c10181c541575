import { defineMessages } from '@inkstone/base';

/** Refusals of this feature. */
export const refusals = defineMessages('notifications.refusals', {
  'notification.badToken': {
    en: 'This link is not complete. Switch mails off on the settings page of your account.',
    zh: '链接不完整，请在账号的通知设置中关闭邮件。',
  },
  'notification.halfQuiet': {
    en: 'Quiet hours need a beginning and an end.',
    zh: '免打扰时段需要同时填写开始和结束时间。',
  },
  'robot.address': {
    en: 'This is not the address of a group robot of WeCom, DingTalk or Feishu.',
    zh: '这不是企业微信、钉钉或飞书群机器人的 Webhook 地址。',
  },
  'robot.none': { en: 'This class has no group robot.', zh: '该班级还没有群机器人。' },
  'robot.tooSoon': {
    en: 'The robot has posted too much within a minute. Try again shortly.',
    zh: '机器人一分钟内发送过多，请稍后再试。',
  },
  'notification.pushService': {
    en: 'Messages cannot be pushed to this browser.',
    zh: '无法向此浏览器推送消息。',
  },
});
