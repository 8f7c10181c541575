import { defineMessages } from '@inkstone/base';

/** Messages of the login and account screens. */
export const messages = defineMessages('session', {
  signIn: { en: 'Sign in', zh: '登录' },
  greeting: { en: 'Your desk is as you left it.', zh: '书桌还是你离开时的样子。' },
  whoYouAre: { en: 'Who you are', zh: '你的身份' },
  student: { en: 'Student', zh: '学生' },
  teacherOrStaff: { en: 'Teacher or staff', zh: '老师与员工' },
  username: { en: 'User name', zh: '用户名' },
  password: { en: 'Password', zh: '密码' },
  forgotten: { en: 'Forgotten? Get a code', zh: '忘记密码？用验证码重设' },
  showPassword: { en: 'Show password', zh: '显示密码' },
  hidePassword: { en: 'Hide password', zh: '隐藏密码' },
  capsLock: { en: 'Caps Lock is on.', zh: '大写锁定已打开。' },
  shared: { en: 'This is a shared device: sign me out after 12\u00a0hours', zh: '公用设备：12 小时后自动退出' },
  wrongHint: {
    en: 'Your user name is kept. Check the capital letters, or ask for a code below.',
    zh: '用户名已保留。请检查大小写，或用验证码重设密码。',
  },
  choosePassword: { en: 'Choose a password', zh: '设置密码' },
  chooseHint: { en: 'At least 8 characters.', zh: '至少 8 个字符。' },
  keptHint: { en: 'What you entered is kept.', zh: '已填写的内容都已保留。' },
  signInElsewhereTab: { en: 'Sign in as teacher or staff', zh: '以老师或员工身份登录' },
  signInStudentTab: { en: 'Sign in as student', zh: '以学生身份登录' },
  needUsername: { en: 'Enter your user name.', zh: '请输入用户名。' },
  needPassword: { en: 'Enter your password.', zh: '请输入密码。' },
  tryTypes: { en: 'Try the question types', zh: '题型体验' },
  leafInk: { en: 'What you write is ink.', zh: '落笔为墨，' },
  leafMarks: { en: 'What your teacher marks is ', zh: '批阅为' },
  leafCinnabar: { en: 'cinnabar', zh: '朱' },
  leafStop: { en: '.', zh: '。' },

  codeDone: { en: 'Your password is changed. Sign in with the new one.', zh: '密码已修改，请用新密码登录。' },

  againTitle: { en: 'Sign in again to go on', zh: '重新登录后继续' },
  againLost: { en: 'The session of this window has ended.', zh: '此窗口的登录状态已失效。' },
  againKept: {
    en: 'This page stays as it is behind this window, and nothing that you wrote is lost.',
    zh: '本页面原样保留，已写的内容都不会丢失。',
  },
  leftTitle: { en: 'You have signed out in another window', zh: '你已在另一个窗口退出登录' },
  leftSealed: {
    en: 'What had not been sent is kept on this device, encrypted; only your sign-in opens it. Sign in to go on where you were.',
    zh: '尚未发送的内容已加密保存在本设备上，只有你本人登录才能打开。登录后可从原处继续。',
  },
  leftPlain: {
    en: 'What had not been sent is kept on this device. Sign in to go on where you were.',
    zh: '尚未发送的内容保存在本设备上。登录后可从原处继续。',
  },
  leftRefused: {
    en: 'What was entered in this window after you had signed out was not kept.',
    zh: '退出登录之后在此窗口填写的内容没有保存。',
  },
  leftAgain: { en: 'You are signed in again', zh: '你已重新登录' },
  leftAgainBody: {
    en: 'This page was closed when you signed out. It opens as you left it.',
    zh: '退出登录时此页面已关闭，现在可以照原样打开。',
  },
  leftGoOn: { en: 'Open the page', zh: '打开页面' },
  leftUnsealed: {
    en: 'Whoever signed out here last has work on this device that could not be encrypted yet. Free some storage and open this page again: it is tried each time.',
    zh: '上一位在此退出的用户还有内容未能加密。请清理一些存储空间后重新打开本页面，每次打开都会重试。',
  },
  leftOther: { en: 'Go on as {name}', zh: '以{name}的身份继续' },
  againLeave: { en: 'Leave this page', zh: '离开此页面' },

  homeTitle: { en: 'Home', zh: '首页' },
  homeGreeting: { en: 'Hello, {name}', zh: '你好，{name}' },
  homeEmpty: { en: 'Nothing is given to you at the moment', zh: '目前没有需要你完成的内容' },
  homeEmptyOther: {
    en: 'Whatever the school gives you to do appears here, and a message tells you.',
    zh: '学校交给你的事项会显示在这里，并有消息通知你。',
  },
  account: { en: 'Your account', zh: '我的账号' },
  accountThere: { en: 'Account page', zh: '账号管理' },
  role: { en: 'Role', zh: '身份' },
  language: { en: 'Language', zh: '语言' },
  languageNow: { en: 'English', zh: '中文' },
  notifications: { en: 'Notifications', zh: '通知设置' },
  calendar: { en: 'Calendar', zh: '日历' },
  timeZone: { en: 'Time zone', zh: '时区' },
  mail: { en: 'Mail address', zh: '邮箱' },
  mailHint: { en: 'For a forgotten password and for messages.', zh: '用于重设密码和接收通知。' },
  changeMail: { en: 'Open mail address', zh: '设置邮箱' },
  changeZone: { en: 'Change time zone', zh: '修改时区' },
  passwordKept: { en: 'Stored so that nobody can read it.', zh: '已加密保存，任何人都无法查看。' },
  changePassword: { en: 'Change password', zh: '修改密码' },
  signOut: { en: 'Sign out', zh: '退出登录' },
  unsentTitle: { en: 'Not all of your work is on the server', zh: '还有内容没有传到服务器' },
  unsentBody_one: {
    en: '{count} piece of your work is on this device alone, and over this connection the device cannot lock it. It is not deleted: until it has been sent, whoever uses this device next could read it. Stay signed in until everything is sent if others use this device.',
    zh: '你有 {count} 项内容只保存在本设备，而当前连接不支持加密，无法为你锁定。内容不会被删除，但发送之前，之后使用本设备的人可能会看到。如果是公用设备，请等全部发送后再退出。',
  },
  unsentBody_other: {
    en: '{count} pieces of your work are on this device alone, and over this connection the device cannot lock them. They are not deleted: until they have been sent, whoever uses this device next could read them. Stay signed in until everything is sent if others use this device.',
    zh: '你有 {count} 项内容只保存在本设备，而当前连接不支持加密，无法为你锁定。内容不会被删除，但发送之前，之后使用本设备的人可能会看到。如果是公用设备，请等全部发送后再退出。',
  },
  signOutAnyway: { en: 'Sign out anyway', zh: '仍然退出' },
  staySignedIn: { en: 'Stay signed in', zh: '保持登录' },
  signOutHint: { en: 'Work that is not yet sent stays on this device.', zh: '尚未发送的作答会保留在本设备。' },
  currentRole: { en: 'Role: {role}. Change', zh: '当前身份：{role}，切换' },

  accountTitle: { en: 'Account', zh: '账号' },
  passwordTitle: { en: 'Password', zh: '密码' },
  passwordIntro: {
    en: 'Afterwards you stay signed in here; every other device is signed out.',
    zh: '修改后此处保持登录，其他设备都会退出。',
  },
  currentPassword: { en: 'Current password', zh: '当前密码' },
  newPassword: { en: 'New password', zh: '新密码' },
  newPasswordHint: { en: 'At least 8 characters. A short sentence is good.', zh: '至少 8 个字符，可以用一句短语。' },
  repeatPassword: { en: 'New password again', zh: '再次输入新密码' },
  savePassword: { en: 'Change the password', zh: '确认修改' },
  passwordChanged: { en: 'Password changed.', zh: '密码已修改。' },
  needCurrent: { en: 'Enter your current password.', zh: '请输入当前密码。' },
  needLonger: { en: 'The new password needs at least 8 characters.', zh: '新密码至少需要 8 个字符。' },
  needSame: { en: 'The two new passwords are not the same.', zh: '两次输入的新密码不一致。' },
});

/** Messages for resetting a password by a code. */
export const codeMessages = defineMessages('session.code', {
  codeTitle: { en: 'New password', zh: '重设密码' },
  codeAsk: {
    en: 'We send eight digits to the mail address that is confirmed for your account.',
    zh: '我们会把八位数字验证码发到你账号已验证的邮箱。',
  },
  codeSend: { en: 'Send the code', zh: '发送验证码' },
  codeSent: {
    en: 'If {username} has a confirmed mail address, eight digits are on their way. They are valid for ten minutes.',
    zh: '如果 {username} 有已验证的邮箱，八位数字验证码已发出，十分钟内有效。',
  },
  codeNoMail: {
    en: 'No confirmed mail address, or no mail after some minutes? Ask your teacher to reset the password.',
    zh: '没有已验证的邮箱，或几分钟后仍未收到？请联系老师重设密码。',
  },
  codeName: { en: 'User name or mail address', zh: '用户名或邮箱' },
  codeShared: {
    en: 'If several accounts use this address, the mail lists their user names instead of a code: ask again with the one you mean.',
    zh: '如果多个账号共用此邮箱，邮件中会列出用户名而不是验证码，请用对应的用户名重新申请。',
  },
  codeNone: {
    en: 'The school cannot send mail at the moment. Ask your teacher to reset the password: you get a new one at once.',
    zh: '学校目前无法发送邮件。请联系老师重设密码，即可得到新密码。',
  },
  code: { en: 'Eight digits', zh: '八位验证码' },
  codeAgain: { en: 'Send another code', zh: '重新发送' },
  codeAgainIn: { en: 'Another code in {seconds} s', zh: '{seconds} 秒后可重新发送' },
  codeSet: { en: 'Set the new password', zh: '设置新密码' },
  codeBack: { en: 'Back to signing in', zh: '返回登录' },
  needCode: { en: 'Enter the eight digits of the mail.', zh: '请输入邮件中的八位数字。' },
});

/** Messages for the time zone setting. */
export const zoneMessages = defineMessages('session.zone', {
  title: { en: 'Time zone', zh: '时区' },
  label: { en: 'Show times in', zh: '显示时间所用的时区' },
  intro: {
    en: 'Deadlines, messages and documents show times in this zone. Deadlines themselves do not change.',
    zh: '截止时间、消息和文档中的时间都按此时区显示，截止时间本身不会改变。',
  },
  byDevice: { en: 'Same as this device: {zone}', zh: '与本设备一致：{zone}' },
  none: { en: 'No time zone found', zh: '未找到该时区' },
  now: { en: 'Now: {time} ({zone}).', zh: '当前时间：{time}（{zone}）。' },
  atSchool: { en: 'At the school it is {time} ({zone}).', zh: '学校时间：{time}（{zone}）。' },
  saved: { en: 'Time zone saved.', zh: '时区已保存。' },
});

/** Message where a page belongs to another role. */
export const gateMessages = defineMessages('session.gate', {
  notForRole: {
    en: 'That page is not for your role or permissions. This is your own start page.',
    zh: '当前身份或权限无法访问该页面，已返回首页。',
  },
});

/** Messages for signing in through an identity provider. */
export const signOnMessages = defineMessages('session.signOn', {
  or: { en: 'or', zh: '或' },
  signOnWith: { en: 'Sign in with {name}', zh: '使用{name}登录' },
  againThere: {
    en: 'You signed in with {name}. It opens in a window of its own; come back here afterwards.',
    zh: '你是用{name}登录的。登录页会在单独的窗口中打开，完成后请回到这里。',
  },
  againLink: {
    en: 'You came in by the link of your invitation. Open that link again in another tab of this browser and go to the test: this page then goes on.',
    zh: '你是通过邀请链接进入的。请在此浏览器的新标签页中再次打开该链接并进入测试，本页随后会自动继续。',
  },
  againOff: {
    en: 'You signed in through a sign-on service that cannot be used at the moment. Try again in a minute.',
    zh: '你使用的统一身份登录暂时无法使用，请稍后再试。',
  },
  keptThere: {
    en: 'Your account is kept by {name}; the password is changed there.',
    zh: '你的账号由{name}管理，请前往修改密码。',
  },
  openThere: { en: 'Open its page', zh: '前往修改' },
});

/** The e-mail with a password reset code. */
export const mailMessages = defineMessages('session.mail', {
  codeSubject: { en: '{school}: code for a new password', zh: '{school}：重设密码验证码' },
  codeText: {
    en: 'Your code is {code}. It is valid for ten minutes and sets a new password for the user name {username}. If you did not ask for it, nothing needs to be done: your password is unchanged.',
    zh: '你的验证码是 {code}，十分钟内有效，用于重设用户名 {username} 的密码。如果不是你本人操作，无需处理，密码不会改变。',
  },
  namesSubject: { en: '{school}: your user names', zh: '{school}：你的用户名' },
  namesText: {
    en: 'A code for a new password was asked for with this mail address, which belongs to several accounts. Ask once more with the user name of the one that is meant:\n\n{usernames}\n\nIf you did not ask for it, nothing needs to be done.',
    zh: '有人用此邮箱申请重设密码，但该邮箱对应多个账号。请改用需要重设的用户名重新申请：\n\n{usernames}\n\n如果不是你本人操作，无需处理。',
  },
  proofSubject: { en: '{school}: confirm your mail address', zh: '{school}：验证邮箱' },
  proofText: {
    en: 'Your code is {code}. Enter it on the page of your account: then {school} sends messages and codes for a forgotten password to this address. It is valid for ten minutes. If this was not you, nothing needs to be done: the address is not used.',
    zh: '你的验证码是 {code}，十分钟内有效。请在账号页面输入，之后{school}的通知和重设密码验证码都会发到此邮箱。如果不是你本人操作，无需处理，此邮箱不会被使用。',
  },
  formerSubject: { en: '{school}: your mail address was changed', zh: '{school}：账号邮箱已变更' },
  formerText: {
    en: 'The account {username} no longer uses this mail address: another one was confirmed, or it was removed. If this was not you, change your password now and tell the school.',
    zh: '账号 {username} 已不再使用此邮箱：可能已换成另一个邮箱，或已移除。如果不是你本人操作，请立即修改密码并告知学校。',
  },
});
