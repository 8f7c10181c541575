import { defineMessages } from '@inkstone/base';

/** What a sentence that is taken apart says. */
export const messages = defineMessages('question.sentence-analysis', {
  'role.subject': { en: 'Subject', zh: '主语' },
  'role.predicate': { en: 'Predicate', zh: '谓语' },
  'role.object': { en: 'Object', zh: '宾语' },
  'role.complement': { en: 'Complement', zh: '表语或补语' },
  'role.relative-clause': { en: 'Relative clause', zh: '定语从句' },
  'role.noun-clause': { en: 'Noun clause', zh: '名词性从句' },
  'role.adverbial-clause': { en: 'Adverbial clause', zh: '状语从句' },
  'role.attributive': { en: 'Attributive', zh: '定语' },
  'role.adverbial': { en: 'Adverbial', zh: '状语' },
  'role.apposition': { en: 'Apposition', zh: '同位语' },
  'role.parenthesis': { en: 'Parenthesis', zh: '插入语' },
  'role.connective': { en: 'Connective', zh: '连接词' },
  markAs: { en: 'Mark as', zh: '标为' },
  sentence: { en: 'The sentence in parts', zh: '句子成分' },
  unmarked: { en: 'not marked', zh: '未标' },
  hint: {
    en: 'Choose what a part is, then press the part; press it again to take the mark back. Letters mark the part that has the focus. {given} of {wanted} marked.',
    zh: '先选成分，再点句中的部分；再点一次取消。也可以把焦点移到某部分，按字母键标注。已标 {given} 处，共 {wanted} 处。',
  },
  ownMark: { en: 'You marked: {name}', zh: '你标的是：{name}' },
  studentMark: { en: 'The student marked: {name}', zh: '学生标的是：{name}' },
  nothing: { en: 'Not marked', zh: '未标注' },
  keyIs: { en: 'Key: {name}', zh: '参考答案：{name}' },
  mainClause: { en: 'The main clause', zh: '句子主干' },
  cut: { en: 'Sentence, its parts between upright bars', zh: '句子，各部分之间用竖线隔开' },
  cutExample: {
    en: 'The idea | that memory is a storehouse | has been given up.',
    zh: 'The idea | that memory is a storehouse | has been given up.',
  },
  roles: { en: 'What the parts can be marked as', zh: '可选成分' },
  keys: { en: 'What each part is', zh: '各部分的成分' },
  keyOf: { en: 'Part {number}: what it is', zh: '第 {number} 部分的成分' },
  noKey: { en: 'Choose', zh: '请选择' },
});
