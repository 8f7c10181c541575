import { defineMessages } from '@inkstone/base';

/** Refusals of the activity log. */
export const refusals = defineMessages('activity.refusals', {
  'log.unreadable': { en: 'The activity log could not be read.', zh: '无法读取操作日志。' },
});
