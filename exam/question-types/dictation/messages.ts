import { defineMessages } from '@inkstone/base';

/** Texts of a dictation. */
export const messages = defineMessages('question.dictation', {
  label: { en: 'What you hear', zh: '你听到的内容' },
  hint: {
    en: 'Type every word you hear. Capitals and punctuation do not count. Words: {count}.',
    zh: '写下你听到的每个单词，不计大小写和标点。已写 {count} 个单词。',
  },
  ownWords: { en: 'Your words beside what was said', zh: '你写的内容与原文对照' },
  studentWords: { en: 'The student’s words beside what was said', zh: '学生写的内容与原文对照' },
  said: { en: 'What was said', zh: '原文' },
  hits: { en: 'Right: {count}', zh: '正确：{count}' },
  changed: { en: 'Another word: {count}', zh: '写错：{count}' },
  changedSlips: { en: 'Another word: {count} (misspelt: {slips})', zh: '写错：{count}（其中拼写错误：{slips}）' },
  missing: { en: 'Missing: {count}', zh: '漏写：{count}' },
  extra: { en: 'Too many: {count}', zh: '多写：{count}' },
  wordRight: { en: 'right', zh: '正确' },
  wordChanged: { en: 'instead of', zh: '应为' },
  wordMisspelt: { en: 'misspelt, for', zh: '拼写错误，应为' },
  wordMissing: { en: 'missing', zh: '漏写' },
  wordExtra: { en: 'too many', zh: '多写' },
  text: { en: 'What to do', zh: '作答要求' },
  reference: { en: 'What is said', zh: '录音原文' },
  referenceHow: {
    en: 'Word for word. Capitals and punctuation do not count; the recording belongs to the question set.',
    zh: '逐词写出，不计大小写和标点；录音放在题组里。',
  },
  other: { en: 'Also accepted, {number}', zh: '同样接受的写法 {number}' },
  otherHow: {
    en: 'Another way of writing the whole text, such as with numbers in figures. An answer is compared with the nearest.',
    zh: '整段文字的另一种写法，例如数字用阿拉伯数字。作答会与最接近的一种比较。',
  },
  addOther: { en: 'Accept another way of writing', zh: '添加另一种写法' },
  removeOther: { en: 'Remove way of writing {number}', zh: '删除写法 {number}' },
});
