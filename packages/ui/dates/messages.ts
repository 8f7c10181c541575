import { defineMessages } from '@inkstone/base';

/** Texts of the calendar. */
export const messages = defineMessages('ui.dates', {
  previousMonth: { en: 'Previous month', zh: '上个月' },
  nextMonth: { en: 'Next month', zh: '下个月' },
  previousYear: { en: 'Previous year', zh: '上一年' },
  nextYear: { en: 'Next year', zh: '下一年' },
  previousYears: { en: 'Years before', zh: '更早的年份' },
  nextYears: { en: 'Years after', zh: '更晚的年份' },
  chooseMonth: { en: 'Choose the month', zh: '选择月份' },
  chooseYear: { en: 'Choose the year', zh: '选择年份' },
  hours: { en: 'Hour', zh: '时' },
  minutes: { en: 'Minute', zh: '分' },
  take: { en: 'Take this moment', zh: '确定' },
});
