import { defineMessages } from '@inkstone/base';

/** Texts of an insert-sentence question. */
export const messages = defineMessages('question.insert-sentence', {
  lead: {
    en: 'Where in the paragraph does this sentence fit best?',
    zh: '下面的句子放在段落中哪个位置最合适？',
  },
  leadPassage: {
    en: 'Look at the squares in the passage. Where does this sentence fit best?',
    zh: '请看文章中的方块。下面的句子放在哪个位置最合适？',
  },
  hintPassage: {
    en: 'Choose a square in the passage: the sentence appears there.',
    zh: '在文章中选择一个方块，句子会显示在那里。',
  },
  square: { en: 'Square {letter}: put the sentence here', zh: '方块 {letter}：把句子放在这里' },
  hint: {
    en: 'Choose a square: the sentence appears there.',
    zh: '选择一个方块，句子会显示在那里。',
  },
  placed: {
    en: 'The sentence stands at square {letter}. Choose another square to move it.',
    zh: '句子现在位于方块 {letter}。选择另一个方块即可移动。',
  },
  squareName: { en: 'Square {letter}', zh: '方块 {letter}' },
  text: { en: 'Paragraph with squares', zh: '带方块的段落' },
  addSquare: { en: 'Square', zh: '插入方块' },
  sentence: { en: 'Sentence to insert', zh: '待插入的句子' },
  keyOf: { en: 'Where the sentence belongs', zh: '句子的正确位置' },
  noSquares: {
    en: 'Put the cursor where the sentence could go and press Square; four squares are usual.',
    zh: '把光标放在句子可能的位置，再点“插入方块”；通常有四个方块。',
  },
});
