import { defineMessages } from '@inkstone/base';

/** Refusals of the calls of administration. */
export const refusals = defineMessages('school.refusals', {
  'person.usernameTaken': {
    en: 'Somebody else has this user name, here or among those who have left.',
    zh: '该用户名已被占用（可能属于已离校人员）。',
  },
  'person.numberTaken': { en: 'Somebody else has this number.', zh: '该编号已属于其他人。' },
  'person.changedMeanwhile': {
    en: 'Somebody else changed this person since you opened the form. Nothing was saved; your entries are still here.',
    zh: '你打开表单后，其他人修改了此人的资料。本次未保存，你填写的内容仍在。',
  },
  'person.outranks': {
    en: 'This person may administer more of the school than you. Somebody with these permissions has to do it.',
    zh: '此人的管理权限高于你，须由具备相应权限的人操作。',
  },
  'person.permissionNotMine': {
    en: 'You can grant or take away only those permissions of administration that you hold yourself.',
    zh: '你只能授予或收回自己拥有的管理权限。',
  },
  'person.lastAdministrator': {
    en: 'Nobody else may administer people. Give somebody else the permission first.',
    zh: '目前没有其他人可以管理人员，请先将权限授予他人。',
  },
  'person.roleMissing': { en: 'Choose at least one role.', zh: '请至少选择一个身份。' },
  'person.permissionsOfStudent': {
    en: 'Permissions are for those who work at the school; a student has none.',
    zh: '权限仅适用于教职人员，学生没有权限。',
  },
  'password.shown': {
    en: 'This new password was shown once and cannot be shown again. If nobody has read it, make another one.',
    zh: '这个新密码已经显示过一次，不能再次显示。如果没有人记下，请重新生成一个。',
  },
});
