import { defineMessages } from '@inkstone/base';

/** Words of the page about the use of screens. */
export const usageMessages = defineMessages('activity.usage', {
  title: { en: 'Page usage', zh: '页面使用情况' },
  lead: {
    en: 'How often each page was opened, and by how many people. Nobody is named.',
    zh: '各页面的打开次数和使用人数，不显示个人信息。',
  },
  weeks: { en: 'Time range', zh: '时间范围' },
  week0: { en: 'Last 7 days', zh: '近 7 天' },
  week1: { en: '1 week ago', zh: '1 周前' },
  week2: { en: '2 weeks ago', zh: '2 周前' },
  week3: { en: '3 weeks ago', zh: '3 周前' },
  screen: { en: 'Page', zh: '页面' },
  people: { en: 'People', zh: '人数' },
  total: { en: 'Opened', zh: '打开次数' },
  empty: { en: 'No page was opened on these days.', zh: '这几天没有页面被打开。' },
  emptyNext: {
    en: 'Pages are counted a few seconds after somebody opens them.',
    zh: '有人打开页面后，几秒内就会计入。',
  },
  failed: { en: 'The figures did not load.', zh: '数据未能加载。' },
  safe: { en: 'Nothing was lost.', zh: '数据没有丢失。' },
});
