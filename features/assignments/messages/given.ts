import { words } from '@inkstone/base';

/** What a teacher reads of given textbooks and courses alike, beside what is said of all given work. */
export const givenMessages = words('assignments.given', {
  notYet: { en: 'Not yet open', zh: '未开放' },
  anyClass: { en: 'Any class', zh: '全部班级' },
  showAll: { en: 'Show all', zh: '显示全部' },
  moveDeadline: { en: 'Move the deadline', zh: '修改截止时间' },
  editWords: { en: 'Edit title and message', zh: '编辑标题和留言' },
  moveOne: { en: 'Move the deadline for {name}', zh: '修改{name}的截止时间' },
  moveAll: { en: 'Move the deadline for everybody', zh: '修改全部学生的截止时间' },
  moveSome: { en: 'Move the deadline for {count} students', zh: '修改 {count} 名学生的截止时间' },
  moveOwn: { en: 'Deadlines of single students fall in with it.', zh: '单独设置过的截止时间也会一并修改。' },
  moved_one: { en: 'Moved for {count} student.', zh: '已修改 {count} 名学生的截止时间。' },
  moved_other: { en: 'Moved for {count} students.', zh: '已修改 {count} 名学生的截止时间。' },
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
  notDone: { en: 'Not done', zh: '操作未完成' },
  moreOf: { en: 'More for “{title}”', zh: '《{title}》的更多操作' },
  about: { en: 'About', zh: '概况' },
});
