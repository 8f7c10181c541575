import { defineMessages } from '@inkstone/base';

/** Texts of taking photos of an answer with a phone: in the exam window, and on the phone. */
export const phoneMessages = defineMessages('taking.phone', {
  use: { en: 'Take photos with your phone', zh: '用手机拍照' },
  heading: { en: 'Scan this with your phone', zh: '用手机扫描二维码' },
  howTo: {
    en: 'The phone opens a page with its camera, without signing in. A page appears here once the server has it.',
    zh: '手机会打开拍照页面，无需登录。照片到达服务器后才会出现在这里。',
  },
  code: { en: 'QR code of the camera page', zh: '拍照页面的二维码' },
  until: { en: 'The code works until {at}, for one phone.', zh: '此二维码在 {at} 前有效，只供一部手机使用。' },
  over: { en: 'This code has expired. Make a new one to go on.', zh: '此二维码已失效，如需继续请重新生成。' },
  renew: { en: 'New code', zh: '重新生成' },
  hide: { en: 'Hide the code', zh: '收起二维码' },
  making: { en: 'Making the code', zh: '正在生成二维码' },
  noCode: {
    en: 'The code could not be made. Check the network and try again.',
    zh: '无法生成二维码，请检查网络后重试。',
  },
  aside_one: {
    en: 'One page from your phone is on the server, but the answer has no room for it. Remove a file to add it.',
    zh: '手机传来的 1 页已在服务器，但本题文件数已满。移除一个文件即可加入。',
  },
  aside_other: {
    en: '{count} pages from your phone are on the server, but the answer has no room for them. Remove files to add them.',
    zh: '手机传来的 {count} 页已在服务器，但本题文件数已满。移除文件即可加入。',
  },
  page: { en: 'Photos for your answer', zh: '拍摄作答纸' },
  about: {
    en: 'Photograph your pages one after the other. They go into the answer that showed the code.',
    zh: '请依次拍摄作答纸，照片会进入显示二维码的那道题。',
  },
  noLinkTitle: { en: 'Scan a code first', zh: '请先扫码' },
  noLink: {
    en: 'Open this page by scanning the code that the exam window shows at a question.',
    zh: '请扫描考试窗口在题目下方显示的二维码打开本页。',
  },
  cannot: { en: 'No photos are sent from here', zh: '这里不再发送照片' },
  failed: {
    en: 'The server cannot be reached. Your photos stay on this phone.',
    zh: '无法连接服务器，照片仍保存在本手机。',
  },
  prepare: { en: 'Not sent yet', zh: '尚未发送' },
  photo: { en: 'photo {number}', zh: '照片 {number}' },
  send_one: { en: 'Send one page', zh: '发送 1 页' },
  send_other: { en: 'Send {count} pages', zh: '发送 {count} 页' },
  waiting: { en: 'On this phone, sent in a moment', zh: '在本手机上，即将发送' },
  sending: { en: 'Sending, {percent}%', zh: '正在发送，{percent}%' },
  refused: { en: 'Not taken: {words} It is kept on this phone.', zh: '未能接收：{words}照片仍保存在本手机。' },
  sent: { en: 'On the server', zh: '已存到服务器' },
  sentPage: { en: 'Page {number} is on the server', zh: '第 {number} 页已存到服务器' },
  sendingHeading: { en: 'On the way', zh: '发送中' },
  again: { en: 'Try again', zh: '重试' },
  discard: { en: 'Delete from this phone', zh: '从本手机删除' },
  save: { en: 'Save the photo', zh: '保存照片' },
  unsent_one: {
    en: 'One photo was not sent. It is still on this phone: scan a new code of the same question, or save it.',
    zh: '有 1 张照片未发送，仍保存在本手机。可扫描同一题的新二维码继续发送，或先保存照片。',
  },
  unsent_other: {
    en: '{count} photos were not sent. They are still on this phone: scan a new code of the same question, or save them.',
    zh: '有 {count} 张照片未发送，仍保存在本手机。可扫描同一题的新二维码继续发送，或先保存照片。',
  },
  full: {
    en: 'The answer has as many pages as it may have. Remove one in the exam window to send another.',
    zh: '本题页数已满。如需再发，请先在考试窗口移除一页。',
  },
  nothingHeld: {
    en: 'This phone has no room to keep photos. Leave this page open until the server has them.',
    zh: '本手机空间不足，无法保存照片。请保持本页打开，直到全部发送完成。',
  },
  codeUntil: { en: 'You can send photos until {at}.', zh: '{at} 前可以发送照片。' },
});
