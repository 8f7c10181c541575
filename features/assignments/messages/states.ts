import { defineMessages } from '@inkstone/base';

/** What each state of an assignment means; shown beside the filter. */
export const stateMessages = defineMessages('assignments.states', {
  title: { en: 'What the states mean', zh: '各状态的含义' },
  lineOf: { en: '{state}: ', zh: '{state}：' },
  notYet: { en: 'It opens later.', zh: '还没到开放时间。' },
  onGoing: {
    en: 'It is open and somebody still has time, also by a deadline of their own.',
    zh: '已开放，还有人未到截止时间（包括单独延期的学生）。',
  },
  toBeMarked: { en: 'Answers wait for a teacher to mark them.', zh: '有作答等待老师批改。' },
  delay: {
    en: 'Every deadline has passed and not everything is handed in; homework can still be handed in until it closes.',
    zh: '所有人的截止时间都已过，仍有未提交的；作业在关闭前还可以提交。',
  },
  complete: { en: 'Everyone has handed in, and everything is marked.', zh: '全部提交，且全部批改完毕。' },
  closed: { en: 'Nothing can be handed in any more; some never was.', zh: '已不能再提交，且有人未提交。' },
  withdrawn: { en: 'Taken back by the teacher; nobody can open it.', zh: '老师已撤回，无法再打开。' },
  mineOnGoing: { en: 'You can work on it, or it opens later.', zh: '可以作答，或还没到开放时间。' },
  mineComplete: { en: 'You have handed it in.', zh: '你已经提交。' },
  mineDelay: {
    en: 'The deadline has passed and you have not handed it in; homework can still be handed in until it closes.',
    zh: '已过截止时间，你还没有提交；作业在关闭前还可以提交。',
  },
});
