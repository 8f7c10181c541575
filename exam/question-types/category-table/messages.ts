import { defineMessages } from '@inkstone/base';

/** Texts of a category table. */
export const messages = defineMessages('question.category-table', {
  options: { en: 'Options', zh: '选项' },
  hint: {
    en: 'Choose an option and then its category, or drag it. {unused} will be left over. {given} of {wanted} placed.',
    zh: '点选一个选项，再选它所属的类别，也可以拖动。有 {unused} 个选项不属于任何类别。已放 {given} 项，共 {wanted} 项。',
  },
  hintAll: {
    en: 'Choose an option and then its category, or drag it. {given} of {wanted} placed.',
    zh: '点选一个选项，再选它所属的类别，也可以拖动。已放 {given} 项，共 {wanted} 项。',
  },
  ownRight: { en: 'You put {letter} here, which is right', zh: '你把 {letter} 放在这里，正确' },
  studentRight: { en: 'The student put {letter} here, which is right', zh: '学生把 {letter} 放在这里，正确' },
  ownWrong: { en: 'You put {letter} here; it belongs to: {name}', zh: '你把 {letter} 放在这里；它属于：{name}' },
  studentWrong: {
    en: 'The student put {letter} here; it belongs to: {name}',
    zh: '学生把 {letter} 放在这里；它属于：{name}',
  },
  missed: { en: 'Key: {letter} belongs here', zh: '参考答案：{letter} 属于这里' },
  none: { en: 'no category', zh: '不属于任何类别' },
  unused: { en: 'Belong to no category', zh: '不属于任何类别' },
  categories: { en: 'Categories', zh: '类别' },
  category: { en: 'Category {number}', zh: '类别 {number}' },
  addCategory: { en: 'Add a third category', zh: '添加第三个类别' },
  removeCategory: { en: 'Remove category {number}', zh: '删除类别 {number}' },
  belongs: { en: 'Where {letter} belongs', zh: '{letter} 所属类别' },
  belongsNowhere: { en: 'None', zh: '无' },
  counts: {
    en: 'Students see as many places in each category as options belong to it. Answers in all: {given}; tests have five (three points).',
    zh: '学生看到的每个类别的空位数等于属于该类别的选项数。目前共 {given} 个答案；考试中通常为五个（三分）。',
  },
});
