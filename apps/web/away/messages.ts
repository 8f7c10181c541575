import { defineMessages } from '@inkstone/base';

/** Messages of cached pages. */
export const messages = defineMessages('away', {
  lost: { en: 'Network disconnected.', zh: '网络已断开。' },
  asOf: {
    en: 'As it was on {at}. Work that was opened on this device goes on.',
    zh: '显示的是 {at} 时的内容。在本设备上打开过的可以继续作答。',
  },
});
