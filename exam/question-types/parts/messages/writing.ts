import { defineMessages } from '@inkstone/base';

/** Messages for writing an answer of any type. */
export const writingMessages = defineMessages('question.writing', {
  yours: { en: 'Your answer', zh: '你的作答' },
  students: { en: 'Student’s answer', zh: '学生的作答' },
  model: { en: 'Model answer', zh: '参考范文' },
  words_one: { en: '{count} word', zh: '{count} 词' },
  words_other: { en: '{count} words', zh: '{count} 词' },
  wordsOf: { en: '{count} of at least {least} words', zh: '{count} 词，至少 {least} 词' },
  hide: { en: 'Hide', zh: '隐藏' },
  hideCount: { en: 'Hide word count', zh: '隐藏词数' },
  showCount: { en: 'Show word count', zh: '显示词数' },
  cut: { en: 'Cut', zh: '剪切' },
  copy: { en: 'Copy', zh: '复制' },
  paste: { en: 'Paste', zh: '粘贴' },
  undo: { en: 'Undo', zh: '撤销' },
  redo: { en: 'Redo', zh: '重做' },
  tools: { en: 'Editing', zh: '编辑' },
  onlyOwn: {
    en: 'Only text that was cut or copied in this answer can be pasted.',
    zh: '只能粘贴从本题作答中剪切或复制的文字。',
  },
  noClipboard: { en: 'Cut, copy and paste are off in this section.', zh: '本部分不能剪切、复制和粘贴。' },
  unmarked: { en: 'A teacher marks this answer.', zh: '本题由老师批改。' },
});
