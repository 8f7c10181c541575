import { defineMessages } from '@inkstone/base';

/** Texts of an essay question and its editor. */
export const messages = defineMessages('question.essay', {
  text: { en: 'Task', zh: '题干' },
  model: { en: 'Model answer (optional)', zh: '参考范文（选填）' },
  least: { en: 'Fewest words', zh: '最少词数' },
  mail: { en: 'E-mail', zh: '电子邮件' },
  to: { en: 'To', zh: '收件人' },
  subject: { en: 'Subject', zh: '主题' },
  toField: { en: 'E-mail to (optional)', zh: '邮件收件人（选填）' },
  subjectField: { en: 'Subject of the e-mail (optional)', zh: '邮件主题（选填）' },
  mailHow: {
    en: 'Shown above the text, as in a mail program; an e-mail has both.',
    zh: '像邮件程序那样显示在正文上方；写邮件时两项都要填。',
  },
  leastHow: { en: 'Shown beside the word count; 0 says nothing.', zh: '显示在词数旁；填 0 则不提示。' },
});
