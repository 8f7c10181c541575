import { defineMessages } from '@inkstone/base';

/** Messages of the marks in texts, their notes and their list. Lazy, but preloaded. */
export const markMessages = defineMessages('taking.marks', {
  marks: { en: 'Marks', zh: '标记工具' },
  style: { en: 'Colour of the mark', zh: '标记样式' },
  yellow: { en: 'Yellow', zh: '黄色' },
  blue: { en: 'Blue', zh: '蓝色' },
  pink: { en: 'Pink', zh: '粉色' },
  underline: { en: 'Underline', zh: '下划线' },
  how: {
    en: 'Select words to mark them; select a marked word again to clear it.',
    zh: '选中文字即可标记，再次选中可取消。',
  },
  chooseStyle: { en: 'Choose a colour for the selected words.', zh: '为选中的文字选择颜色。' },
  full: {
    en: 'This text has its most marks ({count}): remove one first.',
    zh: '这里已有 {count} 处标记，已达上限，请先删除一处。',
  },
  words: { en: 'Words by keyboard', zh: '键盘选词' },
  wordKeys: {
    en: 'Arrow keys choose a word, Shift adds more, Enter marks.',
    zh: '方向键选词，按住 Shift 多选，回车标记。',
  },
  note: { en: 'Note on this mark', zh: '为此处标记写批注' },
  remove: { en: 'Remove this mark', zh: '删除此处标记' },
  removeNamed: { en: 'Remove the mark “{words}”', zh: '删除标记“{words}”' },
  allMarks: { en: 'All marks', zh: '全部标记' },
  noMarks: { en: 'Nothing is marked yet.', zh: '还没有标记。' },
  noQuote: { en: 'Marked words', zh: '标记的文字' },
});
