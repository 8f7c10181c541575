import { words } from '@inkstone/base';

/** What the calls about people can say no with. */
export const refusals = words('people.refusals', {
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
});
