import { defineMessages } from '@inkstone/base';

/** For how long the school keeps things. */
export const retentionMessages = defineMessages('school.retention', {
  title: { en: 'How long things are kept', zh: '保留期限' },
  failed: { en: 'These settings could not be loaded', zh: '保留期限加载失败' },
  safe: { en: 'Nothing was changed.', zh: '没有任何更改。' },
  explanation: {
    en: 'What is older than its days is removed every night, for good. Empty: kept without end. Answers and scores are never removed.',
    zh: '超过天数的内容会在每晚清理，且无法恢复。留空则一直保留。作答结果和分数不会被清理。',
  },
  activity: { en: 'Activity log, days', zh: '活动日志（天）' },
  activityNote: {
    en: 'Which pages people opened, and how often. At least {least} days.',
    zh: '页面访问及使用次数。至少 {least} 天。',
  },
  journals: { en: 'Journals of finished attempts, days', zh: '已结束作答的过程记录（天）' },
  journalsNote: {
    en: 'Each step on the way to an answer. At least {least} days after handing in.',
    zh: '得出答案过程中的每一步。提交后至少 {least} 天。',
  },
  recordings: { en: 'Recordings of spoken answers, days', zh: '口语录音（天）' },
  recordingsNote: {
    en: 'Reports then say when a recording was removed. At least {least} days after handing in.',
    zh: '清理后，报告会注明清理日期。提交后至少 {least} 天。',
  },
  signIns: { en: 'Sign-ins in the record, days', zh: '操作记录中的登录记录（天）' },
  signInsNote: {
    en: 'For each sign-in: the person, the time and where it came from. At least {least} days.',
    zh: '登录人、时间和来源。至少 {least} 天。',
  },
  fixed: { en: 'Set on the server and fixed here.', zh: '由服务器设定，此处不能更改。' },
  wrong: {
    en: '{name}: a whole number from {least} to {most}, or empty.',
    zh: '{name}：须为 {least} 到 {most} 的整数，或留空。',
  },
  show: { en: 'Show what would be removed', zh: '查看将清理的内容' },
  nothing: { en: 'Nothing is that old.', zh: '没有早于该期限的内容。' },
  counting: { en: 'Counting…', zh: '正在统计…' },
  would: {
    en: 'Would be removed: {count}, the oldest of {day}, about {size}.',
    zh: '将清理 {count} 条，最早为 {day}，约 {size}。',
  },
  save: { en: 'Save how long', zh: '保存期限' },
  saved: { en: 'Saved. What is older goes in the next night.', zh: '已保存。早于期限的内容将于当晚清理。' },
  confirmTitle: { en: 'Remove what is older?', zh: '清理早于期限的内容？' },
  confirmBody: {
    en: 'In the next night everything older is removed for good, and nobody can bring it back.',
    zh: '当晚会永久清理早于期限的内容，无法恢复。',
  },
});
