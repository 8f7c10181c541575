import { defineMessages } from '@inkstone/base';

/** Messages of the mail address on the account page. */
export const ownMailMessages = defineMessages('session.ownMail', {
  title: { en: 'Mail address', zh: '邮箱' },
  none: {
    en: 'No address yet. With one you can set a forgotten password yourself, and get messages by mail.',
    zh: '还没有邮箱。设置后，忘记密码时可以自己重设，也可以收到邮件通知。',
  },
  proved: {
    en: 'Confirmed. Messages and codes for a forgotten password go there.',
    zh: '已验证。通知和重设密码验证码会发到此邮箱。',
  },
  unproved: {
    en: 'Not confirmed yet: nothing is sent there before it is.',
    zh: '尚未验证，验证之前不会向此邮箱发送任何内容。',
  },
  canNotMail: {
    en: 'The school cannot send mail at the moment, so no address can be confirmed.',
    zh: '学校暂时无法发送邮件，因此不能验证邮箱。',
  },
  canNotMailNow: {
    en: 'The school cannot send mail at the moment. Until it can, nothing goes there, and the address cannot be changed.',
    zh: '学校暂时无法发送邮件。恢复之前不会向此邮箱发送内容，也不能更换邮箱。',
  },
  add: { en: 'Add an address', zh: '添加邮箱' },
  change: { en: 'Change the address', zh: '更换邮箱' },
  confirm: { en: 'Confirm the address', zh: '验证邮箱' },
  remove: { en: 'Remove the address', zh: '移除邮箱' },
  address: { en: 'New mail address', zh: '新邮箱' },
  addressHint: {
    en: 'We send eight digits there. Brothers and sisters may use the same address.',
    zh: '我们会向此邮箱发送八位数字验证码。兄弟姐妹可以共用一个邮箱。',
  },
  formerHint: { en: '{mail} is told of the change.', zh: '变更后会通知 {mail}。' },
  needMail: {
    en: 'Enter a whole mail address, such as name@school.com.',
    zh: '请输入完整的邮箱，例如 name@school.com。',
  },
  password: { en: 'Current password', zh: '当前密码' },
  needPassword: { en: 'Enter your current password.', zh: '请输入当前密码。' },
  needSignIn: {
    en: 'For your safety an address is changed only in the ten minutes after signing in. Sign out and sign in again first.',
    zh: '为保障账号安全，只能在登录后十分钟内更换邮箱。请先退出并重新登录。',
  },
  send: { en: 'Send the code', zh: '发送验证码' },
  sent: {
    en: 'Eight digits are on their way to {mail}. They are valid for ten minutes.',
    zh: '八位数字验证码已发往 {mail}，十分钟内有效。',
  },
  sentHint: {
    en: 'No mail after some minutes? Look among unwanted mail, and check the address.',
    zh: '几分钟后仍未收到？请查看垃圾邮件，并检查邮箱是否正确。',
  },
  code: { en: 'Eight digits', zh: '八位验证码' },
  needCode: { en: 'Enter the eight digits of the mail.', zh: '请输入邮件中的八位数字。' },
  otherAddress: { en: 'Use another address', zh: '换一个邮箱' },
  again: { en: 'Send another code', zh: '重新发送' },
  againIn: { en: 'Another code in {seconds} s', zh: '{seconds} 秒后可重新发送' },
  cancel: { en: 'Cancel', zh: '取消' },
  done: { en: 'Mail address confirmed.', zh: '邮箱已验证。' },
  removed: { en: 'Mail address removed.', zh: '邮箱已移除。' },
  removeBody: {
    en: 'Without an address you get no messages by mail, and a forgotten password has to be reset by the school.',
    zh: '移除后将收不到邮件通知，忘记密码时需要由学校重设。',
  },
});
