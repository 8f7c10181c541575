import { defineMessages } from '@inkstone/base';

/** Messages shared by assigned textbooks and courses, for teachers. */
export const familyMessages = defineMessages('assignments.given', {
  notYet: { en: 'Not open yet', zh: '未开放' },
  showAll: { en: 'Show all', zh: '显示全部' },
  moveDeadline: { en: 'Move deadline', zh: '调整截止时间' },
  editWords: { en: 'Edit title and message', zh: '编辑标题和留言' },
  moveOne: { en: 'Move deadline for {name}', zh: '调整{name}的截止时间' },
  moveAll: { en: 'Move deadline for everybody', zh: '调整全部学生的截止时间' },
  moveSome: { en: 'Move deadline for {count} students', zh: '调整 {count} 名学生的截止时间' },
  moveOwn: { en: 'Deadlines of single students move with it.', zh: '单独设置过的截止时间也会一并调整。' },
  moved_one: { en: 'Deadline moved for {count} student.', zh: '已调整 {count} 名学生的截止时间。' },
  moved_other: { en: 'Deadline moved for {count} students.', zh: '已调整 {count} 名学生的截止时间。' },
  withdrawTitle: { en: 'Withdraw “{title}”?', zh: '撤回《{title}》？' },
  withdrawWho_one: {
    en: '{count} student can no longer open it and gets a message.',
    zh: '{count} 名学生将无法再打开，并会收到消息。',
  },
  withdrawWho_other: {
    en: '{count} students can no longer open it and get a message.',
    zh: '{count} 名学生将无法再打开，并会收到消息。',
  },
  deleteTitle: { en: 'Delete “{title}”?', zh: '删除《{title}》？' },
  deleted: { en: 'Deleted.', zh: '删除成功。' },
  notDone: { en: 'That did not work', zh: '操作未完成' },
  moreOf: { en: 'More for “{title}”', zh: '《{title}》的更多操作' },
  about: { en: 'Details', zh: '概况' },
});
