import { words } from '@inkstone/base';

/** What giving and changing work can be refused with. */
export const refusals = words('assignments.refusals', {
  'assignment.withdrawn': { en: 'This was withdrawn already.', zh: '该作业已撤回。' },
  'assignment.deleted': { en: 'This was deleted already.', zh: '该作业已删除。' },
  'assignment.started': {
    en: 'Somebody has already begun. Withdraw it instead, or move the deadline.',
    zh: '已有学生开始作答。可以改为撤回，或调整截止时间。',
  },
  'deadline.beforeBegin': { en: 'The deadline must be after the beginning.', zh: '截止时间必须晚于开始时间。' },
  'begin.afterDeadline': { en: 'The beginning must be before the deadline.', zh: '开始时间必须早于截止时间。' },
  'begin.started': {
    en: 'Somebody has already begun, so the beginning can no longer move.',
    zh: '已有学生开始作答，无法再修改开始时间。',
  },
  'recipients.none': {
    en: 'Choose at least one student or a class with students.',
    zh: '请至少选择一名学生或一个有学生的班级。',
  },
  'recipient.handedIn': { en: 'This student has handed in already.', zh: '该学生已经提交。' },
  'content.missing': {
    en: 'The paper or one of the question sets is no longer in the bank.',
    zh: '该试卷或某个题组已不在题库中。',
  },
  'content.none': { en: 'Choose a paper or at least one question set.', zh: '请选择一份试卷或至少一个题组。' },
  'content.mixed': { en: 'The question sets belong to different programmes.', zh: '所选题组属于不同的考试项目。' },
  'deadline.past': { en: 'The deadline lies in the past.', zh: '截止时间已经过去。' },
});
