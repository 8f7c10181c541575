import { defineMessages } from '@inkstone/base';

/** The page that names an empty school and makes its first administrator. */
export const setupMessages = defineMessages('school.setup', {
  title: { en: 'Set up the school', zh: '学校初始设置' },
  intro: {
    en: 'Nobody is here yet. Name the school and make its first administrator: you add everybody else afterwards, in the browser.',
    zh: '这里还没有任何人员。请填写学校名称并创建第一位管理员，之后由管理员在浏览器中添加其他人。',
  },
  code: { en: 'Code', zh: '安装码' },
  codeNote: {
    en: 'The start of the server printed it, and wrote it to setup-code.txt in its data folder. It is valid for one day and ten tries.',
    zh: '服务器启动时会显示安装码，并写入数据目录中的 setup-code.txt。有效期一天，最多可输错十次。',
  },
  school: { en: 'The school', zh: '学校' },
  schoolName: { en: 'Name in English', zh: '英文名称' },
  schoolNameZh: { en: 'Name in Chinese', zh: '中文名称' },
  schoolZone: { en: 'Time zone', zh: '时区' },
  schoolZoneNote: {
    en: 'Days, weeks and deadlines of the school go by it.',
    zh: '学校的日期、周次和截止时间以此为准。',
  },
  you: { en: 'You', zh: '管理员' },
  youNote: {
    en: 'You become a staff member who administers people, classes, settings and the record. If you teach as well, add the teacher’s role to yourself afterwards.',
    zh: '你将成为员工，可管理人员、班级、设置和操作记录。如果也授课，之后可以给自己添加老师身份。',
  },
  name: { en: 'Your name in Latin letters', zh: '英文或拼音姓名' },
  nameZh: { en: 'Your Chinese name', zh: '中文姓名' },
  username: { en: 'User name', zh: '用户名' },
  usernameNote: { en: 'For signing in; without spaces.', zh: '用于登录，不含空格。' },
  password: { en: 'Password', zh: '密码' },
  passwordNote: { en: 'At least 8 characters. A short sentence is good.', zh: '至少 8 个字符，可以用一句短语。' },
  repeated: { en: 'Password again', zh: '再次输入密码' },
  mail: { en: 'Mail address', zh: '邮箱' },
  mailNote: { en: 'For a forgotten password; may stay empty.', zh: '用于找回密码，可以不填。' },
  submit: { en: 'Set up the school and sign in', zh: '完成设置并登录' },
  needCode: { en: 'Enter the code.', zh: '请输入安装码。' },
  needSchool: { en: 'Enter the school’s name in English.', zh: '请填写学校的英文名称。' },
  needName: { en: 'Enter your name in Latin letters.', zh: '请填写英文或拼音姓名。' },
  needUsername: { en: 'Enter a user name without spaces.', zh: '请填写不含空格的用户名。' },
  needLonger: { en: 'The password needs at least 8 characters.', zh: '密码至少需要 8 个字符。' },
  needSame: { en: 'The two passwords differ.', zh: '两次输入的密码不一致。' },
  wrongMail: { en: 'This is not a mail address.', zh: '邮箱格式不正确。' },
  closed: { en: 'There is no page here', zh: '页面不存在' },
  closedBody: { en: 'If you have an account, sign in.', zh: '已有账号请直接登录。' },
  signIn: { en: 'Sign in', zh: '登录' },
  failed: { en: 'The page could not be loaded', zh: '页面加载失败' },
});
