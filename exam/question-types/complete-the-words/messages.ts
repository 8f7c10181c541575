import { defineMessages } from '@inkstone/base';

/** Texts of a complete-the-words question. */
export const messages = defineMessages('question.complete-the-words', {
  gap: {
    en: 'Word {number} of {count}, begins with {prefix}, letters missing: {missing}',
    zh: '第 {number} 个单词，共 {count} 个，以 {prefix} 开头，缺 {missing} 个字母',
  },
  hint: {
    en: 'Type the missing letters. Space goes on to the next word. Complete: {given} of {count}.',
    zh: '填写缺少的字母，按空格键到下一个单词。已补全 {given} 个，共 {count} 个。',
  },
  text: { en: 'Text, letters left out in square brackets', zh: '文字（缺少的字母放在方括号里）' },
  how: {
    en: 'Write the whole text, then put the letters to leave out in square brackets: ani[mals]. Two right endings of the same length: the[ir|re].',
    zh: '先写完整的文字，再把要隐去的字母放进方括号：ani[mals]。两个长度相同的正确词尾写成：the[ir|re]。',
  },
  cut: { en: 'Leave out', zh: '隐去' },
  cutHow: {
    en: 'Leave out the letters selected, or half of the word at the cursor',
    zh: '隐去所选字母；未选时隐去光标所在单词的后半部分',
  },
  cutAll: { en: 'Every second word', zh: '隔词隐去' },
  cutAllHow: {
    en: 'From the second sentence on, leave out half of every second word, ten in all',
    zh: '从第二句开始，每隔一个单词隐去后半部分，共十个',
  },
  seen: { en: 'What students see', zh: '学生看到的样子' },
});
