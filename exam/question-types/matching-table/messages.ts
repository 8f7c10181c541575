import { defineMessages } from '@inkstone/base';

/** Texts of a matching table. */
export const messages = defineMessages('question.matching-table', {
  hint: {
    en: 'Tick one column in each row. {given} of {wanted} rows ticked.',
    zh: '每行勾选一列。已勾选 {given} 行，共 {wanted} 行。',
  },
  nothing: { en: 'Not ticked', zh: '未勾选' },
  ownTick: { en: 'You ticked: {name}', zh: '你勾选了：{name}' },
  studentTick: { en: 'The student ticked: {name}', zh: '学生勾选了：{name}' },
  keyIs: { en: 'Key: {name}', zh: '参考答案：{name}' },
  rows: { en: 'Rows', zh: '行' },
  columns: { en: 'Columns', zh: '列' },
  row: { en: 'Row {number}', zh: '第 {number} 行' },
  column: { en: 'Column {letter}', zh: '{letter} 列' },
  rowKey: { en: 'Row {number}: right column', zh: '第 {number} 行的正确列' },
  addRow: { en: 'Add a row', zh: '添加一行' },
  addColumn: { en: 'Add a column', zh: '添加一列' },
  removeRow: { en: 'Remove row {number}', zh: '删除第 {number} 行' },
  removeColumn: { en: 'Remove column {letter}', zh: '删除 {letter} 列' },
  noKey: { en: 'Choose', zh: '请选择' },
});
