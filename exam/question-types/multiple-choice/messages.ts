import { defineMessages } from '@inkstone/base';

/** Texts of a multiple choice. */
export const messages = defineMessages('question.multiple-choice', {
  chooseAll: { en: 'Choose all that apply.', zh: '选出所有符合的选项。' },
  choose: { en: 'Choose {wanted}. {given} of {wanted} chosen.', zh: '选 {wanted} 项，已选 {given} 项。' },
  full: {
    en: '{wanted} of {wanted} chosen. To choose another, clear one of them first.',
    zh: '已选满 {wanted} 项。要换一项，请先取消其中一项。',
  },
  number: { en: 'How many to choose', zh: '选几项' },
  numberHow: { en: '0 leaves the number to the student.', zh: '填 0 表示不限项数。' },
});
