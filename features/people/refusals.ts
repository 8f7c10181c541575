import { defineMessages } from '@inkstone/base';

/** Refusals of the calls about people. */
export const refusals = defineMessages('people.refusals', {
  'password.shown': {
    en: 'This new password was shown once and cannot be shown again. If nobody has read it, make another one.',
    zh: '这个新密码已经显示过一次，不能再次显示。如果没有人记下，请重新生成一个。',
  },
  'teacher.notTeacher': {
    en: 'This person does not teach here.',
    zh: '此人不是本校老师。',
  },
  'teacher.already': {
    en: 'This teacher has the student already.',
    zh: '这位老师已经在教该学生。',
  },
  'employee.notStaff': {
    en: 'Only somebody who works here as staff can be taken in: tests are sat in that role.',
    zh: '只能添加身份为“员工”的同事：测试需以员工身份作答。',
  },
  'employee.self': { en: 'Nobody is among their own staff.', zh: '不能把自己添加为员工。' },
});
