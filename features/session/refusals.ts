import { words } from '@inkstone/base';

/** What signing in and its neighbours can say no with. */
export const refusals = words('session.refusals', {
  'login.wrong': { en: 'Wrong username or password.', zh: '用户名或密码错误。' },
  'login.otherFamily': {
    en: 'This account signs in on the other tab.',
    zh: '该账号请在另一个标签页登录。',
  },
  'role.notMine': { en: 'You do not hold this role.', zh: '你没有这个身份。' },
  'password.wrong': { en: 'The current password is wrong.', zh: '当前密码不正确。' },
  'password.same': { en: 'The new password is the same as the current one.', zh: '新密码与当前密码相同。' },
  'code.wrong': {
    en: 'The code is wrong or no longer valid. Ask for a new one.',
    zh: '验证码错误或已失效，请重新获取。',
  },
  'mail.none': {
    en: 'The school cannot send mail at the moment. Please ask your teacher to reset the password.',
    zh: '学校暂时无法发送邮件，请联系老师重设密码。',
  },
});
