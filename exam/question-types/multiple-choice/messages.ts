import { defineMessages } from '@inkstone/base';

/** Texts of a multiple choice. */
export const messages = defineMessages('question.multiple-choice', {
  chooseAll: { en: 'Choose all that apply.', zh: '选出所有符合的选项。' },
  choose: { en: 'Choose {wanted}. {given} of {wanted} chosen.', zh: '选 {wanted} 项，已选 {given} 项。' },
  full: {
    en: '{wanted} of {wanted} chosen. To choose another, clear one of them first.',
    zh: '已选满 {wanted} 项。要换一项，请先取消其中一项。',
  },
  partialCredit: { en: 'Partial credit', zh: '部分正确也给分' },
  partialCreditHow: {
    en: 'Each right option earns an equal share of the points, each wrong one takes a share off, never below 0. Off: all or nothing, as in most exams.',
    zh: '每选对一项得一份分，每选错一项扣一份分，最低 0 分。不勾选时，须全部选对才得分，与多数考试一致。',
  },
  shares: {
    en: 'Each right option earns a share of the points, each wrong one takes a share off.',
    zh: '每选对一项得一份分，每选错一项扣一份分。',
  },
  number: { en: 'How many to choose', zh: '选几项' },
  numberHow: { en: '0 leaves the number to the student.', zh: '填 0 表示不限项数。' },
});
