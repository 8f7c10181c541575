import { defineMessages } from '@inkstone/base';

/** The page of the own calendar address. */
export const messages = defineMessages('calendar', {
  title: { en: 'Calendar', zh: '日历' },
  intro: {
    en: 'See class sessions, openings, deadlines and the opening of reports in the calendar on your phone or computer. Changes made here follow by themselves; how soon depends on the calendar program, often some hours.',
    zh: '在手机或电脑的日历里查看课程、作业和测试的开放与截止时间，以及报告的公布时间。这里有变动时，日历会自动更新，更新快慢取决于日历软件，通常需要几小时。',
  },
  failed: { en: 'The calendar address could not be loaded', zh: '日历地址加载失败' },
  none: { en: 'You have no calendar address yet.', zh: '你还没有日历地址。' },
  create: { en: 'Create an address', zh: '生成地址' },
  address: { en: 'Calendar address', zh: '日历地址' },
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'The address was copied.', zh: '地址已复制。' },
  notCopied: {
    en: 'The browser did not allow copying. Select the address and copy it yourself.',
    zh: '浏览器不允许复制，请选中地址后自行复制。',
  },
  since: { en: 'Created {at}', zh: '生成于 {at}' },
  secret: {
    en: 'Whoever has this address can read your calendar. Do not pass it on; if others know it, change it.',
    zh: '知道此地址的人都能看到你的日历。请不要转发；如已泄露，请更换。',
  },
  how: {
    en: 'In your calendar program choose “Subscribe” or “From URL” and paste the address.',
    zh: '在日历软件中选择“订阅日历”或“通过网址添加”，粘贴此地址。',
  },
  renew: { en: 'Change the address', zh: '更换地址' },
  renewTitle: { en: 'Change the calendar address?', zh: '更换日历地址？' },
  renewBody: {
    en: 'The present address stops working at once; calendars that use it are no longer updated.',
    zh: '当前地址将立即失效，使用它的日历不再更新。',
  },
  remove: { en: 'Remove the address', zh: '移除地址' },
  removeTitle: { en: 'Remove the calendar address?', zh: '移除日历地址？' },
  removeBody: {
    en: 'Calendars that use it are no longer updated. You can create another one later.',
    zh: '使用此地址的日历不再更新。以后可以重新生成。',
  },
  created: { en: 'The address is ready.', zh: '地址已生成。' },
  renewed: { en: 'The address was changed.', zh: '地址已更换。' },
  removed: { en: 'The address was removed.', zh: '地址已移除。' },
});

/** Texts of the calendar itself. */
export const fileMessages = defineMessages('calendar.file', {
  session: { en: '{class}: {title}', zh: '{class}：{title}' },
  opens: { en: 'Opens: {title}', zh: '开放：{title}' },
  due: { en: 'Due: {title}', zh: '截止：{title}' },
  report: { en: 'Report opens: {title}', zh: '报告公布：{title}' },
  teachers: { en: 'Taught by {names}', zh: '授课：{names}' },
  separator: { en: ', ', zh: '、' },
});
