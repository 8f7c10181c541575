import { defineMessages } from '@inkstone/base';

/** Texts of the editor for a question that takes files. */
export const messages = defineMessages('question.file-upload', {
  text: { en: 'Task', zh: '题目要求' },
  accepts: { en: 'How it is answered', zh: '作答方式' },
  acceptsHow: {
    en: 'Each way that is ticked is offered; an answer may use several.',
    zh: '勾选的方式都会提供，学生可同时使用。',
  },
  'way.text': { en: 'Typed text', zh: '输入文字' },
  'way.files': { en: 'Files: photos, PDF, Word, sound', zh: '上传文件：照片、PDF、Word、音频' },
  'way.recording': { en: 'A recording made in the page', zh: '在页面上录音' },
  most: { en: 'Most files', zh: '最多文件数' },
  mostHow: { en: 'From 1 to 20.', zh: '1 到 20 个。' },
  least: { en: 'Fewest words', zh: '最少词数' },
  leastHow: { en: 'Shown beside the word count; 0 says nothing.', zh: '显示在词数旁；0 表示不提示。' },
  model: { en: 'A good answer (optional)', zh: '参考答案（选填）' },
});
