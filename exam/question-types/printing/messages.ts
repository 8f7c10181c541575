import { defineMessages } from '@inkstone/base';

/** Notes around printed questions. */
export const printMessages = defineMessages('question.print', {
  choose: { en: 'Choose {count}.', zh: '选 {count} 项。' },
  chooseAll: { en: 'Choose all that apply.', zh: '选出所有符合的选项。' },
  true: { en: 'True', zh: '正确' },
  false: { en: 'False', zh: '错误' },
  answer: { en: 'Answer:', zh: '答案：' },
  order: { en: 'Order:', zh: '顺序：' },
  insert: { en: 'The sentence to insert at one of the squares:', zh: '要插入某一方格处的句子：' },
  markPieces_one: { en: 'Choose one of the lettered pieces.', zh: '选出一处标有字母的文字。' },
  markPieces_other: { en: 'Choose {count} of the lettered pieces.', zh: '选出 {count} 处标有字母的文字。' },
  markSpan: { en: 'Underline the words that answer the question.', zh: '划出能回答问题的文字。' },
  cutWords: { en: 'One line stands for one missing letter.', zh: '每条短线代表缺少的一个字母。' },
  words: { en: 'Words: {words}', zh: '词语：{words}' },
  roles: { en: 'Write the letter of its role after each part.', zh: '在每个部分后写出其成分的字母。' },
  match: { en: 'Tick one box in each row.', zh: '每行勾选一格。' },
  sort: { en: 'Write the letters of the options.', zh: '填写选项的字母。' },
  speak: { en: 'Answer by speaking.', zh: '口头作答。' },
  leastWords: { en: 'At least {count} words.', zh: '至少 {count} 词。' },
  mailTo: { en: 'To: {to}', zh: '收件人：{to}' },
  mailSubject: { en: 'Subject: {subject}', zh: '主题：{subject}' },
  handIn: { en: 'Hand in your work on sheets of its own.', zh: '请另附纸张作答并一起上交。' },
});
