import { defineMessages } from '@inkstone/base';

/** Texts of a sentence to build. */
export const messages = defineMessages('question.sentence-build', {
  sentence: { en: 'Your sentence', zh: '你的句子' },
  chips: { en: 'Words to build with', zh: '可用的词语' },
  put: { en: 'Add {word}', zh: '加入 {word}' },
  takeOut: { en: 'Take out {word}, place {place}', zh: '取出第 {place} 个：{word}' },
  added: { en: '{word} added. {sentence}', zh: '已加入 {word}。{sentence}' },
  takenOut: { en: '{word} taken out. {sentence}', zh: '已取出 {word}。{sentence}' },
  empty: { en: 'nothing yet', zh: '尚未组句' },
  moved: { en: '{word} is now at place {place}. {sentence}', zh: '{word} 现在是第 {place} 个。{sentence}' },
  full: { en: 'Every place is taken. Take a word out first.', zh: '所有位置都已填满，请先取出一个词语。' },
  emptySlot: { en: 'Place {place}, empty: put the next word here', zh: '第 {place} 个位置，空：把下一个词语放在这里' },
  keysHow: {
    en: 'Enter puts a word into the sentence or takes it out; the arrow keys move a word in the sentence.',
    zh: '按回车键放入或取出词语；按左右方向键移动句中的词语。',
  },
  hint: {
    en: 'Drag the words into the sentence, or press them in order; press one in the sentence to take it out. Some may not be needed.',
    zh: '把词语拖到句中，或按顺序点按；点按句中的词语可将其取出。有的词语可能用不到。',
  },
  right: { en: 'Right sentence', zh: '正确的句子' },
  alsoRight: { en: 'Also right', zh: '也正确' },
  before: { en: 'Words that the sentence begins with (optional)', zh: '句首已给出的词语（选填）' },
  after: { en: 'Words or stop that it ends with (optional)', zh: '句末已给出的词语或标点（选填）' },
  whole: { en: 'The sentence to build, in the right order', zh: '要组成的句子，按正确语序填写' },
  wholeHow: {
    en: 'Without what is given already. Put a bar between the pieces; without bars every word is one. Students see them in another order.',
    zh: '不含已给出的部分。各块之间用竖线隔开；没有竖线时，每个单词为一块。学生看到的顺序会打乱。',
  },
  wholeExample: { en: 'what time | it | closes', zh: 'what time | it | closes' },
  looks: { en: 'The right sentence', zh: '正确的句子' },
  more: { en: 'Misleading words, other orders', zh: '添加干扰词语或其他语序' },
  needWhole: { en: 'Write at least two pieces.', zh: '请至少写两块。' },
  shown: { en: 'Words to build with, distractors among them', zh: '可用的词语（含干扰项）' },
  keyOf: { en: 'Accepted sentence {number}', zh: '可接受的句子 {number}' },
  another: { en: 'Accept another order', zh: '接受另一种语序' },
  remove: { en: 'Remove accepted sentence {number}', zh: '删除可接受的句子 {number}' },
});
