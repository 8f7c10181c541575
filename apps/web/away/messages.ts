import { words } from '@inkstone/base';

/** What is said where a page is as this device kept it. */
export const messages = words('away', {
  lost: { en: 'Network disconnected.', zh: '网络已断开。' },
  asOf: {
    en: 'This is how it was at {at}. Work that was opened on this device goes on; everything is sent when the network is back.',
    zh: '显示的是 {at} 时的内容。在本设备上打开过的作业和测试可以继续作答，网络恢复后会自动提交。',
  },
});
