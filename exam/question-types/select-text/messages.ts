import { defineMessages } from '@inkstone/base';

/** Texts of selecting words in a passage. */
export const messages = defineMessages('question.select-text', {
  hintOne: { en: 'Press the marked words that answer the question.', zh: '点按能回答问题的标出文字。' },
  hintSeveral: { en: 'Press {count} of the marked pieces; {given} chosen.', zh: '选出 {count} 处，已选 {given} 处。' },
  hintSpan: {
    en: 'Select the words with the mouse, your finger, or shift and the arrow keys.',
    zh: '用鼠标、手指，或按住 Shift 加方向键选取文字。',
  },
  passage: { en: 'Passage', zh: '短文' },
  selected: { en: 'You selected', zh: '已选取' },
  nothing: { en: 'Nothing is selected yet.', zh: '尚未选取。' },
  rightOne: { en: 'right', zh: '正确' },
  chosenRight: { en: 'chosen, right', zh: '已选，正确' },
  chosenWrong: { en: 'chosen, wrong', zh: '已选，错误' },
  text: { en: 'Question', zh: '题目' },
  by: { en: 'What is selected', zh: '选取方式' },
  byPieces: { en: 'Marked pieces', zh: '标出的片段' },
  bySpan: { en: 'Any words', zh: '任意文字' },
  passageHow: {
    en: 'Plain text. Put square brackets around each piece that can be chosen.',
    zh: '纯文字。用方括号括住每个可选的片段。',
  },
  passagePlain: { en: 'Plain text; any words can be selected.', zh: '纯文字，可以选取任意文字。' },
  rightPieces: { en: 'Right pieces', zh: '正确的片段' },
  spans: { en: 'Right words, as they stand in the passage', zh: '正确的文字（与短文一致）' },
  spansHow: { en: 'Press Enter after each.', zh: '每填一处按回车键。' },
  least: { en: 'How much has to be met, in percent', zh: '至少重合百分之多少' },
  leastHow: {
    en: 'Twice the words shared over the words of both. At 70, a word too many or too few in a sentence does no harm.',
    zh: '共同词数的两倍除以双方词数之和。设为 70 时，一句中多选或少选一个词不影响得分。',
  },
});
