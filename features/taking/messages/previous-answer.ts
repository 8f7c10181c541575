import { defineMessages } from '@inkstone/base';

/** Messages of the previous answer in a redo. */
export const previousAnswerMessages = defineMessages('taking.former', {
  title: { en: 'Your last answer and its marks', zh: '上次的作答与批改' },
  unmarked: { en: 'It has not been marked yet.', zh: '尚未批改。' },
  recording: { en: 'Recording {number}', zh: '录音 {number}' },
});
