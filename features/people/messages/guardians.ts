import { defineMessages } from '@inkstone/base';

/** The guardians of a student. */
export const guardianMessages = defineMessages('people.guardians', {
  title: { en: 'Guardians', zh: '家长' },
  about: {
    en: 'They have no account and receive published phase reports by mail.',
    zh: '家长没有账号，可通过邮件收到已发布的阶段报告。',
  },
  add: { en: 'Add a guardian', zh: '添加家长' },
  edit: { en: 'Edit', zh: '编辑' },
  editOf: { en: 'Edit {name}', zh: '编辑{name}' },
  remove: { en: 'Remove', zh: '移除' },
  removeOf: { en: 'Remove {name}', zh: '移除{name}' },
  removeTitle: { en: 'Remove {name}?', zh: '移除{name}？' },
  removeBody: { en: 'Letters already sent to {name} can no longer be opened.', zh: '已发给{name}的家长信将立即失效。' },
  removed: { en: '{name} was removed.', zh: '已移除{name}。' },
  saved: { en: 'Saved.', zh: '已保存。' },
  name: { en: 'Name', zh: '姓名' },
  mail: { en: 'Mail address', zh: '邮箱' },
  mailChanged: {
    en: 'Letters that were sent to the former address open no more. Send them again from the reports.',
    zh: '保存后，已发往原邮箱的家长信将立即失效，请在阶段报告页重新发送。',
  },
  language: { en: 'Language of the letters', zh: '家长信的语言' },
  save: { en: 'Save', zh: '保存' },
  needName: { en: 'Enter a name.', zh: '请填写姓名。' },
  needMail: { en: 'Enter a mail address.', zh: '请填写有效的邮箱。' },
  notDone: { en: 'That did not work', zh: '操作未完成' },
  en: { en: 'English', zh: '英文' },
  zh: { en: 'Chinese', zh: '中文' },
});
