import { words } from '@inkstone/base';

/** The mail with the code of a forgotten password. */
export const mailWords = words('session.mail', {
  codeSubject: { en: '{school}: code for a new password', zh: '{school}：重设密码验证码' },
  codeText: {
    en: 'Your code is {code}. It is valid for ten minutes. If you did not ask for it, nothing needs to be done: your password is unchanged.',
    zh: '你的验证码是 {code}，十分钟内有效。如果不是你本人操作，无需处理，密码不会改变。',
  },
});
