import { defineMessages } from '@inkstone/base';

/** Texts of a question with choices in its text. */
export const messages = defineMessages('question.inline-choice', {
  gap: { en: 'Gap {number} of {count}', zh: '第 {number} 空，共 {count} 空' },
  choose: { en: 'Choose', zh: '请选择' },
  hint: { en: 'Choose the best word or sentence for each gap.', zh: '为每个空选择最合适的词或句子。' },
  leadPassage: { en: 'Choose the best word for each gap in the passage.', zh: '为文章中的每个空选择最合适的词。' },
  leadPassageOne: {
    en: 'Choose what fits best in the gap in the passage.',
    zh: '为文章中的空选择最合适的内容。',
  },
  text: { en: 'Text with gaps', zh: '带空的文字' },
  addGap: { en: 'Gap', zh: '插入空' },
  offered: { en: 'Gap {number}: what is offered', zh: '第 {number} 空的选项' },
  offeredHow: { en: 'Press Enter after each; two at least.', zh: '每填一个按回车键，至少两个。' },
  right: { en: 'Gap {number}: what is right', zh: '第 {number} 空的正确选项' },
  noGaps: {
    en: 'Put a gap into the text first; what it offers is written here.',
    zh: '请先在文字中插入空，再在这里填写选项。',
  },
});
