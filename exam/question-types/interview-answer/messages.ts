import { defineMessages } from '@inkstone/base';

/** Texts of the editor for an interview question. */
export const messages = defineMessages('question.interview-answer', {
  text: { en: 'Question', zh: '面试问题' },
  model: { en: 'Model answer (optional)', zh: '参考回答（选填）' },
  how: {
    en: 'A question that is heard has its recording in the question set; the words here are shown.',
    zh: '需要播放的问题，其录音放在题组中；此处的文字会显示给学生。',
  },
});
