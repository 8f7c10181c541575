import { defineMessages } from '@inkstone/base';

/** What was done, as the record of the school tells it. */
export const actionMessages = defineMessages('school.actions', {
  'person.added': { en: 'Added', zh: '添加' },
  'person.changed': { en: 'Changed', zh: '修改' },
  'person.deactivated': { en: 'Deactivated', zh: '停用' },
  'person.reactivated': { en: 'Reactivated', zh: '重新启用' },
  'person.passwordReset': { en: 'New password', zh: '重设密码' },
  'person.signedOut': { en: 'Signed out', zh: '退出登录' },
  'people.imported': { en: 'People imported', zh: '导入人员' },
  'people.importUndone': { en: 'Import undone', zh: '撤销导入' },
  'people.codesMade': { en: 'First codes made', zh: '生成首次登录码' },
  'school.setUp': { en: 'School set up', zh: '学校初始设置' },
});
