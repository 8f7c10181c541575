import { defineMessages } from '@inkstone/base';

/** The tools of a long text. */
export const longTextMessages = defineMessages('exam.longText', {
  tools: { en: 'Formatting', zh: '格式' },
  heading: { en: 'Heading', zh: '小标题' },
  bold: { en: 'Bold', zh: '加粗' },
  italic: { en: 'Italic', zh: '斜体' },
  bullets: { en: 'Bullet list', zh: '项目列表' },
  numbers: { en: 'Numbered list', zh: '编号列表' },
  quotation: { en: 'Quotation', zh: '引文' },
  undo: { en: 'Undo', zh: '撤销' },
  redo: { en: 'Redo', zh: '重做' },
});
