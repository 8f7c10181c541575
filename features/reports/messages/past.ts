import { defineMessages } from '@inkstone/base';

/** Texts of earlier scores that the school imports. */
export const pastScoreMessages = defineMessages('reports.pastScores', {
  title: { en: 'Earlier scores', zh: '过往成绩' },
  people: { en: 'People', zh: '人员' },
  lead: {
    en: 'Scores that students had before or elsewhere, as history: they count nowhere here. A row names the student by user name or student number, the exam, the day, the total and where it comes from; each further column is a part.',
    zh: '学生此前或在别处取得的成绩，仅作记录，不计入任何总评。每行以用户名或学号指明学生，并写明考试、日期、总分和来源；其余各列作为分项。',
  },
  file: { en: 'Choose a table', zh: '选择表格' },
  template: { en: 'Template (CSV)', zh: '模板（CSV）' },
  templateName: { en: 'Earlier scores', zh: '过往成绩' },
  receipt: { en: 'Earlier scores from {name}', zh: '来自 {name} 的过往成绩' },
  sheets: { en: 'Imported tables', zh: '已导入的表格' },
  noSheets: { en: 'Nothing was imported yet', zh: '尚未导入' },
  noSheetsNext: {
    en: 'Each table that you import is listed here, and can be undone for 30 days.',
    zh: '导入的表格会列在这里，30 天内可撤销。',
  },
  sheet_one: { en: '{name}: {count} score', zh: '{name}：{count} 条成绩' },
  sheet_other: { en: '{name}: {count} scores', zh: '{name}：{count} 条成绩' },
  columns: { en: 'Columns and encoding', zh: '列与编码' },
  columnsNote: {
    en: 'Check what each column holds. A column that is a part is named by its head.',
    zh: '请核对每一列的含义。作为分项的列以列标题命名。',
  },
  columnsMissing: {
    en: 'Say which columns hold the user name or student number, the exam and the day; then read the table again.',
    zh: '请指明用户名或学号、考试和日期分别在哪一列，再重新读取。',
  },
  encoding: { en: 'Encoding of the text', zh: '文字编码' },
  again: { en: 'Read again', zh: '重新读取' },
  fieldUsername: { en: 'User name', zh: '用户名' },
  fieldNumber: { en: 'Student number', zh: '学号' },
  fieldName: { en: 'Name (to read along)', zh: '姓名（仅供核对）' },
  fieldExam: { en: 'Exam', zh: '考试' },
  fieldDay: { en: 'Day', zh: '日期' },
  fieldTotal: { en: 'Total', zh: '总分' },
  fieldSource: { en: 'Source', zh: '来源' },
  fieldPart: { en: 'Part', zh: '分项' },
  failed: { en: 'The tables did not load.', zh: '表格列表未能加载。' },
  safe: { en: 'All scores are safe on the server.', zh: '所有成绩都安全地保存在服务器上。' },
  undo: { en: 'Undo', zh: '撤销' },
  undone: { en: 'Undone', zh: '已撤销' },
  undoneNow_one: {
    en: '{count} score is as before. Changed by a later table and left as they are: {stays}.',
    zh: '{count} 条成绩已恢复；{stays} 条已被之后的表格修改，保持不变。',
  },
  undoneNow_other: {
    en: '{count} scores are as before. Changed by a later table and left as they are: {stays}.',
    zh: '{count} 条成绩已恢复；{stays} 条已被之后的表格修改，保持不变。',
  },
  notDone: { en: 'That did not work.', zh: '操作未完成。' },
  none: { en: 'nothing', zh: '无' },
  score: { en: '{exam}: {score}', zh: '{exam}：{score}' },
  comma: { en: ', ', zh: '，' },
  part: { en: '{name} {score}', zh: '{name} {score}' },
  brought: { en: 'Imported', zh: '导入' },
  importedNote: {
    en: 'Imported by the school as history; it counts nowhere here.',
    zh: '由学校导入，仅作记录，不计入总评。',
  },
});
