import { defineMessages } from '@inkstone/base';

/** Why creating or changing an assignment can be refused. */
export const refusals = defineMessages('assignments.refusals', {
  'assignment.withdrawn': { en: 'This was withdrawn already.', zh: '该作业已撤回。' },
  'assignment.deleted': { en: 'This was deleted already.', zh: '该作业已删除。' },
  'assignment.closed': {
    en: 'Nobody can do this any more. Move its deadline first.',
    zh: '该任务已不能再作答。请先调整截止时间。',
  },
  'work.testWithdrawn': { en: 'The test has been withdrawn by the teacher.', zh: '老师已撤回该测试。' },
  'work.withdrawn': { en: 'The assignment has been withdrawn by the teacher.', zh: '老师已撤回该作业。' },
  'work.deleted': { en: 'The teacher has deleted this work.', zh: '老师已删除此内容。' },
  'assignment.started': {
    en: 'Somebody has already begun. Withdraw it instead, or move the deadline.',
    zh: '已有学生开始作答。可以改为撤回，或调整截止时间。',
  },
  'deadline.beforeBegin': { en: 'The deadline must be after the beginning.', zh: '截止时间必须晚于开放时间。' },
  'begin.afterDeadline': { en: 'The beginning must be before the deadline.', zh: '开放时间必须早于截止时间。' },
  'begin.started': {
    en: 'Somebody has already begun, so the beginning can no longer move.',
    zh: '已有学生开始作答，无法再修改开放时间。',
  },
  'recipients.none': {
    en: 'Choose at least one student or a class with students.',
    zh: '请至少选择一名学生或一个有学生的班级。',
  },
  'recipient.handedIn': { en: 'This student has handed in already.', zh: '该学生已经提交。' },
  'recipient.reportWasOpen': {
    en: 'The report with the answers was open to this student already, so more time does not reopen the work. Ask the student to do it again instead.',
    zh: '含答案的报告已向该学生开放过，延长时间不会重新开放作答。可以改为要求该学生重做。',
  },
  'content.missing': {
    en: 'The paper or one of the question sets is no longer in the bank.',
    zh: '该试卷或某个题组已不在题库中。',
  },
  'content.none': { en: 'Choose a paper or at least one question set.', zh: '请选择一份试卷或至少一个题组。' },
  'content.mixed': {
    en: 'The question sets belong to different programmes: give each programme separately.',
    zh: '所选题组属于不同的考试项目，请按考试项目分开布置。',
  },
  'content.taskUnknown': {
    en: 'That task does not belong to the programme of what is assigned.',
    zh: '所选任务不属于所布置内容的考试项目。',
  },
  'overtime.inTest': {
    en: 'In a test nothing can be written after the time is up.',
    zh: '测试到时即止，不能设置超时续写。',
  },
  'feedback.notOffered': {
    en: 'Keys cannot be shown at once here: neither in a test nor in a window as in the exam.',
    zh: '此处不能在作答时公布答案：测试以及与真实考试一致的作答界面都不支持。',
  },
  'shuffle.notOffered': {
    en: 'Questions and options keep their order here: neither a window as in the exam nor tasks of your own are shuffled.',
    zh: '此处不能打乱题目或选项：与真实考试一致的作答界面以及自编任务都保持原有顺序。',
  },
  'window.noExam': {
    en: 'This imitates no real exam, so there is no window to choose.',
    zh: '该内容不对应正式考试，无法选择作答界面。',
  },
  'defined.taskWrong': {
    en: 'Task {number} needs a text and at least one way to answer it.',
    zh: '第 {number} 项任务需要有文字说明，并至少选择一种作答方式。',
  },
  'defined.fileMissing': {
    en: 'A file is no longer there. Take it out and add it again.',
    zh: '有文件已不在服务器上，请移除后重新添加。',
  },
  'deadline.past': { en: 'The deadline is in the past.', zh: '截止时间已经过去。' },
  'redo.notHandedIn': {
    en: 'This student has not handed in yet, so there is nothing to do again.',
    zh: '该学生尚未提交，还没有可重做的内容。',
  },
  'redo.past': { en: 'The redo date is in the past.', zh: '重做截止时间已经过去。' },
  'redo.open': {
    en: 'The student is already doing it again. Wait until it is handed in, or move the date.',
    zh: '该学生正在重做。请等其提交，或调整重做截止时间。',
  },
  'redo.begun': {
    en: 'The student has already begun, so it can no longer be taken back.',
    zh: '该学生已经开始重做，无法撤回。',
  },
  'redo.none': { en: 'There is no redo to change.', zh: '没有可更改的重做要求。' },
  'redo.noQuestions': { en: 'Choose at least one question to do again.', zh: '请至少选择一道要重做的题目。' },
  'redo.noDate': { en: 'Say by when it should be done again.', zh: '请填写重做截止时间。' },
  'questions.last': {
    en: 'At least one question must stay. To take all of it away, withdraw the work.',
    zh: '至少要保留一道题。如需全部取消，请撤回该作业。',
  },
});
