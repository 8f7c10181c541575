import { words } from '@inkstone/base';

/** What the field for rich text says. */
export const richWords = words('question.rich-field', {
  tools: { en: 'Format of {label}', zh: '{label}的格式' },
  bold: { en: 'Bold', zh: '加粗' },
  italic: { en: 'Italic', zh: '斜体' },
  sub: { en: 'Subscript', zh: '下标' },
  sup: { en: 'Superscript', zh: '上标' },
  list: { en: 'List', zh: '列表' },
  formula: { en: 'Formula', zh: '公式' },
  source: { en: 'Source', zh: '源代码' },
  latex: { en: 'LaTeX of the formula', zh: '公式的 LaTeX 代码' },
  put: { en: 'Put in', zh: '插入' },
  shownAsSource: {
    en: 'This text holds a table or a figure, so its source is edited.',
    zh: '文字中含有表格或图示，因此直接编辑源代码。',
  },
});
