import { defineMessages } from '@inkstone/base';

/** Texts of a translation. */
export const messages = defineMessages('question.translation', {
  text: { en: 'What is translated, and into what', zh: '要翻译的内容与要求' },
  by: { en: 'How it is answered', zh: '作答方式' },
  'by.voice': { en: 'Spoken: recorded in the page', zh: '口头翻译：在页面上录音' },
  'by.text': { en: 'Written: typed', zh: '书面翻译：输入文字' },
  model: { en: 'A good translation', zh: '参考译文' },
  modelOptional: { en: 'A good translation (optional)', zh: '参考译文（选填）' },
});
