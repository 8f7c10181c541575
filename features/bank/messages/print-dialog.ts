import { defineMessages } from '@inkstone/base';

/** Messages of the dialog that prints a paper. */
export const printDialogMessages = defineMessages('bank.printDialog', {
  print: { en: 'Print', zh: '打印' },
  title: { en: 'Print the paper', zh: '打印试卷' },
  intro: {
    en: 'Makes a PDF. Print it at actual size (100%), so that answer sheets can be read.',
    zh: '生成 PDF。打印时请选择“实际大小”（100%），答题卡才能识别。',
  },
  parts: { en: 'What to print', zh: '打印内容' },
  booklet: { en: 'Booklet with the questions', zh: '试卷' },
  answerSheet: { en: 'Answer sheets with circles to fill', zh: '答题卡（填涂）' },
  key: { en: 'Key sheet for teachers', zh: '参考答案（老师用）' },
  needPart: { en: 'Choose what to print.', zh: '请选择打印内容。' },
  forms: { en: 'Equivalent forms', zh: '平行卷' },
  formsOne: { en: 'One, in the stored order', zh: '一种，按原有顺序' },
  formsTwo: { en: 'Two: A and B', zh: '两种：A、B 卷' },
  formsThree: { en: 'Three: A to C', zh: '三种：A 至 C 卷' },
  formsFour: { en: 'Four: A to D', zh: '四种：A 至 D 卷' },
  formsHow: {
    en: 'Form A has the stored order; the others shuffle questions and options within each section.',
    zh: 'A 卷按原有顺序；其他卷在各部分内打乱题目和选项的顺序。',
  },
  sheets: { en: 'Answer sheets for', zh: '答题卡发给' },
  nobody: { en: 'Without names', zh: '不写姓名' },
  sheetsHow: {
    en: 'Sheets without names are for copying. Sheets of a class carry names and codes; with several forms, students get them in turn.',
    zh: '不写姓名的答题卡可以复印。班级答题卡印有姓名和二维码；有多种卷时，按学生依次分配。',
  },
  language: { en: 'Language of headings', zh: '标题语言' },
  english: { en: 'English', zh: '英文' },
  chinese: { en: 'Chinese', zh: '中文' },
  columns: { en: 'Columns of the booklet', zh: '试卷栏数' },
  twoColumns: { en: 'Two', zh: '双栏' },
  oneColumn: { en: 'One', zh: '单栏' },
  twoSided: { en: 'For printing on both sides', zh: '双面打印' },
  save: { en: 'Save the PDF', zh: '保存 PDF' },
  cancel: { en: 'Cancel', zh: '取消' },
  saved: { en: 'The PDF is saved.', zh: 'PDF 已保存。' },
});
