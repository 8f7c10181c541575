import { defineMessages } from '@inkstone/base';

/** What the activity log can say no with. */
export const refusals = defineMessages('activity.refusals', {
  'log.unreadable': { en: 'The activity log could not be read.', zh: '无法读取操作日志。' },
});
