import { defineMessages } from '@inkstone/base';

/** Words of mails that carry messages. */
export const mailMessages = defineMessages('notifications.mail', {
  subject: { en: '{title} · {school}', zh: '{title} · {school}' },
  digestSubject: { en: '{count} messages · {school}', zh: '{count} 条消息 · {school}' },
  greeting: { en: 'Dear {name},', zh: '{name}：' },
  open: { en: 'Open: {link}', zh: '打开：{link}' },
  signIn: { en: 'Sign in to {school} to read more.', zh: '请登录{school}查看详情。' },
  footer: {
    en: 'You receive this because messages of this kind are switched on in your account.',
    zh: '你的账户已开启此类消息的邮件通知，因此收到本邮件。',
  },
});
