import { defineMessages } from '@inkstone/base';

/** Texts of earlier scores that the school brings in. */
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
  sheets: { en: 'Tables that were brought in', zh: '已导入的表格' },
  noSheets: { en: 'Nothing was brought in yet', zh: '尚未导入' },
  noSheetsNext: {
    en: 'Each table that you bring in is listed here, and can be undone for 30 days.',
    zh: '导入的表格会列在这里，30 天内可撤销。',
  },
  sheet: { en: '{name}: {count} scores', zh: '{name}：{count} 条成绩' },
  failed: { en: 'The tables did not load.', zh: '表格列表未能加载。' },
  safe: { en: 'All scores are safe on the server.', zh: '所有成绩都安全地保存在服务器上。' },
  undo: { en: 'Undo', zh: '撤销' },
  undone: { en: 'Undone', zh: '已撤销' },
  undoneNow: {
    en: '{undone} scores are as before; {stays} were changed by a later table and stay.',
    zh: '{undone} 条成绩已恢复；{stays} 条已被之后的表格修改，保持不变。',
  },
  notDone: { en: 'That did not work.', zh: '操作未成功。' },
  none: { en: 'nothing', zh: '无' },
  score: { en: '{exam}, {day}: {score}', zh: '{exam}，{day}：{score}' },
  part: { en: '{name} {score}', zh: '{name} {score}' },
  brought: { en: 'Brought in', zh: '导入' },
  broughtNote: {
    en: 'Brought in by the school as history; it counts nowhere here.',
    zh: '由学校导入，仅作记录，不计入总评。',
  },
});
