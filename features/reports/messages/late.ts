import { defineMessages } from '@inkstone/base';

/** Texts for a teacher about answers that came too late. */
export const lateMessages = defineMessages('reports.late', {
  count: { en: 'Count it', zh: '计分' },
  leaveOut: { en: 'Leave it out', zh: '不计分' },
  countAll: { en: 'Count them all', zh: '全部计分' },
  leaveAllOut: { en: 'Leave them all out', zh: '全部不计' },
  waiting: {
    en: 'Answers that came too late: {count}. They do not count unless you say so.',
    zh: '有 {count} 份答案送达过晚，由你决定是否计分。',
  },
  countedNow_one: { en: '{count} answer counts now.', zh: '已将 {count} 份答案计分。' },
  countedNow_other: { en: '{count} answers count now.', zh: '已将 {count} 份答案计分。' },
  leftOutNow_one: { en: '{count} answer is left out.', zh: '{count} 份答案不计分。' },
  leftOutNow_other: { en: '{count} answers are left out.', zh: '{count} 份答案不计分。' },
  notDecided: { en: 'Nothing was changed', zh: '未作更改' },
});
