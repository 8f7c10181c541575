import { defineMessages } from '@inkstone/base';

/** Messages of the search. */
export const messages = defineMessages('home.search', {
  title: { en: 'Search', zh: '搜索' },
  close: { en: 'Close the search', zh: '关闭搜索' },
  fieldMine: { en: 'Search work, courses and textbooks', zh: '搜索作业、测试、课程和教材' },
  fieldTaught: { en: 'Search work, students, textbooks and the bank', zh: '搜索作业、学生、教材和题库' },
  hintMine: {
    en: 'Type words of a title, in English or Chinese.',
    zh: '输入标题中的词，中英文均可。',
  },
  hintTaught: {
    en: 'Type words of a title or of a student’s name, in English, Chinese or pinyin.',
    zh: '输入标题或学生姓名中的词，中文、英文、拼音均可。',
  },
  searching: { en: 'Searching…', zh: '正在搜索……' },
  none: {
    en: 'Nothing found for “{q}”. Try fewer words, or another spelling.',
    zh: '没有找到“{q}”。可以减少词语，或换一种写法。',
  },
  found_one: { en: '{count} result', zh: '找到 {count} 项' },
  found_other: { en: '{count} results', zh: '找到 {count} 项' },
  foundMore_one: { en: '{count} result shown, there are more', zh: '显示 {count} 项，还有更多' },
  foundMore_other: { en: '{count} results shown, there are more', zh: '显示 {count} 项，还有更多' },
  lost: {
    en: 'The network is lost: the search did not reach the server.',
    zh: '网络已断开，搜索没有到达服务器。',
  },
  failed: { en: 'The search failed.', zh: '搜索失败。' },
  again: { en: 'Try again', zh: '重试' },
  homework: { en: 'Assignments', zh: '作业' },
  tests: { en: 'Tests', zh: '测试' },
  courses: { en: 'Courses', zh: '课程' },
  textbooks: { en: 'Textbooks', zh: '教材' },
  original: { en: 'original', zh: '原版' },
  annotatedBy: { en: 'annotated by {name}', zh: '{name}批注' },
  students: { en: 'Students', zh: '学生' },
  papers: { en: 'Papers', zh: '试卷' },
  questionSets: { en: 'Question sets', zh: '题组' },
  showAll: { en: 'Show all that match', zh: '查看全部匹配项' },
  moreStudents: {
    en: 'More students match: type more of the name.',
    zh: '还有其他匹配的学生，请输入更完整的姓名。',
  },
  due: { en: 'due {at}', zh: '{at} 截止' },
  saved: { en: 'saved {at}', zh: '{at} 保存' },
  withdrawn: { en: 'withdrawn', zh: '已撤回' },
  questions_one: { en: '{count} question', zh: '{count} 题' },
  questions_other: { en: '{count} questions', zh: '{count} 题' },
  dot: { en: ' · ', zh: ' · ' },
  keys: { en: 'Arrow keys choose, Enter opens, Esc closes.', zh: '方向键选择，回车打开，Esc 关闭。' },
});
