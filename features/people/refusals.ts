import { defineMessages } from '@inkstone/base';

/** Refusals of the calls about people. */
export const refusals = defineMessages('people.refusals', {
  'password.shown': {
    en: 'This new password was shown once and cannot be shown again. If nobody has read it, make another one.',
    zh: '这个新密码已经显示过一次，不能再次显示。如果没有人记下，请重新生成一个。',
  },
  'student.worksHere': {
    en: 'This student also works at the school: only an administrator can set the password of that account.',
    zh: '该学生同时是教职人员，其账号密码只能由管理员重置。',
  },
  'teacher.notTeacher': {
    en: 'This person does not teach here.',
    zh: '此人不是本校老师。',
  },
  'teacher.already': {
    en: 'This teacher has the student already.',
    zh: '这位老师已经在教该学生。',
  },
  'crm.away': {
    en: 'The CRM did not answer as it should. Nothing was changed; try again in a moment.',
    zh: 'CRM 没有正常响应，未做任何更改，请稍后重试。',
  },
  'crm.denied': {
    en: 'The CRM refused this school access. Nothing was changed; please tell the administrator.',
    zh: 'CRM 拒绝了本校的访问，未做任何更改，请联系管理员。',
  },
  'crm.unknown': { en: 'The CRM has no customer with this number.', zh: 'CRM 中没有这个编号的客户。' },
  'crm.taken': {
    en: 'In the CRM this customer belongs to another student.',
    zh: '在 CRM 中，该客户已关联其他学生。',
  },
  'crm.off': { en: 'This school has no connection to a CRM.', zh: '本校尚未连接 CRM。' },
  'employee.notStaff': {
    en: 'Only somebody with the role of staff can be added: tests are taken in that role.',
    zh: '只能添加身份为“员工”的同事：测试需以员工身份作答。',
  },
  'guardian.many': { en: 'A student can have at most ten guardians.', zh: '每位学生最多可添加十位家长。' },
  'employee.self': { en: 'You cannot be in your own staff.', zh: '不能把自己添加为员工。' },
});
