import { defineMessages } from '@inkstone/base';

/** Messages of practice of one's own. */
export const practiceMessages = defineMessages('error-book.practice', {
  practice: { en: 'My practice', zh: '自主练习' },
  lead: {
    en: 'Put questions together for yourself. Nobody gives or marks this practice, and it counts in no class figure; your teachers can see it.',
    zh: '自己选题练习。练习无需老师布置和批改，不计入班级统计，老师可以看到。',
  },
  titleChoice: { en: 'Practice: {title}', zh: '自主练习：{title}' },
  titleWrong: { en: 'Once more: {title}', zh: '重做错题：{title}' },
  titleSimilar: { en: 'More like: {title}', zh: '同类练习：{title}' },
  exam: { en: 'Exam', zh: '考试项目' },
  section: { en: 'Section', zh: '部分' },
  points: { en: 'Knowledge points', zh: '知识点' },
  allPoints: { en: 'All of them', zh: '全部' },
  length: { en: 'Length', zh: '长度' },
  byQuestions: { en: 'Questions', zh: '按题数' },
  byMinutes: { en: 'Minutes', zh: '按时间' },
  questionsOption: { en: '{count}', zh: '{count} 题' },
  minutesOption: { en: '{count} min', zh: '{count} 分钟' },
  lengthNote: {
    en: 'Sets are asked whole, so that there may be a few questions fewer.',
    zh: '题组整组出题，实际题数可能略少。',
  },
  minutesNote: {
    en: 'A clock of so many minutes, with as many questions as the exam asks in them.',
    zh: '按考试的节奏出题，到时自动交卷。',
  },
  begin: { en: 'Put it together', zh: '开始组题' },
  ready_one: { en: '{count} question is ready.', zh: '已选好 {count} 题。' },
  ready_other: { en: '{count} questions are ready.', zh: '已选好 {count} 题。' },
  readySeen_one: {
    en: '{count} question is ready. Too few are left that you have not met, so some are from sets you know.',
    zh: '已选好 {count} 题。没做过的题不够，其中有你做过的题组。',
  },
  readySeen_other: {
    en: '{count} questions are ready. Too few are left that you have not met, so some are from sets you know.',
    zh: '已选好 {count} 题。没做过的题不够，其中有你做过的题组。',
  },
  notReady: { en: 'No practice was put together', zh: '未能组题' },
  limits: {
    en: '{open} more may lie open at once, {today} more today.',
    zh: '同时还可保留 {open} 组未完成的练习，今天还可组 {today} 次。',
  },
  noneLeft: {
    en: 'Finish or discard an open practice first, or come back tomorrow.',
    zh: '请先完成或放弃一组练习，或明天再来。',
  },
  noneMarkedTitle: { en: 'Nothing to practise yet', zh: '暂无可练习的题目' },
  noneMarkedBody: {
    en: 'No question set is marked for practice. Ask your teacher, who can mark some in the question bank.',
    zh: '还没有开放自主练习的题组。可以请老师在题库中开放。',
  },
  mine: { en: 'Put together so far', zh: '我的练习' },
  mineEmptyTitle: { en: 'No practice yet', zh: '还没有练习' },
  mineEmptyBody: {
    en: 'Choose an exam above, or press “Once more” in a report.',
    zh: '在上方选择考试项目，或在报告中点“重做错题”。',
  },
  loadFailed: { en: 'Your practice did not load.', zh: '自主练习未能加载。' },
  nothingLost: { en: 'Nothing is lost.', zh: '内容没有丢失。' },
  discard: { en: 'Discard', zh: '放弃' },
  discardNamed: { en: 'Discard {title}', zh: '放弃“{title}”' },
  discardTitle: { en: 'Discard “{title}”?', zh: '放弃“{title}”？' },
  discardBody: {
    en: 'It leaves your list, and what you answered in it is not scored.',
    zh: '它会从列表中移除，已作答的内容不计分。',
  },
  discarded: { en: 'The practice was discarded.', zh: '已放弃这次练习。' },
  notDiscarded: { en: 'The practice was not discarded', zh: '未能放弃练习' },
  wrongAgain: { en: 'Once more what I had wrong', zh: '重做错题' },
  similar: { en: 'More like these, not seen yet', zh: '做没见过的同类题' },
  open: { en: 'Open it', zh: '去练习' },
  report: { en: 'Report', zh: '报告' },
  reportOf: { en: 'Report of {title}', zh: '“{title}”的报告' },
  ofStudent: { en: 'Own practice', zh: '自主练习' },
  ofStudentNote: {
    en: 'Put together by the student. It counts in no class figure and waits for nobody.',
    zh: '由学生自行组题，不计入班级统计，无需批改。',
  },
  ofStudentEmpty: { en: 'No practice of their own yet.', zh: '该学生还没有自主练习。' },
});
