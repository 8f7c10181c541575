import { defineMessages } from '@inkstone/base';

/** Texts of an ordering. */
export const messages = defineMessages('question.ordering', {
  lines: { en: 'Lines to put in order', zh: '待排序的各行' },
  hintBlank: {
    en: 'Not answered yet: drag a line or use its arrows.',
    zh: '尚未作答：拖动某一行，或用箭头移动。',
  },
  hintDone: { en: 'This order is your answer. You can still change it.', zh: '当前顺序就是你的答案，仍可调整。' },
  keep: { en: 'Keep this order', zh: '就用这个顺序' },
  keyOrder: { en: 'Right order: {order}', zh: '正确顺序：{order}' },
  place: { en: 'Right place: {place}', zh: '正确位置：第 {place} 位' },
  atPlace: { en: 'Right place', zh: '位置正确' },
  shown: { en: 'Lines, as students first see them', zh: '学生最初看到的各行' },
  keyOf: { en: 'Right order', zh: '正确顺序' },
  same: {
    en: 'Students would see the right order at once. Move a line in one of the two lists.',
    zh: '学生一打开就会看到正确顺序，请在其中一个列表里移动某一行。',
  },
});
