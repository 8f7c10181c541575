import { defineMessages } from '@inkstone/base';

/** Texts of the editor for a sentence to repeat. */
export const messages = defineMessages('question.repeat', {
  text: { en: 'What the student is told', zh: '给学生的说明' },
  reference: { en: 'The sentence', zh: '原句' },
  referenceHow: {
    en: 'As it is spoken in the recording of the question set. Students see it in the report only.',
    zh: '与题组录音中所说一致；学生只在报告中看到。',
  },
});
