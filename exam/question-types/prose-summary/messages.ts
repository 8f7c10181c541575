import { defineMessages } from '@inkstone/base';

/** Texts of a prose summary. */
export const messages = defineMessages('question.prose-summary', {
  lead: {
    en: 'Complete the summary: choose the {wanted} options that say the most important ideas of the passage. The others are minor or not in the passage.',
    zh: '完成小结：选出最能表达文章要点的 {wanted} 项。其余各项要么是次要内容，要么文中没有提到。',
  },
  box: { en: 'Summary', zh: '小结' },
  options: { en: 'Options', zh: '选项' },
  hint: {
    en: '{given} of {wanted} chosen. Choose an option to put it in, or drag it; the order does not count.',
    zh: '已选 {given} 项，共选 {wanted} 项。点选或拖动选项放入小结，顺序不计分。',
  },
  full: {
    en: '{wanted} of {wanted} chosen. To choose another, take one out first.',
    zh: '已选满 {wanted} 项。要换一项，请先取出其中一项。',
  },
  introduction: { en: 'Sentence that the summary begins with', zh: '小结的首句' },
  keyHow: {
    en: 'Tick the three that belong in the summary; six options are usual.',
    zh: '勾选属于小结的三项；通常共六个选项。',
  },
});
