import { defineMessages } from '@inkstone/base';

/** Words of the customer service on the bar. */
export const serviceMessages = defineMessages('session.service', {
  title: { en: 'Customer service', zh: '联系客服' },
  picture: { en: 'QR code of the customer service', zh: '客服二维码' },
  hint: { en: 'Questions? You reach the customer service here.', zh: '遇到问题？可以在这里联系客服。' },
  gotIt: { en: 'Got it', zh: '知道了' },
});
