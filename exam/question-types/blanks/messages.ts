import { defineMessages } from '@inkstone/base';

/** Texts of a fill-in-the-blanks question. */
export const messages = defineMessages('question.blanks', {
  gap: { en: 'Gap {number} of {count}', zh: '第 {number} 空，共 {count} 空' },
  hint: {
    en: 'Type one answer in each gap. Capitals do not matter.',
    zh: '在每个空里填写一个答案，不区分大小写。',
  },
  text: { en: 'Text with gaps', zh: '带空的文字' },
  addGap: { en: 'Gap', zh: '插入空' },
  forms: { en: 'Gap {number}: accepted answers', zh: '第 {number} 空的可接受答案' },
  formsHow: {
    en: 'Press Enter after each. Capitals, width, extra spaces and the style of quotes and hyphens do not matter; a slash is part of the answer.',
    zh: '每填一个按回车键。不区分大小写、全角半角、多余空格和引号、连字符的样式；斜杠属于答案本身。',
  },
  testsAccents: { en: 'Accents count', zh: '区分重音符号' },
  testsAccentsHow: {
    en: 'When ticked, “cafe” is not accepted for “café”.',
    zh: '勾选后，“cafe” 不能算作 “café”。',
  },
  noGaps: {
    en: 'Put a gap into the text first; its answers are written here.',
    zh: '请先在文字中插入空，再在这里填写答案。',
  },
});
