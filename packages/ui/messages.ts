import { words } from '@inkstone/base';

/** What the parts can say by themselves. */
export const messages = words('ui', {
  brand: { en: 'Inkstone', zh: '砚' },
  tryAgain: { en: 'Try again', zh: '重试' },
  loadingFailed: { en: 'Loading failed.', zh: '加载失败。' },
  tooSlow: {
    en: 'The server did not answer within {seconds} s.',
    zh: '服务器在 {seconds} 秒内没有响应。',
  },
  offline: { en: 'The network is down on this device.', zh: '本机网络已断开。' },
  restIsSafe: {
    en: 'Nothing is lost, and the rest of this page is current.',
    zh: '没有任何内容丢失，页面其余部分均为最新。',
  },
  requestId: { en: 'Request {id}', zh: '请求编号 {id}' },
  loading: { en: 'Loading', zh: '正在加载' },
  close: { en: 'Close', zh: '关闭' },
  cancel: { en: 'Cancel', zh: '取消' },
  optional: { en: 'optional', zh: '选填' },
  search: { en: 'Search', zh: '搜索' },
  clear: { en: 'Clear', zh: '清除' },
});
