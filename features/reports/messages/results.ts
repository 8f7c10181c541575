import { defineMessages } from '@inkstone/base';

/** How far a student has come with a piece of work. */
export const resultStateMessages = defineMessages('reports.resultStates', {
  notBegun: { en: 'Not started', zh: '未开始' },
  inProgress: { en: 'In progress', zh: '进行中' },
  handedIn: { en: 'Handed in, to be marked', zh: '已提交，待批改' },
  marked: { en: 'Marked, not released', zh: '已批改，未公布' },
  released: { en: 'Released', zh: '已公布' },
});

/** Headings of the columns of results. */
export const resultColumnMessages = defineMessages('reports.resultColumns', {
  student: { en: 'Student', zh: '学生' },
  username: { en: 'User name', zh: '用户名' },
  number: { en: 'Student number', zh: '学号' },
  className: { en: 'Class', zh: '班级' },
  state: { en: 'State', zh: '状态' },
  points: { en: 'Points', zh: '得分' },
  maximum: { en: 'Highest possible', zh: '满分' },
  percent: { en: 'Percent', zh: '得分率' },
  right: { en: 'Right', zh: '答对' },
  scored: { en: 'Questions scored', zh: '计分题数' },
  startedAt: { en: 'Begun', zh: '开始时间' },
  submittedAt: { en: 'Handed in', zh: '提交时间' },
  deadline: { en: 'Deadline', zh: '截止时间' },
  late: { en: 'Late', zh: '逾期' },
  time: { en: 'Time on questions', zh: '答题用时' },
  position: { en: 'Question', zh: '题号' },
  set: { en: 'Question set', zh: '题组' },
  question: { en: 'Text', zh: '题干' },
  knowledgePoint: { en: 'Knowledge point', zh: '知识点' },
  key: { en: 'Key', zh: '答案' },
  shown: { en: 'Shown to', zh: '展示人数' },
  answered: { en: 'Answered', zh: '已答' },
  blank: { en: 'Blank', zh: '未答' },
  mean: { en: 'Mean points', zh: '平均得分' },
  difficulty: { en: 'Difficulty (share of points)', zh: '难度（得分比例）' },
  discrimination: { en: 'Discrimination', zh: '区分度' },
  upperLower: { en: 'Top 27% minus bottom 27%', zh: '高低 27% 之差' },
  alphaIfDeleted: { en: 'Alpha without it', zh: '删除后 α' },
  meanTime: { en: 'Mean time', zh: '平均用时' },
  work: { en: 'Work', zh: '作业或测试' },
  family: { en: 'Kind', zh: '类别' },
  exam: { en: 'Exam', zh: '考试' },
  teacher: { en: 'Teacher', zh: '老师' },
  givenAt: { en: 'Given', zh: '布置时间' },
  questions: { en: 'Questions', zh: '题数' },
});

/** Texts of files of results and of the dialog that saves them. */
export const resultMessages = defineMessages('reports.results', {
  save: { en: 'Save as table', zh: '导出表格' },
  title: { en: 'Save results as a table', zh: '导出成绩表' },
  list: { en: 'Which list', zh: '内容' },
  assignment: { en: 'Results', zh: '成绩' },
  items: { en: 'Question figures', zh: '题目数据' },
  student: { en: 'Results of a student', zh: '学生成绩' },
  format: { en: 'Format', zh: '格式' },
  xlsx: { en: 'Excel (XLSX)', zh: 'Excel（XLSX）' },
  csv: { en: 'CSV', zh: 'CSV' },
  columns: { en: 'Columns', zh: '列' },
  all: { en: 'All columns', zh: '全选' },
  note: {
    en: 'An empty cell means that there is no score yet: it is not zero. Times are in your time zone.',
    zh: '空单元格表示还没有分数，不等于零分。时间按你的时区显示。',
  },
  cancel: { en: 'Cancel', zh: '取消' },
  saved: { en: 'The table is saved.', zh: '表格已保存。' },
  notSaved: { en: 'The table could not be saved.', zh: '表格未能保存。' },
  yes: { en: 'Yes', zh: '是' },
  homework: { en: 'Homework', zh: '作业' },
  test: { en: 'Test', zh: '测试' },
});
