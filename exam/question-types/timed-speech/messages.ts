import { defineMessages } from '@inkstone/base';

/** Texts of the editor for a speaking task. */
export const messages = defineMessages('question.timed-speech', {
  text: { en: 'Task', zh: '题干' },
  model: { en: 'Model answer (optional)', zh: '参考回答（选填）' },
  how: {
    en: 'Preparation and speaking times are the section’s. What is heard first belongs to the question set.',
    zh: '准备和作答时间由部分决定；需要先听的录音属于题组。',
  },
});
