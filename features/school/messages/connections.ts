import { defineMessages } from '@inkstone/base';

/** The mail server of the school. */
export const mailServerMessages = defineMessages('school.mailServer', {
  section: { en: 'Mail', zh: '邮件' },
  explanation: {
    en: 'Notices, forgotten passwords and letters to guardians go by this server. Your mail provider tells its name, port and encryption.',
    zh: '通知、找回密码和发给家长的信件都由此服务器发出。服务器名称、端口和加密方式可向邮件服务商查询。',
  },
  fixed: {
    en: 'The environment of the server names the mail server, and that one counts. It is changed there, not here.',
    zh: '邮件服务器已由服务器环境变量指定，以其为准，须在那里修改。',
  },
  none: { en: 'No mail server is set: no mail is sent.', zh: '尚未设置邮件服务器，系统不会发送邮件。' },
  failed: { en: 'The mail server could not be loaded', zh: '邮件服务器设置加载失败' },
  safe: { en: 'Nothing was changed.', zh: '没有任何更改。' },
  host: { en: 'Mail server', zh: '邮件服务器' },
  port: { en: 'Port', zh: '端口' },
  security: { en: 'Encryption', zh: '加密方式' },
  tls: { en: 'TLS from the beginning (mostly port 465)', zh: '全程 TLS（一般为 465 端口）' },
  starttls: { en: 'STARTTLS (mostly port 587)', zh: 'STARTTLS（一般为 587 端口）' },
  noEncryption: { en: 'None: in the own network only', zh: '不加密：仅限内部网络' },
  username: { en: 'User name', zh: '用户名' },
  usernameNote: { en: 'Empty where the server asks for none.', zh: '服务器无需登录时留空。' },
  password: { en: 'Password', zh: '密码' },
  passwordNote: {
    en: 'It is stored encrypted and never shown again.',
    zh: '密码加密保存，之后不再显示。',
  },
  passwordStored: {
    en: 'One is stored. Empty: it stays, for the same server and user name.',
    zh: '已保存密码。留空则继续使用（服务器和用户名不变时）。',
  },
  from: { en: 'Sender', zh: '发件地址' },
  fromNote: { en: 'The mail address from which the mails come.', zh: '收件人看到的发件邮箱。' },
  needHost: {
    en: 'Enter the name of the mail server, such as smtp.school.example.',
    zh: '请填写邮件服务器名称，如 smtp.school.example。',
  },
  needPort: { en: 'Port: a whole number from 1 to 65,535.', zh: '端口须为 1 到 65535 的整数。' },
  needFrom: { en: 'Enter the mail address of the sender.', zh: '请填写发件邮箱地址。' },
  save: { en: 'Save mail server', zh: '保存邮件服务器' },
  saved: { en: 'Saved. Mails go by this server now.', zh: '已保存，邮件现由此服务器发送。' },
  remove: { en: 'Remove mail server', zh: '移除邮件服务器' },
  removed: { en: 'Removed. No mail is sent any more.', zh: '已移除，不再发送邮件。' },
  removeTitle: { en: 'Remove the mail server?', zh: '移除邮件服务器？' },
  removeBody: {
    en: 'No notice, no code for a forgotten password and no letter goes out by mail until another one is set.',
    zh: '在重新设置之前，通知、找回密码的验证码和信件都无法通过邮件发出。',
  },
  testTo: { en: 'Send a test mail to', zh: '测试邮件发送至' },
  testNote: {
    en: 'By the values above, saved or not.',
    zh: '按上面填写的内容发送，无论是否已保存。',
  },
  test: { en: 'Send test mail', zh: '发送测试邮件' },
  needTo: { en: 'Enter a mail address for the test mail.', zh: '请填写接收测试邮件的邮箱地址。' },
  testTaken: {
    en: 'The mail server took the mail. Look whether it arrives at {to}.',
    zh: '邮件服务器已接收邮件，请到 {to} 查看是否收到。',
  },
  testFailed: { en: 'The test mail was not sent', zh: '测试邮件未发出' },
  private: {
    en: 'The name leads into the own machine or network, which is not allowed.',
    zh: '该名称指向本机或内部网络，不允许使用。',
  },
  unreachable: {
    en: 'The server did not answer. Check name, port and encryption.',
    zh: '服务器没有响应，请检查名称、端口和加密方式。',
  },
  certificate: {
    en: 'No encrypted connection could be made. Check port and encryption, and that the name is the one on the certificate.',
    zh: '无法建立加密连接，请检查端口和加密方式，并确认名称与证书一致。',
  },
  login: { en: 'The server did not accept user name and password.', zh: '服务器不接受该用户名和密码。' },
  refused: {
    en: 'The server refused the mail. Check whether it may send as this sender.',
    zh: '服务器拒收了这封邮件，请确认该账号可以使用此发件地址。',
  },
  answer: { en: 'It answered: {answer}', zh: '服务器返回：{answer}' },
});

/** The mail that tries a mail server. */
export const testMailMessages = defineMessages('school.testMail', {
  subject: { en: 'Test mail of {name}', zh: '{name}：测试邮件' },
  text: {
    en: 'This mail shows that {name} can send mail by this mail server. Nothing needs to be done.',
    zh: '收到这封邮件，说明 {name} 可以通过该邮件服务器发送邮件。无需任何操作。',
  },
});
