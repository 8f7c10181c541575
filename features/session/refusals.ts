import { defineMessages } from '@inkstone/base';

/** Refusals of the session calls. */
export const refusals = defineMessages('session.refusals', {
  'login.wrong': { en: 'Wrong username or password.', zh: '用户名或密码错误。' },
  'login.merged': {
    en: 'This account was merged with another one of yours. Sign in with the username {username} and its password.',
    zh: '该账号已与你的另一个账号合并，请使用用户名 {username} 及其密码登录。',
  },
  'login.otherFamily': {
    en: 'This account signs in on the other tab.',
    zh: '该账号请在另一个标签页登录。',
  },
  'login.firstCode': {
    en: 'This is your first code. Choose a password of your own; the code is used up with it.',
    zh: '这是首次登录码。请设置自己的密码，设置后此码即失效。',
  },
  'role.notMine': { en: 'You do not hold this role.', zh: '你没有这个身份。' },
  'password.wrong': { en: 'The current password is wrong.', zh: '当前密码不正确。' },
  'password.same': { en: 'The new password is the same as the current one.', zh: '新密码与当前密码相同。' },
  'password.common': {
    en: 'This password is one of those that are guessed first. Please choose another.',
    zh: '这个密码太常见，容易被猜到，请换一个。',
  },
  'password.username': {
    en: 'The password must not be the user name. Please choose another.',
    zh: '密码不能与用户名相同或相近，请换一个。',
  },
  'code.wrong': {
    en: 'The code is wrong or no longer valid. Ask for a new one.',
    zh: '验证码错误或已失效，请重新获取。',
  },
  'mail.none': {
    en: 'The school cannot send mail at the moment. Please ask your teacher to reset the password.',
    zh: '学校暂时无法发送邮件，请联系老师重设密码。',
  },
  'mail.off': {
    en: 'The school cannot send mail at the moment, so no address can be confirmed.',
    zh: '学校暂时无法发送邮件，因此不能验证邮箱。',
  },
  'signIn.recent': {
    en: 'For your safety this works only in the ten minutes after signing in. Sign out, sign in again and repeat it.',
    zh: '为保障账号安全，此操作只能在登录后十分钟内进行。请退出后重新登录，再操作一次。',
  },
  'sso.off': {
    en: 'This school has no sign-on through an identity provider. Sign in with your user name and password.',
    zh: '学校未开通统一身份登录，请用用户名和密码登录。',
  },
  'sso.down': {
    en: 'The sign-on service does not answer at the moment. Try again in a minute, or sign in with your user name and password.',
    zh: '统一身份登录服务暂时无法使用。请稍后再试，或用用户名和密码登录。',
  },
  'sso.denied': {
    en: 'The sign-on service did not sign you in: it was cancelled there, or you are not allowed.',
    zh: '统一身份登录未完成：你已取消，或没有权限。',
  },
  'sso.stale': {
    en: 'This sign-on took too long, was used already, or began in another browser. Please begin again.',
    zh: '本次登录已超时、已被使用，或不是在此浏览器中开始的。请重新登录。',
  },
  'sso.token': {
    en: 'What the sign-on service sent cannot be trusted, so nobody was signed in. Try again; if it stays so, tell the school.',
    zh: '统一身份登录返回的信息未通过验证，因此未登录。请重试；如仍失败，请告知学校。',
  },
  'sso.unverified': {
    en: 'The sign-on service has not confirmed your mail address, so it cannot be used to sign in here. Confirm it there, or tell the school.',
    zh: '统一身份服务尚未验证你的邮箱，因此不能用它登录。请先在那边完成邮箱验证，或告知学校。',
  },
  'sso.unmapped': {
    en: 'You are signed in there, but none of the groups that the sign-on service names for you has a place here. Ask the school to add yours.',
    zh: '统一身份验证成功，但学校没有为你所属的分组开通使用权限。请联系学校添加。',
  },
  'sso.left': {
    en: 'You are signed in there, but your account here is not in use any more. Ask the school if that is a mistake.',
    zh: '统一身份验证成功，但你在这里的账号已停用。如有疑问，请联系学校。',
  },
  'sso.uninvited': {
    en: 'An account here has your name and a password of its own. Sign in with the password, or ask the school for an invitation that joins it to this sign-on.',
    zh: '这里已有同名账号，并设有密码。请用密码登录，或向学校索取邀请，将该账号与统一身份关联。',
  },
  'sso.invitation': {
    en: 'This invitation has been used or is no longer valid, or your sign-on belongs to another account here already. Ask the school for a new one.',
    zh: '该邀请已被使用或已失效，或你的统一身份已关联这里的另一个账号。请向学校索取新的邀请。',
  },
  'sso.unknown': {
    en: 'You are signed in there, but the school has no account here that goes with it. Ask your teacher or the school.',
    zh: '统一身份验证成功，但学校在这里没有与之对应的账号。请联系老师或学校。',
  },
});
