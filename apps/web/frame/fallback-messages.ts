import type { LocalizedText } from '@inkstone/base';

/** Messages that must be available when nothing can be loaded. */
export const fallbackMessages = {
  brokenTitle: { en: 'This page stopped working', zh: '页面出错了' },
  brokenBody: {
    en: 'Something went wrong on our side. What the server has confirmed as saved is safe. Load the page again.',
    zh: '是我们这边出了问题。服务器已确认保存的内容是安全的。请重新加载页面。',
  },
  brokenNumber: {
    en: ' If it happens again, tell us the number below.',
    zh: '若再次出现，请告诉我们下面的编号。',
  },
  staleTitle: { en: 'This page could not be fetched', zh: '页面未能加载' },
  staleBody: {
    en: 'The network is down, or Inkstone was updated meanwhile. Nothing is lost. Load the page again.',
    zh: '网络已断开，或者砚刚刚更新过。没有任何内容丢失，请重新加载页面。',
  },
  slowTitle: { en: 'This page takes long to arrive', zh: '页面加载较慢' },
  slowBody: {
    en: 'The network is slow or gone. The page appears by itself as soon as it is here; nothing is lost.',
    zh: '网络较慢或已断开。页面到达后会自动显示，没有任何内容丢失。',
  },
  reload: { en: 'Load again', zh: '重新加载' },
  toStart: { en: 'To the start page', zh: '返回首页' },
} as const satisfies Record<string, LocalizedText>;
