import { defineMessages } from '@inkstone/base';

/** Refusals of this feature. */
export const refusals = defineMessages('notifications.refusals', {
  'notification.halfQuiet': {
    en: 'Quiet hours need a beginning and an end.',
    zh: '免打扰时段需要同时填写开始和结束时间。',
  },
});
