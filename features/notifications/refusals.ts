import { defineMessages } from '@inkstone/base';

/** Refusals of this feature. */
export const refusals = defineMessages('notifications.refusals', {
  'notification.badToken': {
    en: 'This link is not complete. Switch mails off on the settings page of your account.',
    zh: '链接不完整，请在账户的通知设置中关闭邮件。',
  },
  'notification.halfQuiet': {
    en: 'Quiet hours need a beginning and an end.',
    zh: '免打扰时段需要同时填写开始和结束时间。',
  },
});
