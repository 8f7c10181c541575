import { defineMessages } from '@inkstone/base';

/** Messages of failures that occur before a call's handler. */
export const kernelMessages = defineMessages('kernel', {
  invalid: { en: 'Something in the request is missing or not as expected.', zh: '请求内容缺失或格式不正确。' },
  signedOut: { en: 'Please sign in.', zh: '请先登录。' },
  expired: { en: 'Your session has ended. Please sign in again.', zh: '登录已过期，请重新登录。' },
  elsewhere: {
    en: 'Your account was signed in on another browser. Please sign in again to go on here.',
    zh: '你的账号已在另一浏览器登录。如需在此继续，请重新登录。',
  },
  forbidden: { en: 'You may not do this in your current role.', zh: '你当前的身份无权进行此操作。' },
  notFound: {
    en: 'It may have been taken back or deleted, or it is not meant for you.',
    zh: '内容可能已撤回或删除，也可能不对你开放。',
  },
  tooLarge: { en: 'This is too large to be taken.', zh: '内容过大，无法接收。' },
  longAddress: {
    en: 'This request has an address that is too long. Please choose less at once.',
    zh: '请求地址过长，请减少一次选择的数量。',
  },
  slow: { en: 'The request did not arrive in time. Please try again.', zh: '请求未能及时送达，请重试。' },
  tooMany: {
    en: 'Too many tries. Please wait {seconds} s.',
    zh: '操作过于频繁，请等待 {seconds} 秒后再试。',
  },
  tooManyToday: {
    en: 'Too many tries. Please try again in {hours} h.',
    zh: '操作过于频繁，请在 {hours} 小时后再试。',
  },
  pageTitle: { en: 'This did not open', zh: '无法打开' },
  backHome: { en: 'Back to Inkstone', zh: '返回砚' },
  busy: { en: 'The server is very busy. Please try again in a moment.', zh: '服务器繁忙，请稍后再试。' },
  queue: {
    en: 'Many large reports are being made at the moment. Please try again in {seconds} s.',
    zh: '正在生成的大型报告较多，请在 {seconds} 秒后再试。',
  },
  full: {
    en: 'The school’s server has no room left, so nothing was changed. Please tell the school, and try again later.',
    zh: '学校服务器的存储空间已满，未作任何更改。请告知学校，稍后再试。',
  },
  fault: {
    en: 'Something broke on our side; nothing was changed. Please try again, or tell the school this number: {id}',
    zh: '服务器出现问题，未作任何更改。请重试，或将此编号告知学校：{id}',
  },
});
