import { defineMessages } from '@inkstone/base';

/** Messages for giving work again to another class or term, for teachers. */
export const repeatMessages = defineMessages('assignments.repeating', {
  giveAgain: { en: 'Give again', zh: '再次布置' },
  title: { en: 'Give “{title}” again', zh: '再次布置“{title}”' },
  note: {
    en: 'Choices and message stay the same. What comes from the bank is given in its newest version.',
    zh: '设置与留言都和上次相同；题库内容取最新版本。',
  },
  loadFailed: { en: 'Your classes could not be loaded', zh: '班级加载失败' },
  term: { en: 'Term', zh: '学期' },
  noTerm: { en: 'Without a term', zh: '不属于任何学期' },
  pastTerm: { en: '{name} (ended)', zh: '{name}（已结束）' },
  classes: { en: 'Classes', zh: '班级' },
  hasIt: { en: 'has it already', zh: '已布置过' },
  noClasses: { en: 'You teach no class at present.', zh: '你目前没有任教的班级。' },
  needClass: { en: 'Choose at least one class.', zh: '请至少选择一个班级。' },
  needBegin: { en: 'Say when it opens.', zh: '请填写开放时间。' },
  needDeadline: { en: 'Say when it is due.', zh: '请填写截止时间。' },
  deadlineFirst: { en: 'The deadline must be after the opening.', zh: '截止时间必须晚于开放时间。' },
  sameHours: {
    en: 'Same weekday and hour as the first time, by the school’s clock.',
    zh: '与上次相同的星期和时刻，以学校时间为准。',
  },
  outsideTerm: {
    en: 'The proposed deadline lies after the last day of the term.',
    zh: '建议的截止时间晚于该学期最后一天。',
  },
  leftOut: { en: 'No longer in the bank, so not given again: {names}.', zh: '已不在题库中，不再布置：{names}。' },
  inPaper: {
    en: 'Taken out of the bank on their own, but still part of the paper: {names}.',
    zh: '已单独移出题库，但仍是试卷的一部分：{names}。',
  },
  impossible: {
    en: 'This cannot be given again, because it is no longer in the bank: {names}.',
    zh: '以下内容已不在题库中，无法再次布置：{names}。',
  },
  staysOut_one: { en: '{count} question that you took out stays out.', zh: '你移除过的 {count} 道题不再出现。' },
  staysOut_other: { en: '{count} questions that you took out stay out.', zh: '你移除过的 {count} 道题不再出现。' },
  close: { en: 'Close', zh: '关闭' },
  give_one: { en: 'Give to {count} class', zh: '布置给 {count} 个班级' },
  give_other: { en: 'Give to {count} classes', zh: '布置给 {count} 个班级' },
  done_one: { en: 'Given to {count} student.', zh: '已布置给 {count} 名学生。' },
  done_other: { en: 'Given to {count} students.', zh: '已布置给 {count} 名学生。' },
});
