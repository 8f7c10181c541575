import { defineMessages } from '@inkstone/base';

/** Messages of the full-page editor. */
export const quillMessages = defineMessages('taking.quill', {
  title: { en: 'Long writing', zh: '长文写作' },
  open: { en: 'Write in a larger room', zh: '全屏写作' },
  back: { en: 'Back to the questions', zh: '返回题目' },
  task: { en: 'Task', zh: '题目要求' },
  yours: { en: 'Your text', zh: '你的文章' },
  texts: { en: 'Texts', zh: '各篇' },
  textOf: { en: 'Question {number}', zh: '第 {number} 题' },
  words_one: { en: '{count} word', zh: '{count} 词' },
  words_other: { en: '{count} words', zh: '{count} 词' },
  wordsOf: { en: '{count} of at least {least} words', zh: '{count} 词，至少 {least} 词' },
  marks: {
    en: 'Formatting is kept in the text as marks, such as ** around what is bold: your teacher sees them too.',
    zh: '格式以符号保存在文中，例如加粗文字两侧的 **，老师也会看到。',
  },
  noneTitle: { en: 'There is no text to write here now', zh: '这里目前没有要写的文章' },
  noneBody: {
    en: 'The part of the homework that is open asks for no long text, or something has to be read or heard first. All that you have written is kept.',
    zh: '作业当前开放的部分没有长文写作，或需要先阅读、听录音。已写的内容都已保存。',
  },
});
