import { defineMessages } from '@inkstone/base';

/** Texts of the editor for a short-answer question. */
export const messages = defineMessages('question.short-answer', {
  text: { en: 'Question', zh: '题干' },
  model: { en: 'What a full answer says (optional)', zh: '完整回答的要点（选填）' },
});
