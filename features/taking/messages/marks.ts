import { defineMessages } from '@inkstone/base';

/** Messages of the marks in texts, their notes and their list. Lazy, but preloaded. */
export const markMessages = defineMessages('taking.marks', {
  marks: { en: 'Highlighter', zh: '高亮工具' },
  style: { en: 'Highlight style', zh: '高亮样式' },
  yellow: { en: 'Yellow', zh: '黄色' },
  blue: { en: 'Blue', zh: '蓝色' },
  pink: { en: 'Pink', zh: '粉色' },
  underline: { en: 'Underline', zh: '下划线' },
  how: {
    en: 'Select words to highlight them; select them again to clear.',
    zh: '选中文字即可高亮，再次选中可取消。',
  },
  chooseStyle: { en: 'Choose a style for the selected words.', zh: '为选中的文字选择样式。' },
  full: {
    en: 'The most highlights are here already ({count}). Remove one first.',
    zh: '这里已有 {count} 处高亮，已达上限，请先删除一处。',
  },
  words: { en: 'Words by keyboard', zh: '键盘选词' },
  wordKeys: {
    en: 'Arrow keys choose a word, Shift adds more, Enter highlights.',
    zh: '方向键选词，按住 Shift 多选，回车高亮。',
  },
  note: { en: 'Note on this highlight', zh: '为此处写笔记' },
  remove: { en: 'Remove this highlight', zh: '删除此处高亮' },
  removeNamed: { en: 'Remove the highlight “{words}”', zh: '删除高亮“{words}”' },
  allMarks: { en: 'All highlights', zh: '全部高亮' },
  noMarks: { en: 'Nothing is highlighted yet.', zh: '还没有高亮。' },
  noQuote: { en: 'Highlighted words', zh: '高亮的文字' },
});
