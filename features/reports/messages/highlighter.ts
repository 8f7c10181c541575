import { defineMessages } from '@inkstone/base';

/** Texts of reading a passage with highlights. */
export const highlighterMessages = defineMessages('reports.highlighter', {
  title: { en: 'Read and highlight', zh: '阅读与标记' },
  open: { en: 'Read and highlight', zh: '阅读与标记' },
  passages: { en: 'Passages', zh: '文章' },
  tools: { en: 'Highlighters', zh: '标记工具' },
  sample: { en: 'ab', zh: '字' },
  teal: { en: 'Teal', zh: '青色' },
  amber: { en: 'Amber', zh: '琥珀色' },
  jade: { en: 'Green', zh: '绿色' },
  line: { en: 'Underline', zh: '下划线' },
  erase: { en: 'Erase', zh: '擦除' },
  selectFirst: { en: 'Select some words of the passage first.', zh: '请先选中文章里的文字。' },
  opening: { en: 'Opening', zh: '正在读取' },
  keeping: { en: 'Keeping', zh: '正在保存' },
  kept: { en: 'Kept on this device, for you alone', zh: '已存在本设备，仅你可见' },
  failed: {
    en: 'This device keeps nothing: the highlights go with this window.',
    zh: '本设备无法保存：关闭窗口后标记会消失。',
  },
  keys: {
    en: 'By keyboard: put the focus on the passage; the arrows select word by word, with Shift more; 1 to 4 mark, 0 erases.',
    zh: '键盘操作：焦点移到文章上，左右方向键逐词选择，加 Shift 多选；按 1 至 4 标记，按 0 擦除。',
  },
  notes: { en: 'Notes', zh: '笔记' },
  noNotes: {
    en: 'Nothing is highlighted yet. Select words and choose a colour; a note can be written to each.',
    zh: '还没有标记。选中文字再选颜色，每处标记都可以写笔记。',
  },
  noteOf: { en: 'Note {number}', zh: '笔记 {number}' },
  noteHint: { en: 'A note', zh: '写笔记' },
  remove: { en: 'Remove', zh: '移除' },
  removeOf: { en: 'Remove highlight {number}', zh: '移除标记 {number}' },
  print: { en: 'Print', zh: '打印' },
  none: { en: 'There is no passage here', zh: '这里没有文章' },
  noneNext: {
    en: 'The questions of this work stand by themselves, or are about recordings or pictures.',
    zh: '这份作业的题目没有文章，或以录音、图片为材料。',
  },
  safe: { en: 'Your highlights are not affected.', zh: '不影响你的标记。' },
});
